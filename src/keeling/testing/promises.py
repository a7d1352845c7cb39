"""What a move may bring, tried out in every way it can go on; and what its button promises, held against that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import keeling
from keeling.core.agenda import Fact, Option, Position, Rule, Step
from keeling.core.flow import Question, answer
from keeling.core.prices import COMMON, ENDING, Figure, figures
from keeling.testing.hints import about

MOST = 200  # ways of one move that are tried; a move with more is left out
Key = tuple[str, int, bool]  # what is counted, whose it is and whether it is gained
Sums = dict[Key, list[int]]
Rules = dict[str, Rule[Position]]


class TooMany(Exception):
    """A move can go on in more ways than are tried."""


def ways(match: keeling.AnyMatch, ask: Question, option: tuple[str, ...]) -> list[list[Fact]]:
    """The facts of every way in which a move can go on, up to a draw or to what is not its doing."""
    p = match.game.redeal(match.position, ask.seat, Random(0)).copy()
    floor = len(p.agenda if ask.lane < 0 else p.lanes[ask.lane]) - 1
    found: list[list[Fact]] = []
    for facts in _on(match.game.rules, p, ask, option, floor, [], ask):
        found.append(facts)
        if len(found) > MOST:
            raise TooMany
    return found


def _on(
    rules: Rules, p: Position, ask: Question, option: Option, floor: int, before: list[Fact], begun: Question
) -> Iterator[list[Fact]]:
    """Answer a question on a copy, let happen what happens, and answer whatever is asked then in every way."""
    p = p.copy()
    facts = p.facts = before[:]
    answer(rules, p, ask, option)
    step, options = _next(rules, p, ask.lane, floor)
    if step is None:
        yield facts
    elif step[0] == begun.step[0] and step[1] != begun.seat:
        yield facts  # the question it began with, to another player
    else:
        for one in options:
            asked = Question(step[1], "", options, None, step, ask.lane)
            yield from _on(rules, p, asked, one, floor, facts, begun)


def _next(rules: Rules, p: Position, lane: int, floor: int) -> tuple[Step | None, list[Option]]:
    """The next question of a move, if there is one before a draw."""
    common = p.agenda
    p.agenda = agenda = common if lane < 0 else p.lanes[lane]
    try:
        while len(agenda) > floor and not p.ending and not (lane < 0 and p.lanes):
            step = agenda[-1]
            rule = rules[step[0]]
            if rule.asks:
                options = [] if rule.turn or rule.rests else rule.options(p, step[1], step[2])
                if rule.turn or rule.rests or (rule.chance and (len(options) > 1 or rule.secret)):
                    return None, []
                if options:
                    return step, options
            agenda.pop()
            if not rule.asks:
                rule.act(p, step[1], step[2])
        return None, []
    finally:
        p.agenda = common


def sums(told: list[Figure], stands: dict[str, str]) -> Sums:
    """Figures by what they count; what may be of several kinds is taken together with these."""
    found: Sums = {}
    for word, amount, whose in told:
        key = (stands.get(word, word), whose, amount > 0)
        found.setdefault(key, []).append(amount)
    return found


def common(found: list[Sums], key: Key) -> Counter[int]:
    """The single amounts that come in every way."""
    first, *others = [Counter(one.get(key, ())) for one in found]
    for other in others:
        first &= other
    return first


def counted(match: keeling.AnyMatch, facts: list[Fact], seat: int) -> list[Figure]:
    """What facts count, one by one."""
    found, kinds = [], {**match.game.prices.facts, **about(match.game.name, "COUNTS", {})}
    for fact in facts:
        how = kinds.get(fact.kind)
        if how is None or (fact.secret and fact.seat != seat):
            continue
        amount = how.amount if isinstance(how.amount, int) else int(fact.values[how.amount])
        found.append(Figure(how.says(fact), how.sign * amount, COMMON if how.common else fact.seat))
    return [one for one in found if one.amount]


def broken(match: keeling.AnyMatch, seat: int, told: dict[Option, list[Figure]], tried: list[Option]) -> list[str]:
    """Of some options, what their figures promise that is not sure, or leave out though it is."""
    ask, wrong = match.ask_of(seat), []
    assert ask is not None
    stands, later = about(match.game.name, "STANDS", {}), match.promised(seat, tried)
    for option in tried:
        if option[0] in match.game.prices.free or told[option] == later.get(option):
            continue
        try:
            found = [sums(counted(match, facts, seat), stands) for facts in ways(match, ask, option)]
        except TooMany:
            continue
        said = sums([one for one in told[option] if one.word != ENDING], stands)
        own = {word for word, whose, _ in said if whose == seat}
        for key in {*said, *(key for one in found for key in one)}:
            amounts = {sum(one.get(key, ())) for one in found}
            least, promised = min(map(abs, amounts)), abs(sum(said.get(key, ())))
            sure = least if len(amounts) == 1 and key[0] in stands.values() else abs(sum(common(found, key).elements()))
            mirrored = key[1] not in (seat, COMMON) and key[0] in own
            if promised > least or (promised < sure and not mirrored):
                wrong.append(f"{' '.join(option)}: {key} is {sorted(amounts)}, said {promised}")
    return wrong


def kept(match: keeling.AnyMatch, seat: int, most: int, rng: Random) -> tuple[int, list[str]]:
    """How many options of a seat were looked at, and what is wrong with what is promised of them."""
    ask = match.ask_of(seat)
    assert ask is not None
    tried = ask.options if len(ask.options) <= most else rng.sample(ask.options, most)
    return len(tried), broken(match, seat, figures(match, seat), tried)


def a_move(match: keeling.AnyMatch, options: tuple[Option, ...], rng: Random) -> Option:
    """A random move, rather one of which much is seen."""
    liked = [option for option in options if option[0] in about(match.game.name, "EAGER", ())]
    return rng.choice(liked if liked and rng.random() < 0.5 else options)
