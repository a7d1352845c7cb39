"""The worst turns stay out of what people read: docs/style.md says what to write instead."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from keeling import locale
from keeling.games import folder
from keeling.locale.catalogues import catalogue
from tests.locale.scan import EVERY

ROOT = Path(__file__).parents[2]
INNER = ("add-a-game.md", "architecture.md", "rules-coverage.md", "style.md")  # for developers, or about words
PAGES = [ROOT / "README.md", *(page for page in (ROOT / "docs").rglob("*.md") if page.name not in INNER)]
BANNED = {
    "en": (
        "whoever", "whomever", "is no farewell", "worth a thought", "and its kin", "you are told why",
        "be shown to you", "as far as is known", "goes on in", "for whatever reason", "however much", "dearer",
        "kept off by", "withstands", "what was not there", "would bring nothing", "too little money",
        "the game is lost", "once a turn", "nor have just done so", "half a character",
        "drawing goes on", "game goes on", "lost in common",
        "alone either kind",
    ),
    "pl": ("Co nadal brakuje", "ilekolwiek", "warte namysłu", "który ma 0", "płaci punkt", "Wypełnij plan"),
    "de": (
        "wessen er auch ist", "deine Hauptaktion gepasst", "gepassten Hauptaktion", "Neutrale Würfel",
        "{income} Einkommen", "mit „lobby“", "halbes Schriftzeichen", "Davor gespielt",
    ),
    "it": (
        "Hai troppo pochi", "pure; si compra", "scienziato fatto spostare", "$ l'uno", "tecn. l'uno", "cubi tecnologia",
        "Finisci il turno", "finisci le azioni", "lo paga la regione", "non vuole questa energia", "cubi tecn.",
    ),
}  # fmt: skip


def spoken(lang: str) -> dict[str, str]:
    """All that is told in a language, by where it stands: catalogues, rules and lessons; in English some pages too."""
    found = {
        f"{game or 'shared'} {key}": " | ".join(message.forms)
        for game in ("", *EVERY)
        for key, message in catalogue(lang, game).messages.items()
        if not key.endswith(".flavour")
    }
    for game in EVERY:
        rules = locale.rules_of(game, lang)["rules"]
        found |= {f"{game} {rule}": f"{told['title']} | {told['text']}" for rule, told in rules.items()}
        lesson = tomllib.loads((folder(game) / "telling" / "text" / "lesson.toml").read_text(encoding="utf-8"))
        for number, station in enumerate(lesson["station"], 1):
            found[f"{game} lesson {number}"] = str(station[lang])
    return found | ({page.name: page.read_text(encoding="utf-8") for page in PAGES} if lang == "en" else {})


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_the_worst_turns_stay_out(lang: str) -> None:
    turns = [re.escape(turn) for turn in BANNED[lang]]
    worst = re.compile("|".join(rf"\b{turn}" if turn[0].isalpha() else turn for turn in turns), re.IGNORECASE)
    texts = spoken(lang)
    assert len(texts) > 2000
    assert [(where, hit[0]) for where, text in texts.items() if (hit := worst.search(text))] == []
