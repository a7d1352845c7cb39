"""Setting up the table (S-10 … S-15, S-90): every draw is chance among what is left."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Rule, Step
from keeling.games.co2_family.rules import draws, un_goals
from keeling.games.co2_family.rules.draws import HAND, discard_gas, hand_out
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import COMPETITIVE, COOPERATIVE
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.environment import GROUPS
from keeling.games.second_chance.rules.goals import DEALT
from keeling.games.second_chance.rules.inspectors import PLANTS, SUMMITS
from keeling.games.second_chance.rules.personal import EACH_KEEPS

RANDOM_CARD: Final = -1  # t.solo_card before it is drawn


class Setup(Rule[SecondChancePosition]):  # S-10 S-12 S-15 S-90
    """Lay out the board and hand every player their first pieces."""

    ids = "S-10 S-12 S-15 S-90"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        f = t.figures
        t.co2 = f.start_co2[t.mode]
        hand_out(t, 0)
        discard_gas(t, f.gas_out[t.seats - 1])
        if t.inspectors:
            t.tech_bank -= 2  # they are tech cubes (S-85)
        if t.seats == 1:  # S-3: pieces of unused colours fill in
            t.tokens[0] *= 4
            t.cubes[0] *= 4
        t.then(
            ("start-player", -1, ()),
            ("lay-summit", -1, (0, 1)),
            ("lay-tile", -1, (0,)),
            *(self.team(t) if is_team(t) else self.rivals(t)),
            ("deal-lobby", 0, (HAND,)),
            ("draft", -1, (HAND,)),
            *(self.alone(t) if t.seats == 1 else []),
            ("inspect", -1, (PLANTS,)),
            ("inspect", -1, (SUMMITS,)),
            ("next-decade", -1, ()),
        )

    def team(self, t: SecondChancePosition) -> list[Step]:
        """What the cooperative game lays out (S-12 … S-14)."""
        f = t.figures
        t.common = f.team_vp
        laid: list[Step] = [("lay-environment", -1, (group, f.laid[group])) for group in range(GROUPS)]
        goals = 4 if t.seats == 1 else EACH_KEEPS
        return [*laid, *self.un(t, COOPERATIVE), ("deal-personal", 0, (goals,))]

    def rivals(self, t: SecondChancePosition) -> list[Step]:
        """What the competitive game lays out (S-15)."""
        for goal, out in enumerate(t.figures.goal_out):
            if t.seats not in out:
                t.goal_deck |= 1 << goal
        return [
            *self.un(t, COMPETITIVE),
            ("first-event", -1, ()),
            ("deal-goal", 0, (DEALT,)),
            ("choose-goals", -1, ()),
        ]

    def un(self, t: SecondChancePosition, mode: int) -> list[Step]:
        """UN goals of both types."""
        count = t.figures.un_open[mode][t.seats - 1]
        return [("open-un", -1, (kind, count)) for kind in range(2)]

    def alone(self, t: SecondChancePosition) -> list[Step]:
        """What one player sets up beside that (S-90, S-91)."""
        t.common = t.figures.solo_vp[0]
        return [
            ("draw-solo-card", -1, (1 if t.solo_card == RANDOM_CARD else 0,)),
            ("solo-card", -1, ()),
            ("keep-personal", 0, (0,)),
            ("solo-region", 0, ()),
        ]


class StartPlayer(draws.StartPlayer[SecondChancePosition]):  # S-10
    """Draw the start player (ruling); money goes by seat from there."""

    ids = "S-10"


class LaySummit(draws.LaySummit[SecondChancePosition]):  # S-10 S-45
    """Draw a summit tile of any size to a place."""

    ids = "S-10 S-45"


class LayTile(draws.LayTile[SecondChancePosition]):  # S-10
    ids = "S-10"


class OpenUn(un_goals.OpenUn[SecondChancePosition]):  # S-14 S-15
    """UN goals of a type are laid out; args are the type and how many are left."""

    ids = "S-14 S-15"

    def pile(self, t: SecondChancePosition, seat: int, args: Args) -> int:
        return super().pile(t, seat, args) & t.figures.un_types[args[0]]

    def tell(self, t: SecondChancePosition, card: int) -> None:
        plants = un_goals.listed(t.figures, t.figures.un_plants[card])
        t.note("un-opened", "S-14" if is_team(t) else "S-15", -1, {"no": card + 1, "plants": plants})


class DealLobby(draws.DealLobby[SecondChancePosition]):  # S-10
    """Five lobbyists for each player; for a draft they are the first pack instead."""

    ids = "S-10"
