"""The rules in four languages hold the same rules in the same sections."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from keeling import locale
from keeling.web.pages.rulebook import OURS, linked
from tests.locale.scan import EVERY, games_at, trees

BOOKS = [(game, lang) for game in EVERY for lang in locale.LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_same_rules_in_the_same_sections(game: str, lang: str) -> None:
    book, english = locale.rules_of(game, lang), locale.rules_of(game, "en")
    assert book["language"] == lang
    assert list(book["rules"]) == list(english["rules"])
    assert [section["rules"] for section in book["section"]] == [section["rules"] for section in english["section"]]
    listed = [rule for section in book["section"] for rule in section["rules"]]
    assert sorted(listed) == sorted(book["rules"])


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_rule_has_a_title_and_a_text_of_its_own(game: str, lang: str) -> None:
    for rule, told in locale.rules_of(game, lang)["rules"].items():
        assert told["title"].strip() and told["text"].strip(), rule
        if lang != "en":
            assert told["text"] != locale.rules_of(game, "en")["rules"][rule]["text"], rule


@cache
def cited(game: str) -> frozenset[str]:
    """The rule ids in the code that a game stands on; all ids of a game begin with one letter."""
    letter = next(iter(locale.rules_of(game, "en")["rules"]))[0]
    source = "".join(ast.unparse(tree) for path, tree in trees() if game in games_at(path))
    return frozenset(re.findall(rf"\b{letter}-\d+[a-z]?\b", source))


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_rule_the_code_cites_is_in_the_book(lang: str, game: str) -> None:
    rules = set(locale.rules_of(game, lang)["rules"])
    assert len(cited(game)) > len(rules) / 2
    assert cited(game) - rules == set()


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_a_rule_names_the_same_rules_and_rulings_in_every_language(game: str, lang: str) -> None:
    english = locale.rules_of(game, "en")["rules"]
    for rule, told in locale.rules_of(game, lang)["rules"].items():
        marks = [[text.count(ours) for ours in OURS] for text in (told["text"], english[rule]["text"])]
        assert sum(marks[0]) == sum(marks[1]), rule
        named = [set(re.findall(r"\b[A-Z]-\d+[a-z]?\b", text)) for text in (told["text"], english[rule]["text"])]
        assert named[0] == named[1], rule


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_a_reader_sees_where_a_ruling_of_ours_begins_and_ends(game: str, lang: str) -> None:
    """The mark comes before what is ours, in this language; what is not closed by its bracket goes on to the end."""
    mark = OURS[("en", "pl", "de", "it").index(lang)]
    for rule, told in locale.rules_of(game, lang)["rules"].items():
        text = told["text"]
        assert text.count(mark.split(":")[0]) == text.count(mark) == sum(text.count(ours) for ours in OURS), rule
        rulings = re.findall(r'<span class="ours">(.*?)</span>', re.sub(r"</?a\b[^>]*>", "", str(linked(text, ()))))
        assert len(rulings) == text.count(mark), rule
        for ruling in rulings:
            inner = ruling.removeprefix("(").removeprefix(mark)
            assert len(inner) > 10, (rule, ruling)
            assert ruling.startswith("(") == ruling.endswith(")"), (rule, ruling)
        assert sum(not ruling.startswith("(") for ruling in rulings) <= 1, rule
