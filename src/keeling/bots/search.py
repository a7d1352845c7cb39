"""A bot that searches: Monte-Carlo tree search over positions that agree with its view."""

from __future__ import annotations

from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Final, Generic

from keeling.bots.lookahead import candidates_of, owed
from keeling.bots.outcomes import FAR, habit, shares
from keeling.bots.race import Race
from keeling.bots.rollout import rollout, weighted_choice
from keeling.bots.turns import TRIALS, Turns
from keeling.core.agenda import Option, P
from keeling.core.flow import Question, answer, settle
from keeling.core.match import Ask
from keeling.core.perspective import Perspective

CURIOSITY: Final = 0.6  # how much a little-tried option with a good prior is preferred
USUAL: Final = 0.5  # the prior of a rule of thumb's answer
HOPE: Final = 0.1  # what was tried first may lose: other options are to be tried still
ITERATIONS: Final = 1000  # about a second's worth; whole turns are tried fewer times
UNLIMITED: Final = 10**9
CHECK: Final = 8  # iterations between two looks at the clock


class Node:
    """What is known of one line of choices: how often it was taken, and what came of it."""

    __slots__ = ("children", "prior", "total", "visits", "worth")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}
        self.worth: list[Option] = []  # what was worth a thought here when that was last looked at


class Search(Generic[P]):
    """One thought about one ask, judged by outcomes; its tree grows until the budget is used up."""

    def __init__(self, perspective: Perspective[P], rng: Random) -> None:
        self.perspective = perspective
        self.rng = rng
        self.game = perspective.game
        self.horizon = FAR * perspective.position.seats
        self.root = Node(1.0)
        self.decisions = 0
        self.iterations = 0
        # the same in every position that agrees with the view
        self.first = owed(self.game, perspective.position, perspective.seat)
        worth = candidates_of(self.game, perspective.position, self.first, first=True)
        usual = habit(self.game, perspective.position, self.first, rng)
        share = (1.0 - USUAL) / len(worth) if usual else 1.0 / len(worth)
        self.root.children = {option: Node(share) for option in worth}
        if usual:
            self.root.children[usual] = Node(USUAL + share)

    def run(self, iterations: int, until: float = inf) -> None:
        """Grow the tree, so many times or up to a moment of the clock."""
        for number in range(iterations):
            if number % CHECK == 0 and perf_counter() > until:
                return
            self.iterate()

    def favourite(self) -> Option:
        """The option tried most."""
        return max((child.visits, child.total, option) for option, child in self.root.children.items())[2]

    def iterate(self) -> None:
        """One guess at what is hidden, one way down the tree, one rollout, and its result all the way up."""
        game, rng = self.game, self.rng
        rules = game.rules
        position = self.perspective.resample(rng)
        node = self.root
        path: list[tuple[Node, int]] = [(node, self.perspective.seat)]
        self.iterations += 1
        while True:
            # of choices made all at once the own one is looked at first, the others in seat order
            ask = self.first if node is self.root else settle(rules, position, rng)
            if ask is None:
                break
            self.decisions += 1
            if len(ask.options) == 1 and node is not self.root:
                answer(rules, position, ask, ask.options[0])
                continue
            fresh = not node.visits and node is not self.root
            option, node = self.select(node, position, ask)
            path.append((node, ask.seat))
            answer(rules, position, ask, option)
            if fresh or not node.visits:
                self.decisions += rollout(game, position, rng, self.horizon)
                break
        judged = shares(game, position)
        for node, seat in path:
            node.visits += 1
            node.total += judged[seat]

    def select(self, node: Node, position: P, ask: Question) -> tuple[Option, Node]:
        """The option that promises most: its mean so far, and its prior while it is little tried."""
        children = node.children
        known = [option for option in ask.options if option in children] if children else []
        if node is not self.root:
            self.widen(node, position, ask, known)
        visits = node.visits
        mean = max(HOPE, node.total / visits if visits else 0.0)
        pull = CURIOSITY * sqrt(visits + 1)
        best, chosen = -1e9, None
        for option in known:
            child = children[option]
            score = child.total / child.visits if child.visits else mean * 0.9
            score += mean * pull * child.prior / (1 + child.visits)
            if score > best:
                best, chosen = score, (option, child)
        assert chosen is not None
        return chosen

    def widen(self, node: Node, position: P, ask: Question, known: list[Option]) -> None:
        """Beyond the root options come in one by one, drawn by the game's rollout_weights."""
        children = node.children
        if known and len(known) >= 1 + int(sqrt(node.visits)):
            return
        option = self.draw(node, position, ask, known)
        if option not in children:
            children[option] = Node(1.0 / (1 + len(children)))
            known.append(option)

    def draw(self, node: Node, position: P, ask: Question, known: list[Option]) -> Option:
        """An option worth a thought; which ones are is looked at anew only where one drawn is not open by luck."""
        usual = None if known else habit(self.game, position, ask, self.rng)
        if usual:
            return usual
        if node.worth:
            option = weighted_choice(self.game, node.worth, self.rng)
            if option in ask.options:
                return option
        node.worth = candidates_of(self.game, position, ask)
        return weighted_choice(self.game, node.worth, self.rng)


def choose(
    perspective: Perspective[P], ask: Ask, rng: Random, iterations: int = 0, seconds: float | None = None
) -> Option:
    """The option found best within the budget: so many iterations, or so many seconds."""
    if len(ask.choices) == 1:
        return ask.choices[0]
    if seconds is None:
        search = begin(perspective, rng)
        search.run(iterations or (TRIALS if perspective.game.bots.trust else ITERATIONS))
    else:
        begun = perf_counter()
        search = begin(perspective, rng, begun + seconds / 2)  # the turns to try get half of the time at most
        search.run(UNLIMITED, begun + seconds)
    return search.favourite()


def begin(perspective: Perspective[P], rng: Random, until: float = inf) -> Search[P] | Turns[P] | Race[P]:
    """Whole turns, played on or as greedy judges them; where nobody can judge a position, a tree."""
    game = perspective.game.for_search
    perspective = Perspective(game, perspective.seat, perspective.position)
    if game.bots.trust:
        return Turns(perspective, rng, until)
    if game.bots.evaluate_all is not None:
        return Race(perspective, rng, until)
    return Search(perspective, rng)
