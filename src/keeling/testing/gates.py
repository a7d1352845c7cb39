"""Checking gates: what is offered, what is closed and why, at sampled positions of random games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain

from keeling.core.action import Action, TurnRule
from keeling.core.agenda import CHANCE, Choice, Position, Step
from keeling.games import GAMES
from keeling.testing.hints import about
from keeling.testing.tables import positions, specs

Sample = tuple[Position, list[Step]]


@cache
def samples(name: str, seed: int = 12, every: int = 5) -> list[Sample]:
    """Positions out of a random game on each of a game's tables, and rare ones, with the questions to people there."""
    rare = [(stage.t, stage.match.owed()) for stage in about(name, "rare", list)()]
    met = (here for number, spec in enumerate(specs(name)) for here in positions(spec, seed + number, every))
    return [(at.copy(), [ask.step for ask in owed if ask.seat != CHANCE]) for at, owed in chain(rare, met)]


def gated(name: str) -> dict[str, Action[Position] | Choice[Position]]:
    """Everything in a game that has a gate: its verbs, and its questions whose answers are closed one by one."""
    found: dict[str, Action[Position] | Choice[Position]] = {}
    for key, rule in GAMES[name].rules.items():
        if isinstance(rule, TurnRule):
            found |= {f"{key} {verb}": action for verb, action in rule.actions.items()}
        elif isinstance(rule, Choice):
            found[key] = rule
    return found


def faults(name: str, sampled: list[Sample], only: str = "", most: int = 20) -> list[str]:
    """What breaks the contract, for all or one gate: offered but closed, open but not offered, never open or closed."""
    rules = GAMES[name].rules
    met: Counter[tuple[str, bool]] = Counter()
    found: list[str] = []
    for position, steps in sampled:
        for key, seat, args in steps:
            if only and key != only.split()[0]:
                continue
            rule = rules[key]
            options = rule.options(position, seat, args)
            offered = set(options)
            moves = rule.moves(position, seat, args)
            if only and isinstance(rule, TurnRule):
                moves = [move for move in moves if move[0] == only.split()[1]]
            elif len(offered) != len(options) or not offered <= set(moves):
                found.append(f"{key}: offered twice, or not well-formed: {options}")
            for move in moves:
                reason = rule.why(position, seat, args, move)
                if (reason is None) != (move in offered):
                    what = "open" if reason is None else f"{reason.code} [{reason.rule}]"
                    is_offered = "is offered" if move in offered else "is not offered"
                    found.append(f"{key}: “{' '.join(move)}” {is_offered}, and its gate says: {what}")
                if reason is not None and not (reason.code and reason.rule):
                    found.append(f"{key}: {move} is closed without a rule: {reason}")
                if not isinstance(rule, TurnRule):
                    met[key, reason is None] += 1
                elif rule.spent(position, seat, rule.actions[move[0]]) is None:  # else its gate was not asked
                    met[f"{key} {move[0]}", reason is None] += 1
            if len(found) >= most:
                return found
    for what, gate in gated(name).items():
        if only not in ("", what):
            continue
        for is_open in (True, False):
            if len(gate.closed) > 1 and not met[what, is_open]:
                found.append(f"{what} is never {'open' if is_open else 'closed'}")
    return found


def offered_exactly_if_the_gate_is_open(name: str) -> None:
    """The contract, 8: in both directions, for every question."""
    found = faults(name, samples(name))
    assert not found, "; ".join(list(dict.fromkeys(found))[:3])


def reasons_come_from_gates_alone(name: str) -> None:
    """Why a move is closed is worded from its gate, by the engine."""
    for what, gate in gated(name).items():
        assert hasattr(type(gate), "gate") or isinstance(gate, Choice), what
        makers = [kind.__module__ for kind in type(gate).__mro__ if "why" in vars(kind)]
        assert all(module.startswith("keeling.core") for module in makers), what
        assert gate.closed[0] == "" and all(len(one.split()) == 2 for one in gate.closed[1:]), what
