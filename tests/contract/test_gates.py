"""The contract, 8: a wrong gate is found out."""

import pytest

from keeling.core import agenda
from keeling.core.action import TurnRule
from keeling.core.agenda import Choice
from keeling.games import GAMES
from keeling.testing.gates import faults, gated, samples

GATES = [(name, what) for name in GAMES for what in gated(name)]
COMPILED = not str(agenda.__file__).endswith(".py")


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_says_which_of_its_verbs_ends_it(name):
    for rule in GAMES[name].rules.values():
        assert rule.turn == isinstance(rule, TurnRule)
        assert not isinstance(rule, TurnRule) or rule.ends in rule.actions


@pytest.mark.skipif(COMPILED, reason="compiled methods cannot be replaced")
@pytest.mark.parametrize("verdict", [0, 1])
@pytest.mark.parametrize(("name", "what"), GATES)
def test_a_gate_that_refuses_or_allows_everything_is_found_out(name, what, verdict, monkeypatch):
    gate = gated(name)[what]
    if len(gate.closed) == 1 and verdict == 0:
        return  # nothing ever closes it: this is the rule itself
    monkeypatch.setattr(type(gate), "gate", lambda *_: verdict)
    try:
        found = faults(name, samples(name), what, 1)
    except Exception:
        return  # it does not even get through
    assert found, f"{what}: a gate that always says {verdict} is not noticed"


@pytest.mark.skipif(COMPILED, reason="compiled methods cannot be replaced")
@pytest.mark.parametrize("name", GAMES)
def test_a_why_that_always_refuses_is_found_out(name, monkeypatch):
    for what, gate in gated(name).items():
        with monkeypatch.context() as patched:
            if isinstance(gate, Choice):
                patched.setattr(type(gate), "why", lambda *_: agenda.refusal("mutant X-1", {}))
            else:  # a turn words what closes its verbs
                patched.setattr(type(gate), "closed", ("", "mutant X-1"))
                patched.setattr(type(gate), "closed_by", lambda *_: 1)
                patched.setattr(type(gate), "numbers", lambda *_: {})
            assert faults(name, samples(name), what, 1), what
