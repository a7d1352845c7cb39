"""What cards in play change while they lie there (D-22, D-55, D-56a): found anew whenever one comes or goes."""

from __future__ import annotations

from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import ALLOW, BAN, BOOST, MOD, Effect
from keeling.games.daybreak.model.words import BAN_START, BAN_TUCK, EACH_MODS, EACH_TAGS
from keeling.kit.lasting import weigh

_ROW = 5  # numbers of one thing that is still to come: mod, seat, n, first round, last round


def own_mod(t: DaybreakPosition, seat: int, mod: int) -> int:
    """How much cards change a number of this player."""
    return t.mod[seat * EACH_MODS + mod]


def common_mod(t: DaybreakPosition, mod: int) -> int:
    """How much cards change a number of all."""
    return t.mod[t.seats * EACH_MODS + mod - EACH_MODS]


def is_banned(t: DaybreakPosition, ban: int) -> bool:
    """Whether a card in play forbids this."""
    return t.bans >> ban & 1 == 1


def for_some_rounds(t: DaybreakPosition, effect: Effect, seat: int, n: int) -> None:
    """A change that holds for so many rounds from the next on; several add up (D-55)."""
    t.coming += [effect.of, seat, n, t.round + 1, t.round + effect.last]


def forbids_start(t: DaybreakPosition, card: int) -> str:
    """The card in play that forbids starting this one (D-56a)."""
    f = t.figures
    in_play = [(f.projects[at].key, f.projects[at].effects) for place, at in enumerate(t.project) if t.active[place]]
    in_play += [(f.crises[at].key, f.crises[at].effects) for at in t.lasting]
    in_play += [(f.challenges[at].key, f.challenges[at].effects) for at in t.challenges[::2]]
    for key, effects in in_play:
        for effect in effects:
            if effect.do == BAN and effect.of == BAN_START and effect.tags & f.mask[card]:
                return key
    return ""


def recount(t: DaybreakPosition) -> None:
    """Read all cards in play anew."""
    f = t.figures
    t.mod = [0] * len(t.mod)
    t.boost = [1] * len(t.boost)
    t.bans = t.no_start = t.hand_over = t.boosted = 0
    t.tuck_ban = -1
    for place, project in enumerate(t.project):
        if project >= 0 and t.active[place]:
            for effect in f.projects[project].effects:
                _stand(t, effect, -1, -1)
    for crisis in t.lasting:
        for effect in f.crises[crisis].effects:
            _stand(t, effect, -1, crisis)
    for at in range(0, len(t.challenges), 2):
        for effect in f.challenges[t.challenges[at]].effects:
            _stand(t, effect, t.challenges[at + 1], -1)
    for at in range(0, len(t.coming), _ROW):
        mod, seat, n, first, last = t.coming[at : at + _ROW]
        if first <= t.round <= last:
            for start in _starts(t, mod, seat):
                t.mod[start + mod] += n


def _stand(t: DaybreakPosition, effect: Effect, seat: int, crisis: int) -> None:
    """One effect of a card in play; bans and boosts that are alike do not add up (D-56a)."""
    if effect.do == MOD and not effect.last:
        for start in _starts(t, effect.of, seat):
            weigh(t.mod, start, effect, 1, -1)
    elif effect.do == BAN:
        t.bans |= 1 << effect.of
        if effect.of == BAN_START:
            t.no_start |= effect.tags
        elif effect.of == BAN_TUCK:
            t.tuck_ban = crisis
    elif effect.do == BOOST:
        at = effect.of * EACH_TAGS + effect.tag
        t.boost[at] = max(t.boost[at], effect.n)
        t.boosted = 1
    elif effect.do == ALLOW:
        t.hand_over |= effect.tags


def _starts(t: DaybreakPosition, mod: int, seat: int) -> list[int]:
    """Where the numbers begin among which this one is: those of one player, of each, or of all behind them."""
    if mod >= EACH_MODS:
        return [(t.seats - 1) * EACH_MODS]
    return [player * EACH_MODS for player in (range(t.seats) if seat < 0 else [seat])]
