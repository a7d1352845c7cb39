"""Somebody else's game in the engine: undo, reasons, copies, saved matches, and the contract of all games."""

from __future__ import annotations

PLAYED = """
import json
import keeling

match = keeling.new("carbon-budget", seats=3, seed=5)
match.play(0, "emit 3")
assert match.view(None)["budget"] == 15 and match.view(1)["players"][0]["points"] == 3
before = match.position.copy()
match.undo(0)
assert match.view(None)["budget"] == 18 and before.budget == 15  # a copy goes its own way
assert match.why(0, "emit 2") is None
match.position.budget = 1
match._forget()
reason = match.why(0, "emit 2")
assert (reason.code, reason.rule, reason.values) == ("over-the-budget", "B-2", {"budget": 1})
print(keeling.locale.say(reason))

match = keeling.new("carbon-budget", seats=2, seed=5, options={"rounds": 3})
while match.asks:
    ask = match.asks[0]
    match.play(ask.seat, ask.options[-1])
    twin = keeling.from_json(json.loads(json.dumps(match.to_json())))
    assert twin.digest == match.digest and twin.position.state() == match.position.state()
assert match.position.round <= 3 and match.outcome.ending in match.game.endings
assert keeling.load(match.record()).digest == match.digest
"""
TABLES = "carbon-budget and not 3p and not 4p"  # the smallest, and what is asked once of every game


def test_a_game_can_be_imported_before_keeling(stranger):
    said = stranger.python("-c", "import carbon_budget, keeling; assert 'carbon-budget' in keeling.games()")
    assert said == ""


def test_undo_reasons_saved_matches_and_records(stranger):
    assert stranger.python("-c", PLAYED).strip() == "Over the budget (budget 1) [B-2]"


def test_it_keeps_the_contract_of_all_games(stranger):
    told = stranger.python("-m", "pytest", "-p", "no:cacheprovider", "tests/contract", "-k", TABLES)
    assert " passed" in told and " failed" not in told
