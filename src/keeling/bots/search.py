"""A bot that searches: Monte-Carlo tree search over positions that agree with its view."""

from __future__ import annotations

from math import exp, inf, sqrt
from random import Random
from time import perf_counter
from typing import Final, Generic

from keeling.bots.ahead import candidates_of, owed
from keeling.bots.greedy import best_lines
from keeling.bots.outcomes import FAR, judge
from keeling.bots.rollout import rollout, weighted_choice
from keeling.core.agenda import CHANCE, Option, P, Question, answer, settle
from keeling.core.chance import pick
from keeling.core.match import Ask
from keeling.core.perspective import Perspective

CURIOSITY: Final = 0.6  # how much a little-tried option with a good prior is preferred
SHARPNESS: Final = 0.012, 0.05  # values this far and this share of the best apart make a prior e times as large
TRUSTING: Final = 0.08  # the share where greedy's judgement is trusted
HORIZON: Final = 10  # choices per seat beyond the tree, then the position is judged as it is
HOPE: Final = 0.1  # what was tried first may lose: other options are to be tried still
ITERATIONS: Final = 1000  # about a second's worth
UNLIMITED: Final = 10**9
CHECK: Final = 8  # iterations between two looks at the clock


class Node:
    """What is known of one line of choices: how often it was taken, and what came of it."""

    __slots__ = ("children", "judged", "leads", "only", "prior", "total", "visits")

    def __init__(self, prior: float, judged: float = 0.0) -> None:
        self.prior = prior
        self.judged = judged  # what greedy expects of it; 0 if nobody has asked
        self.leads = False  # greedy's turn goes on from here, and so does whoever comes by for the first time
        self.visits = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}
        self.only: Option | None = None  # nothing else was worth a thought here: it need not be thought about again


class Search(Generic[P]):
    """One thought about one ask; its tree grows until the budget is used up."""

    def __init__(self, perspective: Perspective[P], rng: Random, until: float = inf) -> None:
        self.perspective = perspective
        self.rng = rng
        self.game = perspective.game
        blind = self.game.evaluate_all is None  # then every rollout goes to the end, and its outcome is all there is
        self.horizon = (FAR if blind else HORIZON) * perspective.position.seats
        self.root = Node(1.0)
        self.trust = 0 if blind else self.game.trust  # visits that greedy's judgement of a first step counts for
        self.best = 0.0  # what greedy expects of the best first step
        self.judged = 0.0  # and of those taken so far, in all
        self.decisions = 0
        self.iterations = 0
        self.first = owed(
            self.game, perspective.position, perspective.seat
        )  # the same in every position that agrees with the view
        self.floor = HOPE
        if blind:
            worth = candidates_of(self.game, perspective.position, self.first, first=True)
            self.root.children = {option: Node(1.0 / len(worth)) for option in worth}
            return
        lines = best_lines(perspective, rng, until=until)
        self.best = best = max(value for value, _ in lines.values())
        self.floor = HOPE * best
        sharp = TRUSTING * best + 1e-9 if self.trust else SHARPNESS[0] + SHARPNESS[1] * best
        weights = {option: exp(max(-30.0, (value - best) / sharp)) for option, (value, _) in lines.items()}
        whole = sum(weights.values())
        for option, weight in weights.items():
            self.root.children[option] = node = Node(weight / whole, lines[option][0])
            if self.trust:
                lay_down(node, lines[option][1])

    def run(self, iterations: int, until: float = inf) -> None:
        """Grow the tree, so many times or up to a moment of the clock."""
        for number in range(iterations):
            if number % CHECK == 0 and perf_counter() > until:
                return
            self.iterate()

    def favourite(self) -> Option:
        """The option that did best, greedy's judgement included; without one, the option tried most."""
        if not self.trust:
            return max((child.visits, child.total, option) for option, child in self.root.children.items())[2]
        found = self.found()
        return max((self.known(child, found), option) for option, child in self.root.children.items())[1]

    def found(self) -> float:
        """How many times what greedy expected was found; at first just as much."""
        known = self.trust * self.best + 1e-9
        return (self.root.total + known) / (self.judged + known)

    def known(self, node: Node, found: float) -> float:
        """What came of a first step and what greedy expects of it; rollouts find all better or worse alike."""
        return (node.total + self.trust * found * node.judged) / (node.visits + self.trust)

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
            ask = self.first if node is self.root else settle(rules, position)
            if ask is None:
                break
            if ask.seat == CHANCE:
                answer(rules, position, ask, pick(rng, ask))
                continue
            self.decisions += 1
            if len(ask.options) == 1 and node is not self.root:
                answer(rules, position, ask, ask.options[0])
                if node.leads:
                    node = node.children.get(ask.options[0], node)
                continue
            if node.leads and ask.seat != self.perspective.seat:  # the turn goes on whatever others answer
                answer(rules, position, ask, weighted_choice(game, candidates_of(game, position, ask), rng))
                continue
            fresh = not node.visits and node is not self.root
            option, node = self.select(node, position, ask)
            self.judged += node.judged
            path.append((node, ask.seat))
            answer(rules, position, ask, option)
            if (fresh or not node.visits) and not node.leads:
                self.decisions += rollout(game, position, rng, self.horizon)
                break
        judged = judge(game, position)
        for node, seat in path:
            node.visits += 1
            node.total += judged[seat]

    def select(self, node: Node, position: P, ask: Question) -> tuple[Option, Node]:
        """The option that promises most: its mean so far, and its prior while it is little tried."""
        children = node.children
        if node is not self.root:
            self.widen(node, position, ask)
        visits = node.visits
        mean = max(self.floor, node.total / visits if visits else 0.0)
        found = 0.0
        if node is self.root and self.trust:
            mean = (node.total + self.trust * self.best) / (visits + self.trust)
            found = self.found()
        pull = CURIOSITY * sqrt(visits + 1)
        best, chosen = -1e9, None
        for option in ask.options:
            child = children.get(option)
            if child is None:
                continue
            if found:
                score = self.known(child, found)
            else:
                score = child.total / child.visits if child.visits else mean * 0.9
            score += mean * pull * child.prior / (1 + child.visits)
            if score > best:
                best, chosen = score, (option, child)
        assert chosen is not None
        return chosen

    def widen(self, node: Node, position: P, ask: Question) -> None:
        """Beyond the root options come in one by one, drawn by the game's rollout_weights."""
        children = node.children
        wanted = 1 + int(sqrt(node.visits))
        known = sum([option in children for option in ask.options])
        if known and (known >= wanted or node.only in ask.options):
            return
        worth = candidates_of(self.game, position, ask)
        node.only = worth[0] if len(worth) == 1 else None
        option = weighted_choice(self.game, worth, self.rng)
        if option not in children:
            children[option] = Node(1.0 / (1 + len(children)))


def lay_down(node: Node, line: list[Option]) -> None:
    """The rest of a turn that greedy thought of: it is tried before any other way to go on."""
    for option in line[1:]:
        node.leads = True
        then = node.children[option] = Node(1.0)
        node = then


def choose(
    perspective: Perspective[P], ask: Ask, rng: Random, iterations: int = ITERATIONS, seconds: float | None = None
) -> str:
    """The option tried most within the budget: so many iterations, or so many seconds."""
    if len(ask.options) == 1:
        return ask.options[0]
    if seconds is None:
        search = Search(perspective, rng)
        search.run(iterations)
    else:
        begun = perf_counter()
        search = Search(perspective, rng, begun + seconds / 2)  # the priors get half of the time at most
        search.run(UNLIMITED, begun + seconds)
    return " ".join(search.favourite())
