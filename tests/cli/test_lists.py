"""What can be listed: sheets, rules, games, the version and the help."""

from __future__ import annotations

import tomllib

import pytest

from keeling.games import GAMES
from keeling.locale import LANGUAGES
from tests.cli.desk import process


def test_the_sheet_lists_every_figure_with_its_origin(keeling):
    said = keeling("sheet", "co2")
    assert "market.price" in said.out and "plants.solar.1.money" in said.out
    for origin in ("rulebook", "inferred", "house"):
        assert origin in said.out


def test_the_sheet_as_toml_is_the_house_sheet(keeling):
    assert tomllib.loads(keeling("sheet", "co2", "--toml").out) == GAMES["co2"].house_sheet()


def test_a_sound_sheet_is_checked_and_its_changes_are_listed(keeling, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[market]\nprice = 4\nstock = 2\n[[lobby]]\nno = 25\nmain = { vp = 3 }\n", encoding="utf-8")
    said = keeling("sheet", "co2", "--check", file)
    assert said.code == 0
    assert "market.price" in said.out and "lobby.25.main.vp" in said.out and "market.stock" not in said.out
    assert "figures changed: 2" in said.out


def test_an_empty_sheet_changes_nothing(keeling, tmp_path):
    (tmp_path / "mine.toml").write_text("", encoding="utf-8")
    assert "figures changed: 0" in keeling("sheet", "co2", "--check", tmp_path / "mine.toml").out


@pytest.mark.parametrize("lang", ["en", "pl", "de", "it"])
def test_rules_in_every_language(keeling, lang):
    whole = keeling("rules", "co2", "--lang", lang)
    assert whole.code == 0 and "C-1 " in whole.out and "C-94" in whole.out
    one = keeling("rules", "co2", "c-44", "--lang", lang)
    assert one.out.startswith("C-44") and "C-40  " not in one.out
    assert keeling("rules", "co2", "44", "--lang", lang).out == one.out


def test_the_catalogue(keeling):
    said = keeling("games")
    assert "co2" in said.out and "preset=random|eco" in said.out and "last-decade" in said.out
    assert "ui." not in said.out and "option." not in said.out


def test_version_and_help(keeling):
    assert keeling("--version").out.startswith("keeling ")
    assert "simulate" in keeling().out
    for command in ("play", "simulate", "ladder", "replay", "verify", "sheet", "rules", "games"):
        said = keeling(command, "--help")
        assert said.code == 0 and "Usage: keeling" in said.out
        assert "ui." not in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_tells_the_whole_of_what_commands_do(keeling, monkeypatch, lang):
    monkeypatch.setenv("COLUMNS", "80")
    for line in (["--help"], ["tables", "--help"]):
        said = process(*line, KEELING_LANG=lang)
        listed = said.out.partition("Commands:")[2]
        assert said.code == 0 and listed and "..." not in listed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ladder_fits_into_80_columns(keeling, monkeypatch, lang):
    monkeypatch.setenv("COLUMNS", "80")
    said = keeling("ladder", "co2", "--bots", "random", "--seats", 2, "--games", 2, "--jobs", 1, "--lang", lang)
    assert said.code == 0 and "(0–66)" in said.out and "…" not in said.out.replace(" … ", "")
    assert max(map(len, said.out.splitlines())) <= 80


def test_output_that_cannot_be_encoded_is_replaced():
    said = process("rules", "co2", "C-1", PYTHONIOENCODING="ascii")
    assert said.code == 0 and "C-1" in said.out
