"""Setting up the table (C-10 … C-19): every draw is chance among what is left."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule, Step
from keeling.core.piles import without
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import FOSSILS, REGIONS
from keeling.games.co2_family.rules import demand, draws
from keeling.games.co2_family.rules.demand import FOSSIL
from keeling.games.co2_family.rules.draws import HAND
from keeling.kit.draws import PileDeal

EVENT: Final[list[Option]] = [("event", word) for word in REGIONS]
GOAL: Final[list[Option]] = [("goal", str(no + 27)) for no in range(7)]
UN: Final[list[Option]] = [("un", str(no + 34)) for no in range(13)]


class Setup(Rule[Co2Position]):  # C-10 C-15
    """Lay out the board and hand every player their first pieces."""

    ids = "C-10 C-15"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        f = t.figures
        for region in range(len(REGIONS)):
            t.permits_in[region] = f.spaces[region] - 1  # one space takes the first fossil plant (C-14)
        t.bank = f.permits - t.market - sum(t.permits_in)
        for player in range(t.seats):
            t.permits[player] = f.start_permits
            t.bank -= f.start_permits
            t.tech[player] = f.start_tech
            t.tech_bank -= f.start_tech
            t.hand[player] = f.start_scientists
            t.pool[player] = f.scientists - f.start_scientists
        if t.preset:  # C-80: the lobbyist's gas tiles leave the game
            t.fossils[0] -= f.preset_out[t.preset - 1]
            t.fossils_out[0] += f.preset_out[t.preset - 1]
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
    """Draw the start player; money goes by seat from there."""

    ids = "C-10"


class LaySummit(draws.LaySummit[Co2Position]):  # C-12 C-56
    """Draw a summit tile to a place; the first ones come from the two-topic tiles."""

    ids = "C-12 C-56"

    def pile(self, t: Co2Position, seat: int, args: Args) -> int:
        return t.summit_deck & t.figures.two_topics if args[1] else t.summit_deck


class LayTile(draws.LayTile[Co2Position]):  # C-13
    """One random regional tile for each region."""

    ids = "C-13"


class FirstFossil(Rule[Co2Position]):  # C-14 C-80
    """One fossil plant on the first space of each region, at random or out of a preset."""

    ids = "C-14 C-80"
    prompt = "first-fossil"
    asks = True
    chance = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [FOSSIL[kind] for kind in range(len(FOSSILS)) if self.count(t, kind)]

    def weights(self, t: Co2Position, seat: int, args: Args, options: list[Option]) -> list[int] | None:
        return [count for count in (self.count(t, kind) for kind in range(len(FOSSILS))) if count]

    def count(self, t: Co2Position, kind: int) -> int:
        """How many tiles of a kind can still come: of the pile, or of the preset's six."""
        if not t.preset:
            return t.fossils[kind]
        laid = sum(code == kind + 1 for code in t.space)
        return t.figures.presets[t.preset - 1][kind] - laid

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


class DealGoal(Rule[Co2Position]):  # C-16
    """One secret company goal for each player."""

    ids = "C-16"
    prompt = "deal-goal"
    asks = True
    chance = True
    secret = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        out = t.figures.goal_out
        return [GOAL[card] for card in range(len(GOAL)) if t.seats not in out[card] and card not in t.goal]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        t.goal[seat] = int(option[1]) - 27
        if t.facts is not None:
            t.note("goal-dealt", "C-16", seat, {"no": t.goal[seat] + 27}, True)
        if seat + 1 < t.seats:
            t.then(("deal-goal", seat + 1, ()))


class OpenUn(PileDeal[Co2Position]):  # C-17 C-92
    """Reveal UN goals, one by one, to the right of the open ones."""

    ids = "C-17 C-92"
    prompt = "open-un"

    def pile(self, t: Co2Position, seat: int, args: Args) -> int:
        return t.un_deck if args[0] else 0

    def words(self, t: Co2Position) -> list[Option]:
        return UN

    def lay(self, t: Co2Position, seat: int, args: Args, card: int) -> None:
        t.un_deck = without(t.un_deck, card)
        t.un_goals.append(card)
        if t.facts is not None:
            t.note("un-opened", "C-17" if t.seats > 1 else "C-92", -1, {"no": card + 34})

    def following(self, t: Co2Position, seat: int, args: Args) -> Step | None:
        return ("open-un", -1, (args[0] - 1,)) if args[0] > 1 else None


class FirstEvent(draws.FirstEvent[Co2Position]):  # C-18
    """The first event comes into force."""

    ids = "C-18"

    def words(self, t: Co2Position) -> list[Option]:
        return EVENT


class NextEvent(draws.NextEvent[Co2Position]):  # C-18
    """The next event lies face up on the deck, while there are any."""

    ids = "C-18"

    def words(self, t: Co2Position) -> list[Option]:
        return EVENT


class DealLobby(draws.DealLobby[Co2Position]):  # C-19
    """Five lobby cards for each player; for a draft they are the first pack instead."""

    ids = "C-19"
