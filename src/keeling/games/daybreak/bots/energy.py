"""No seat drives itself or another into a gap: which uses and answers would leave somebody short of energy."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Option, Step
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import ALL, BOARD, MOVE, OTHER, SELF, WHO_ANY
from keeling.games.daybreak.model.words import (
    BAN_DIRTY,
    CLEAN,
    DEMAND,
    DIRTY,
    EACH,
    EACH_TAGS,
    PLACES,
    SEATS,
    STACK_WORDS,
)
from keeling.games.daybreak.rules.asks import NO
from keeling.games.daybreak.rules.effects import amount, gains_to
from keeling.games.daybreak.rules.emissions import spare
from keeling.games.daybreak.rules.use import place_of

ENERGY: Final = (DEMAND, DIRTY, CLEAN)


def opens_gap(t: DaybreakPosition, seat: int, option: Option) -> bool:
    """Whether a use would leave somebody less energy than they need: what adds energy can as well come first."""
    if option[0] != "use":
        return False
    shifts = _shifts(t, seat, option[1])
    return any(more < 0 and spare(t, player) + more < 0 for player, more in shifts)


def closes_gap(t: DaybreakPosition, seat: int, option: Option) -> bool:
    """Whether a use adds energy where some is missing."""
    return option[0] == "use" and any(player == seat and more > 0 for player, more in _shifts(t, seat, option[1]))


def _shifts(t: DaybreakPosition, seat: int, word: str) -> list[tuple[int, int]]:
    """By player: the spare energy that a use adds or takes. Where one may choose, the best choice; a gift is of one."""
    f = t.figures
    if word in STACK_WORDS:
        stack = seat * PLACES + STACK_WORDS.index(word)
        card, base = t.top[stack], stack * EACH_TAGS
        effects = f.local[card].effects
    else:
        place = place_of(t, word)
        card, base = -1, 0
        effects = f.projects[t.project[place]].effects if place >= 0 else []
    found = [0] * t.seats
    for effect in effects:
        who = effect.who
        if effect.do == MOVE and effect.at == CLEAN and not effect.takes:
            found[seat] -= 1 if effect.may else amount(t, effect, base, card)
        elif effect.do == BOARD and not effect.may and effect.at in ENERGY:
            n = amount(t, effect, base, card)
            changes = [(player, _change(t, player, effect.at, n)) for player in range(t.seats)]
            if who in (SELF, ALL):
                for player, more in changes:
                    found[player] += more if who == ALL or player == seat else 0
            elif who in (OTHER, WHO_ANY):
                others = [one for one in changes if one[0] != seat or who == WHO_ANY]
                free = [one for one in others if gains_to(t, seat, one[0], effect, n)]
                if free:
                    player, more = max(free, key=lambda one: (spare(t, one[0]) + min(0, one[1]), one[0] == seat))
                    found[player] += more
    return list(enumerate(found))


def _change(t: DaybreakPosition, player: int, at: int, n: int) -> int:
    """How much more spare energy a player has with so much more of a number."""
    if at == DEMAND:
        return -n
    if at == DIRTY and n < 0 and t.bans >> BAN_DIRTY & 1:
        return 0
    return max(n, -t.board[player * EACH + at])


def to(t: DaybreakPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Nobody whom it would leave short of energy, if there is anybody else."""
    asked = _asked_for_energy(t, seat, "to")
    if asked is None:
        return options
    short: list[int] = []
    for option in options:
        player = SEATS.index(option[1])
        more = _change(t, player, *asked)
        short.append(max(0, -more - max(0, spare(t, player))) if more < 0 else 0)
    return [option for option, missing in zip(options, short, strict=True) if missing == min(short)]


def may(t: DaybreakPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Not what would leave one short of energy oneself."""
    asked = _asked_for_energy(t, seat, "may")
    if asked is None:
        return options
    more = _change(t, seat, *asked)
    return [NO] if more < 0 and spare(t, seat) + more < 0 else options


def move(t: DaybreakPosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Of clean energy no more than one can spare, if it may be less."""
    step = _asked(t, seat, "move")
    if step is None or options[0][0] != "send" or t.figures.effects[step[2][0]][step[2][1]].at != CLEAN:
        return options
    most = max(spare(t, seat), min(int(option[1]) for option in options))
    return [option for option in options if int(option[1]) <= most]


def _asked_for_energy(t: DaybreakPosition, seat: int, name: str) -> tuple[int, int] | None:
    """The number of a board that a seat is asked about, and how much it would change, if it is one of energy."""
    step = _asked(t, seat, name)
    if step is None:
        return None
    effect = t.figures.effects[step[2][0]][step[2][1]]
    return (effect.at, step[2][2]) if effect.do == BOARD and effect.at in ENERGY else None


def _asked(t: DaybreakPosition, seat: int, name: str) -> Step | None:
    """The step of that name that waits for a seat's answer."""
    waiting = [lane[-1] for lane in [*t.lanes, t.agenda] if lane]
    return next((step for step in waiting if step[0] == name and step[1] == seat), None)
