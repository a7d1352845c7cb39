"""The contract, 9: every rule has code and a test, and the table in the docs says so truly."""

import re
from collections import Counter

from scripts import rules_coverage as coverage


def test_every_rule_has_code_and_a_test_and_every_example_a_test():
    for game in coverage.LETTERS:
        assert coverage.gaps(game) == []


def test_the_table_in_the_docs_is_of_today():
    written = coverage.TARGET.read_text(encoding="utf-8")

    def without_counts(text):
        return re.sub(r"\| (?:[\d,]+|always in force) \|$", "|", text, flags=re.MULTILINE)

    for game in coverage.LETTERS:
        assert without_counts(coverage.page(game, Counter())) in without_counts(written), "run `make coverage`"


def test_every_rule_not_always_in_force_was_exercised():
    constant = {"C-1", "C-2", "C-3", "C-5", "C-15", "C-41", "C-61", "C-65", "C-74", "C-90"}
    text = coverage.TARGET.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (C-\d+) .*\| ([\d,]+|always in force) \|$", text, re.MULTILINE)
    assert len(rows) == 65
    assert {rule for rule, often in rows if often == "always in force"} <= constant
