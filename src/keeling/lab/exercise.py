"""How often random games exercise each rule: by steps taken, facts reported and moves refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from keeling.core.agenda import CHANCE, Fact, P, Rule
from keeling.core.chance import generator
from keeling.core.flow import Question, answer, asks
from keeling.core.game import AnyGame, Figures, Game, Settings, check_settings
from keeling.core.reason import BadInput
from keeling.core.sheet import Sheet, lay_over
from keeling.games import find, house_figures
from keeling.lab.playout import pick_kind


def variety(game: AnyGame, games: int, sheets: list[Sheet]) -> Iterator[tuple[int, Settings, Figures]]:
    """Tables of every seat count, every value of every option and every sheet, in turn."""
    figures = [house_figures(game.name), *(game.figures(lay_over(game.sheet(), over)) for over in sheets)]
    counts = range(game.least_seats, game.most_seats + 1)
    for number in range(games):
        seats = counts[number % len(counts)]
        rng = generator("variety", number)
        chosen = {s.name: rng.choice(s.values_for(seats)) for s in game.settings if seats >= s.least_seats}
        box = figures[number // len(counts) % len(figures)]
        settings = check_settings(game, seats, chosen)
        try:
            game.start(box, seats, settings)
        except BadInput:  # seats have wished for what this table has not, or for the same
            wishes = [s.name for s in game.settings if s.seat]
            settings = check_settings(game, seats, {name: chosen[name] for name in chosen if name not in wishes})
        yield seats, settings, box


def exercise(name: str, games: int, sheets: list[Sheet]) -> tuple[Counter[str], Counter[str]]:
    """Play random games; how often each rule id came up, and how the games ended."""
    game = find(name)
    counts: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    for number, (seats, settings, figures) in enumerate(variety(game, games, sheets)):
        position = game.start(figures, seats, settings)
        _one(game, position, number, counts)
        endings[position.ending] += 1
    return counts, endings


def _one(game: Game[P], position: P, number: int, counts: Counter[str]) -> None:
    rng = generator("exercise", number)
    shunned = ""
    facts: list[Fact] = []
    position.facts = facts
    while owed := asks(game.rules, position):
        ask = owed[0]
        rule = game.rules[ask.step[0]]
        counts.update(rule.ids.split())
        if not shunned and rule.turn:
            verbs = list(dict.fromkeys(move[0] for move in rule.moves(position, ask.seat, ask.step[2])))
            shunned = verbs[number % len(verbs)]  # else whatever can be spent early never lasts to the end
        if ask.seat != CHANCE and rng.getrandbits(6 if rule.turn else 9) == 0:
            _refusals(rule, position, ask, counts)
        answer(game.rules, position, ask, pick_kind(rng, ask, shunned))
    counts.update(fact.rule for fact in facts)


def _refusals(rule: Rule[P], position: P, ask: Question, counts: Counter[str]) -> None:
    """The rules that close answers to this question, once each."""
    reasons = [rule.why(position, ask.seat, ask.step[2], move) for move in rule.moves(position, ask.seat, ask.step[2])]
    counts.update(sorted({reason.rule for reason in reasons if reason is not None}))
