"""Games of others: they say what they have texts for, and the rest is shown by its bare words."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from keeling import locale
from keeling.core.notation import parse
from keeling.core.reason import Reason
from keeling.games import GAMES, PACKAGES
from keeling.web.play.labels import labels, questions

HEADER = 'msgid ""\nmsgstr ""\n"Language: en\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'


def add(name: str, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in one file that declares nothing of its moves."""
    package = ModuleType(name)
    package.__file__ = str(place / f"{name}.py")
    monkeypatch.setitem(PACKAGES, name, package)
    monkeypatch.setitem(GAMES, name, SimpleNamespace(name=name))  # type: ignore[arg-type]


def test_a_game_that_declares_nothing_is_shown_by_its_bare_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add("bare", tmp_path, monkeypatch)
    assert locale.describe_move(parse("build solar asia tech"), "pl", game="bare") == "build solar asia tech"
    assert locale.describe_part(("build", "solar"), 1, "pl", game="bare") == "solar"
    assert labels(("build", "solar"), {}, "de", [], "bare") == (["build", "solar"], False)
    assert questions("bare", "de") == {}
    assert locale.word("solar", "de", game="bare") == "solar"
    assert locale.describe_card({"game": "bare"}, 1, "it") == ""
    poor = Reason("too-little-money", "", {"have": 2, "need": 5})
    assert locale.say(poor, "de", None, "bare") == locale.say(poor, "de", None, "co2") != "too-little-money"
    assert locale.say(Reason("no-permit"), "en", None, "bare") == "No permit"


def test_a_game_may_bring_texts_in_one_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add("spoken", tmp_path, monkeypatch)
    (tmp_path / "telling" / "text").mkdir(parents=True)
    (tmp_path / "telling" / "text" / "en.po").write_text(
        f'{HEADER}\nmsgid "verb.build"\nmsgstr "Build a raft"\n', encoding="utf-8"
    )
    assert [locale.heading("build", lang, "spoken") for lang in ("en", "de")] == ["Build a raft"] * 2
    assert locale.heading("build", "en", "co2") == "Build a plant"
