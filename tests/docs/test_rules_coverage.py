"""The contract, 9: every rule has code and a test, and the table in the docs says so truly."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import keeling
from keeling.games import GAMES
from scripts import rules_coverage as coverage

# Rules that are never a step, a fact or a refusal of their own.
CONSTANT = {
    "co2": {"C-1", "C-2", "C-3", "C-5", "C-15", "C-41", "C-61", "C-65", "C-74", "C-90"},
    "daybreak": {
        "D-1", "D-2", "D-3", "D-4", "D-5", "D-7", "D-10", "D-11", "D-13", "D-14", "D-35c", "D-47", "D-52a", "D-62",
    },
    "factories": {"F-4", "F-6", "F-20b", "F-31"},
    "second-chance": {
        "S-1", "S-5", "S-12", "S-21", "S-56", "S-75", "S-93a", "S-95", "S-96", "S-97", "S-98", "S-99",
    },
}  # fmt: skip


def test_every_rule_has_code_and_a_test_and_every_example_a_test():
    for game in GAMES:
        assert coverage.gaps(game) == []


def test_the_table_in_the_docs_is_of_today():
    written = coverage.TARGET.read_text(encoding="utf-8")

    def without_counts(text):
        return re.sub(r"\| (?:[\d,]+|always in force) \|$", "|", text, flags=re.MULTILINE)

    for game in GAMES:
        assert without_counts(coverage.page(game, Counter())) in without_counts(written), "run `make coverage`"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_not_always_in_force_was_exercised(game):
    text = coverage.TARGET.read_text(encoding="utf-8")
    letter = coverage.LETTERS[game]
    rows = re.findall(rf"^\| ({letter}-\d+[a-z]?) .*\| ([\d,]+|always in force) \|$", text, re.MULTILINE)
    assert [rule for rule, _ in rows] == [rule for rule, _ in coverage.rule_ids(game)]
    assert {rule for rule, often in rows if often == "always in force"} <= CONSTANT[game]


def test_the_ids_beside_a_class_are_its_own():
    found, wrong = 0, []
    for path in sorted(Path(keeling.__file__).parent.glob("games/*/rules/*.py")):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.parse(text).body:
            if not isinstance(node, ast.ClassDef):
                continue
            said = lines[node.lineno - 1].partition("  # ")[2]
            own = [one.value for one in node.body if isinstance(one, ast.Assign) and one.targets[0].id == "ids"]
            if said and own:
                found += 1
                wrong += [f"{path.name}: {node.name}"] if said != own[0].value else []
    assert found > 150 and wrong == []
