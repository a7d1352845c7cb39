"""The four catalogues say the same, wholly, and in their own language."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from keeling import locale
from keeling.games import folder
from keeling.locale.catalogues import catalogue, place, short
from keeling.locale.figures import earned, money
from tests.locale.scan import EVERY

OTHERS = [lang for lang in locale.LANGUAGES if lang != "en"]
OWNERS = ["", *EVERY]  # who has a catalogue: all together, and each game
PLURALS = {
    "en": ("nplurals=2; plural=(n != 1);", {0: 1, 1: 0, 2: 1, 5: 1}),
    "pl": (
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 12: 2, 21: 2, 22: 1, 112: 2, 124: 1},
    ),
    "de": ("nplurals=2; plural=(n != 1);", {0: 1, 1: 0, 2: 1, 5: 1}),
    "it": ("nplurals=2; plural=(n != 1);", {0: 1, 1: 0, 2: 1, 5: 1}),
}
# Texts that are rightly the same as in English: figures, names, signs and words the languages share.
SHARED = {
    "pl": {
        "word.oceania", "ui.letter.oil", "ui.letter.gas", "ui.short.biomass", "ui.short.recycling", "ui.board.bank",
        "ui.board.lobby", "word.source.marketing", "word.solo", "word.transport",
        "ui.web.daybreak.cause.transport",
    },
    "de": {
        "word.place.Kyoto",
        "ui.web.theme.auto", "ui.web.nav.theme.auto",
        "ui.player.1", "ui.letter.gas", "ui.short.solar", "ui.short.fusion", "ui.short.biomass",
        "ui.short.recycling", "ui.board.un", "ui.web.hand", "ui.web.tab.hand", "ui.web.replay.pause",
        "ui.web.pace.pause", "ui.web.pace.normal",
        "ui.web.api.parameter", "ui.web.lobby", "ui.web.lobby-card", "ui.web.lobbyist",
        "ui.short.hydro", "ui.short.wind", "ui.web.game.daybreak", "word.china",
        "ui.web.daybreak.tab.hand", "ui.web.daybreak.fx.permafrost",
    },
    "it": {
        "word.place.Kyoto",
        "word.africa", "word.asia", "word.oceania", "word.gas", "word.summit", "word.false", "ui.letter.coal",
        "ui.letter.gas", "ui.short.forestation", "ui.short.solar", "ui.short.fusion", "ui.short.biomass",
        "ui.board.lobby", "ui.web.lobby", "ui.web.round", "view.round", "ui.web.tip.bonus", "ui.web.api.in.query",
        "word.source.marketing",
        "ui.web.game.second-chance", "ui.web.game.daybreak", "ui.web.log.round", "ui.web.verb.no", "verb.no", "move.no",
        "word.permafrost", "word.standard", "ui.web.daybreak.fx.permafrost", "ui.web.daybreak.per",
    },
}  # fmt: skip
FIGURES = {
    "fact.dac", "fact.dac.minus", "move.kind", "move.to", "word.usa", "word.dac",
    "ui.board.ppm", "ui.web.phase.level.co2", "ui.web.end.level",
    "ui.board.space-legend", "ui.log.move", "ui.web.home.minutes",
    "ui.web.game.co2", "ui.web.game.factories", "effect.for",
    "ui.web.nav.api", "ui.web.home.bot", "ui.web.draft", "ui.web.come.draft",
    "ui.ladder.bot",
}  # fmt: skip


def source(lang: str, game: str) -> str:
    return place(lang, game).read_text(encoding="utf-8")


def gaps(text: str) -> set[tuple[str, str]]:
    """The placeholders of a text, with their formats."""
    return {(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name is not None}


def texts(lang: str, game: str, prefix: str = "") -> list[tuple[str, str]]:
    """All texts of a catalogue with their keys, every plural form too."""
    found = catalogue(lang, game).messages.items()
    return [(key, form) for key, message in found if key.startswith(prefix) for form in message.forms]


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", OTHERS)
def test_same_keys_in_the_same_order(lang: str, game: str) -> None:
    assert list(catalogue(lang, game).messages) == list(catalogue("en", game).messages)


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_no_key_twice_none_fuzzy_none_left_over(lang: str, game: str) -> None:
    keys = re.findall(r'(?<!msgctxt "short"\n)^msgid "(.+)"$', source(lang, game), re.MULTILINE)
    assert len(keys) == len(set(keys)) == len(catalogue(lang, game).messages)
    assert not re.search(r"^#(,.*fuzzy|~)", source(lang, game), re.MULTILINE)


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_a_short_text_takes_less_room_than_the_whole_one(lang: str, game: str) -> None:
    """Or breaks where the whole one cannot; each once, and only of texts that there are."""
    found = catalogue(lang, game)
    assert len(found.shorts) == source(lang, game).count('msgctxt "short"')
    for key, text in found.shorts.items():
        whole = found.messages[key].forms[0]
        assert len(text) < len(whole) or text.replace("\xad", "") == whole != text, key
        assert short(key, lang, game) == text


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_text_is_there(lang: str, game: str) -> None:
    assert [key for key, text in texts(lang, game) if not text.strip() or text != text.strip()] == []


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", OTHERS)
def test_same_placeholders_in_every_language_and_form(lang: str, game: str) -> None:
    english = {key: gaps(message.forms[-1]) for key, message in catalogue("en", game).messages.items()}
    for spoken in (lang, "en"):
        for key, message in catalogue(spoken, game).messages.items():
            one, *more = message.forms
            number = {(message.counted, "")} if message.counted else set()  # "once" is as good as "{n} time"
            said = gaps(one) | number
            assert (said, [gaps(text) for text in more]) == (english[key], [english[key]] * len(more)), key


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_plural_rule(lang: str, game: str) -> None:
    header, expected = PLURALS[lang]
    assert catalogue(lang, game).header["Plural-Forms"] == header
    assert catalogue(lang, game).header["Language"] == lang
    assert {n: catalogue(lang, game).plural(n) for n in expected} == expected


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_plural_entries_have_all_forms_and_a_value_that_counts(lang: str, game: str) -> None:
    number = int(PLURALS[lang][0][9])
    for key, message in catalogue(lang, game).messages.items():
        assert message.counted == catalogue("en", game).messages[key].counted, key
        assert len(message.forms) == (number if message.counted else 1), key
        for form in message.forms[1:] if message.counted else ():  # the first one is of 1 alone and may be a word
            assert message.counted in {name for name, _ in gaps(form)}, key


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str, game: str) -> None:
    english = catalogue("en", game).messages
    same = {key for key, message in catalogue(lang, game).messages.items() if message.forms[0] == english[key].forms[0]}
    assert same - SHARED[lang] - FIGURES == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_what_languages_share_is_the_same_somewhere(lang: str) -> None:
    both = [(catalogue(lang, game).messages, catalogue("en", game).messages) for game in OWNERS]
    same = {key for own, english in both for key in own if own[key].forms[0] == english[key].forms[0]}
    assert (SHARED[lang] | FIGURES) - same == set()


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_signs(lang: str, game: str) -> None:
    """Money is $3, CO₂ has its subscript, quotes are those of the language."""
    for key, text in texts(lang, game):
        assert not re.search(r"[}\d] ?\$", text), key
        assert not re.search(r"CO2(?!})", text), key
        if not key.startswith("ui."):
            assert '"' not in text, key
        assert text.count("„") == text.count("”" if lang == "pl" else "“") or lang in ("en", "it"), key
        assert text.count("«") == text.count("»"), key


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_reasons_are_one_sentence(lang: str, game: str) -> None:
    assert [(key, text) for key, text in texts(lang, game, "reason.") if not text.endswith(".") or ". " in text] == []


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_prompts_are_one_sentence_or_question(lang: str, game: str) -> None:
    assert [(key, text) for key, text in texts(lang, game, "prompt.") if text[-1] not in ".?" or ". " in text] == []


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_lines_of_the_log_and_moves_have_no_full_stop(lang: str, game: str) -> None:
    assert [key for key, text in texts(lang, game, "fact.") + texts(lang, game, "move.") if text.endswith(".")] == []


@pytest.mark.parametrize("game", OWNERS)
@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_our_reader_agrees_with_babel(lang: str, game: str) -> None:
    pofile = pytest.importorskip("babel.messages.pofile")
    with place(lang, game).open("rb") as stream:
        read = pofile.read_po(stream, locale=lang, abort_invalid=True)
    theirs = {}
    assert {message.id: message.string for message in read if message.context} == catalogue(lang, game).shorts
    for message in [message for message in read if not message.context]:
        key = message.id if isinstance(message.id, str) else message.id[0]
        theirs[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string)
    del theirs[""]
    assert theirs == {key: message.forms for key, message in catalogue(lang, game).messages.items()}


@pytest.mark.parametrize("lang", OTHERS)
def test_money_stands_behind_its_figure_as_the_rulebooks_write_it(lang: str) -> None:
    """In all texts, rules and lessons, and where figures are put together."""
    games = folder("co2").parent
    written = [place(lang, owner) for owner in OWNERS] + [*games.glob(f"*/telling/text/rules.{lang}.toml")]
    told = {path: path.read_text(encoding="utf-8") for path in written}
    for path in games.glob("*/telling/text/lesson.toml"):
        lines = path.read_text(encoding="utf-8").splitlines()
        told[path] = "\n".join(line for line in lines if line.startswith(f"{lang} = "))
    assert [(path.parts[-3:], hit) for path, text in told.items() for hit in re.findall(r"\$(?:\d+|\{)", text)] == []
    assert (money(5, lang), earned(-3, lang)) == ("5\u00a0$", "−3\u00a0$")
    assert (money(5, "en"), earned(3, "en")) == ("$5", "+$3")
