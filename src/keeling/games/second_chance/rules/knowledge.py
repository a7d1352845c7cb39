"""Knowledge: discs on the tracks, their bonuses, and who gets them (S-46, S-46a)."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2_family.model.figures import BONUS_PERMIT, BONUS_TECH, BONUS_WILD, NO_BONUS
from keeling.games.co2_family.model.words import EACH, SEATS
from keeling.games.co2_family.rules import tracks
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.environment import TRACK_END, TRACK_MIDDLE, achieve

DECLINE: Final[Option] = ("decline",)
TAKE_TECH: Final[Option] = ("take", "tech")
GIVE: Final[list[Option]] = [("give", word) for word in SEATS[:4]]
# what the numbers of bonuses are called; from 0 on it is an energy
_NAMES: Final[dict[int, str]] = {BONUS_TECH: "tech", BONUS_PERMIT: "permit", BONUS_WILD: "wild"}


def learn(t: SecondChancePosition, seat: int, energy: int, rule: str) -> None:
    """One space to the right; a bonus there comes before anything else (S-46a)."""
    before = t.expertise[seat * EACH + energy]
    bonus = tracks.advance(t, seat, energy, rule)
    level = t.expertise[seat * EACH + energy]
    if level == before:
        return
    discs = t.expertise[energy::EACH]  # two equal goals need two discs there (S-55)
    if level == t.figures.track_end[energy]:
        achieve(t, TRACK_END, energy, discs.count(level))
    if level == t.figures.middle[energy]:
        achieve(t, TRACK_MIDDLE, energy, sum([1 for disc in discs if disc >= level]))
    if bonus == NO_BONUS:
        return
    shared = t.seats > 1 and (t.book or is_team(t))
    alone = t.seats == 1 and t.book and bonus != BONUS_PERMIT  # the region of a permit is asked for anyway
    if not shared and not alone:
        take_bonus(t, seat, bonus)
        return
    if t.facts is not None and any(has_use(t, player, bonus) for player in range(t.seats)):
        # whoever is asked next must know about what
        t.note("bonus-reached", "S-46", seat, {"bonus": bonus_name(t, bonus)})
    t.then(("hand-on" if shared else "use-bonus", seat, (bonus,)))


def take_bonus(t: SecondChancePosition, seat: int, bonus: int) -> None:
    """Use a bonus at once; what never hurts needs no question."""
    if not tracks.take_bonus(t, seat, bonus, "S-46"):
        learn(t, seat, bonus, "S-46")


def has_use(t: SecondChancePosition, seat: int, bonus: int) -> bool:
    """Whether a bonus would bring this player anything (S-3, S-46)."""
    f = t.figures
    if bonus == BONUS_TECH:
        return t.tech_bank > 0
    if bonus == BONUS_PERMIT:
        return t.market > 0 and any(t.permits_in[region] < f.spaces[region] for region in range(len(f.spaces)))
    if bonus == BONUS_WILD:
        return any(t.expertise[seat * EACH + energy] < f.track_end[energy] for energy in range(EACH))
    return t.expertise[seat * EACH + bonus] < f.track_end[bonus]


class Knowledge(Rule[SecondChancePosition]):  # S-46
    """One knowledge of an energy."""

    ids = "S-46"

    def act(self, t: SecondChancePosition, seat: int, args: Args) -> None:
        learn(t, seat, args[0], "S-46")


class HandOn(Choice[SecondChancePosition]):  # S-46 S-46a
    """Whose disc moved decides who gets the bonus, in every mode; it may be declined."""

    ids = "S-46 S-46a"
    prompt = "hand-on"
    closed = ("", "no-use S-46")

    def moves(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return [*GIVE[: t.seats], DECLINE]

    def gate(self, t: SecondChancePosition, seat: int, args: Args, move: Option) -> int:
        return 0 if move == DECLINE or has_use(t, SEATS.index(move[1]), args[0]) else 1

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        takers = [GIVE[player] for player in range(t.seats) if has_use(t, player, args[0])]
        if GIVE[seat] in takers and not is_team(t):  # S-46a: rivals think of themselves first
            takers.remove(GIVE[seat])
            takers.insert(0, GIVE[seat])
        return [*takers, DECLINE] if takers else []  # of no use to anybody: lost

    def numbers(self, t: SecondChancePosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"player": SEATS.index(move[1]) + 1, "bonus": bonus_name(t, args[0])}

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        if option == DECLINE:
            t.note("bonus-declined", "S-46", seat, {"bonus": bonus_name(t, args[0])})
            return
        taker = SEATS.index(option[1])
        if t.facts is not None and taker != seat:
            t.note("bonus-given", "S-46a", seat, {"bonus": bonus_name(t, args[0]), "taker": taker + 1})
        take_bonus(t, taker, args[0])


class UseBonus(Rule[SecondChancePosition]):  # S-46
    """Alone there is nobody to hand a bonus to, but it may be declined."""

    ids = "S-46"
    prompt = "use-bonus"
    asks = True

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        bonus = args[0]
        if not has_use(t, seat, bonus):
            return []
        if bonus == BONUS_TECH:
            return [TAKE_TECH, DECLINE]
        energies = range(EACH) if bonus == BONUS_WILD else [bonus]
        return [*[t.figures.learn[energy] for energy in energies if has_use(t, seat, energy)], DECLINE]

    def about(self, t: SecondChancePosition, seat: int, args: Args) -> Values:
        return {"bonus": bonus_name(t, args[0])}

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        if option == DECLINE:
            t.note("bonus-declined", "S-46", seat, {"bonus": bonus_name(t, args[0])})
        elif option == TAKE_TECH:
            take_bonus(t, seat, BONUS_TECH)
        else:
            learn(t, seat, t.figures.energy_of[option[1]], "S-46")


def bonus_name(t: SecondChancePosition, bonus: int) -> str:
    """What a bonus is called."""
    return _NAMES[bonus] if bonus < 0 else t.figures.energies[bonus]


class BonusPermit(tracks.BonusPermit[SecondChancePosition]):  # S-46 S-37
    """A market permit onto a free permit space of any region; it may be declined."""

    ids = "S-46 S-37"
    closed = ("", "region-full S-46")

    def moves(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        return [*tracks.PERMIT, DECLINE] if has_use(t, seat, BONUS_PERMIT) else []

    def gate(self, t: SecondChancePosition, seat: int, args: Args, move: Option) -> int:
        return 0 if move == DECLINE else super().gate(t, seat, args, move)

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        if option != DECLINE:
            super().play(t, seat, args, option)
        else:
            t.note("bonus-declined", "S-46", seat, {"bonus": "permit"})


class Wild(tracks.Wild[SecondChancePosition]):  # S-46 S-40
    """One knowledge of any energy whose track is not at its end."""

    ids = "S-46 S-40"
    closed = ("", "track-ended S-46")

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        learn(t, seat, t.figures.energy_of[option[1]], "S-46")
