"""Setting up the table (C-10 … C-19): every draw is chance among what is left."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import FOSSILS, REGIONS
from keeling.games.co2_family.rules import demand, draws, un_goals
from keeling.games.co2_family.rules.draws import HAND, discard_gas, hand_out
from keeling.kit.draws import Draw

GOAL: Final[list[Option]] = [("goal", str(no + 27)) for no in range(7)]


class Setup(Rule[Co2Position]):  # C-10 C-15
    """Lay out the board and hand every player their first pieces."""

    ids = "C-10 C-15"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        f = t.figures
        hand_out(t, 1)  # one space takes the first fossil plant (C-14)
        if t.preset:
            discard_gas(t, f.preset_out[t.preset - 1])  # C-80: the lobbyist's
        t.then(
            ("start-player", -1, ()),
            ("lay-summit", -1, (0, 1)),
            ("lay-tile", -1, (0,)),
            ("first-fossil", -1, (0,)),
            ("deal-goal", 0, ()),
            ("open-un", -1, (f.un_open[t.seats - 1],)),
            ("first-event", -1, ()),
            ("deal-lobby", 0, (HAND,)),
            ("draft", -1, (HAND,)),
            ("solo-region", 0, ()),
            ("operations", -1, ()),  # C-20: the first decade has no supply phase
        )


class StartPlayer(draws.StartPlayer[Co2Position]):  # C-10
    ids = "C-10"


class LaySummit(draws.LaySummit[Co2Position]):  # C-12 C-56
    """Draw a summit tile to a place; the first ones come from the two-topic tiles."""

    ids = "C-12 C-56"

    def pile(self, t: Co2Position, seat: int, args: Args) -> int:
        return t.summit_deck & t.figures.two_topics if args[1] else t.summit_deck


class LayTile(draws.LayTile[Co2Position]):  # C-13
    ids = "C-13"


class FirstFossil(demand.FossilDraw[Co2Position]):  # C-14 C-80
    """One fossil plant on the first space of each region, at random or out of a preset."""

    ids = "C-14 C-80"
    prompt = "first-fossil"

    def counts(self, t: Co2Position, args: Args) -> list[int]:
        if not t.preset:
            return t.fossils
        preset = t.figures.presets[t.preset - 1]  # of its six what is not yet laid
        return [count - t.space.count(kind) for kind, count in enumerate(preset, 1)]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        place_fossil(t, args[0], t.figures.first_space[args[0]], FOSSILS.index(option[1]), self.rule(t))
        if args[0] + 1 < len(REGIONS):
            t.then(("first-fossil", -1, (args[0] + 1,)))

    def rule(self, t: Co2Position) -> str:
        return "C-80" if t.preset else "C-14"


def place_fossil(t: Co2Position, region: int, space: int, kind: int, rule: str) -> None:
    """A fossil plant goes into play; it is remembered that the disaster line was reached (C-14, C-23, C-70)."""
    demand.place_fossil(t, region, space, kind, rule)
    if t.co2 >= t.figures.disaster:
        t.hot = 1


class DealGoal(Draw[Co2Position]):  # C-16
    """One secret company goal for each player."""

    ids = "C-16"
    prompt = "deal-goal"
    secret = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        out = t.figures.goal_out
        return [GOAL[card] for card in range(len(GOAL)) if t.seats not in out[card] and card not in t.goal]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        t.goal[seat] = int(option[1]) - 27
        t.note("goal-dealt", "C-16", seat, {"no": t.goal[seat] + 27}, True)
        if seat + 1 < t.seats:
            t.then(("deal-goal", seat + 1, ()))


class OpenUn(un_goals.OpenUn[Co2Position]):  # C-17 C-92
    """Reveal UN goals, one by one, to the right of the open ones."""

    ids = "C-17 C-92"

    def tell(self, t: Co2Position, card: int) -> None:
        t.note("un-opened", "C-17" if t.seats > 1 else "C-92", -1, {"no": card + t.figures.first_un})


class FirstEvent(draws.FirstEvent[Co2Position]):  # C-18
    ids = "C-18"


class NextEvent(draws.NextEvent[Co2Position]):  # C-18
    ids = "C-18"


class DealLobby(draws.DealLobby[Co2Position]):  # C-19
    """Five lobby cards for each player; for a draft they are the first pack instead."""

    ids = "C-19"
