"""Playing Factory Commons at the terminal: whole games, deals, and everything one may ask on the way."""

from __future__ import annotations

import re

import pytest

import keeling as engine
from keeling import locale
from keeling.cli.boards.marks import tag
from keeling.cli.session import names
from keeling.games.factories.telling.facts import FACTS
from keeling.kit.ledger import Ledger
from tests.cli.desk import answers
from tests.cli.factory_desk import DEALS, People

GAME = ("play", "factories", "--seats", 3, "--seed", 10, "--option", "factory_points=1")  # a short game
ALL = (*GAME, "--me", "1,2,3")
RAW = re.compile(r"\b(ui|fact|prompt|reason|word|verb|move|card|amount|effect|option)\.[a-z]")
FIRST = "open con; plan wood 2; plan coal 1; plan steel 3"


def whole_game():
    match = engine.new("factories", 3, 10, {"factory_points": 1})
    people = People(match, list(DEALS))
    people.play()
    return match, people.typed, people.apart


def test_a_whole_game_with_deals_by_words_is_the_game_the_engine_plays(keeling, tmp_path):
    match, typed, _ = whole_game()
    said = keeling(*ALL, typed=[*(move for _, move in typed), f"save {tmp_path / 'g.txt'}"])
    assert said.code == 0 and not said.err
    assert (tmp_path / "g.txt").read_text(encoding="utf-8") == match.record()
    for told in ("offers 1 coal for $2", "offers $1 for 1 steel", "offers 1 coal for $3", "Counter-offer"):
        assert told in said.out
    kinds = [fact.kind for entry in match.entries for fact in entry.facts]
    assert kinds.count("deal-struck") >= 2 and "offer-declined" in kinds


def test_the_same_game_with_several_moves_in_a_line(keeling, tmp_path):
    match, typed, apart = whole_game()
    lines: list[str] = []
    last = -1
    for (seat, move), is_apart in zip(typed, apart, strict=True):
        if seat == last and not is_apart:
            lines[-1] += f"; {move}"
        else:
            lines.append(move)
        last = seat
    keeling(*ALL, typed=[*lines, f"save {tmp_path / 'g.txt'}"])
    assert len(lines) < len(typed) / 2
    assert (tmp_path / "g.txt").read_text(encoding="utf-8") == match.record()


def test_the_end_shows_points_and_pollution_by_source(keeling):
    match, typed, _ = whole_game()
    said = keeling(*ALL, typed=[move for _, move in typed])
    end = said.out.split("End of the game")[1]
    assert "A player reached the goal" in end
    for seat in match.outcome.winners:
        assert tag(seat, names(3)[seat]) in end.splitlines()[1]
    for told in ("Points by source", "Factories owned", "Waste on your own dump by source", "Clean-up campaign"):
        assert told in end
    assert "Common Pollution Counter by source" in end and "Nobody" in end


@pytest.mark.parametrize("seed", range(4))
def test_the_books_add_up(seed):
    match = engine.new("factories", 4, seed, {"factory_points": 1})
    if seed % 2:
        People(match).play()
    else:
        answers(match, seed)
    points, waste, common = Ledger(match, FACTS).books
    view = match.view(None)
    assert points.total == list(match.outcome.scores)
    assert waste.total == [player["waste"] for player in view["players"]]
    assert common.start + sum(sum(row) for row in common.named.values()) == view["cpc"]
    assert common.start + sum(common.course[-1].values()) == view["cpc"]


def test_a_common_defeat_is_told(keeling):
    said = keeling("play", "factories", "--seats", 5, "--seed", 2, "--bots", "random", typed=["1"] * 900)
    assert "The Common Pollution Counter passed its limit: everybody loses. Nobody wins." in said.out


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_people_and_bots(keeling, seats, tmp_path):
    match = engine.new("factories", seats, 11)
    typed = [option for option, _ in answers(match, 11, 40)]
    file = tmp_path / "g.txt"
    said = keeling(
        "play", "factories", "--seats", seats, "--seed", 11, "--bots", "random", typed=[*typed, f"save {file}"]
    )
    assert said.code == 0
    assert file.read_text(encoding="utf-8").split("\n\n")[1].startswith(match.record().split("\n\n")[1][:400])


def test_several_moves_are_played_all_or_none(keeling):
    said = keeling(*GAME, "--bots", "random", typed=["open con; plan wood 2; build biotech; plan coal 1", "quit"])
    assert "Not played: open con; plan wood 2; build biotech; plan coal 1." in said.out
    assert "Orange begins with" not in said.out and "Orange plans" not in said.out


def test_moves_after_something_drawn_wait_until_it_is_seen(keeling):
    said = keeling(*GAME, "--bots", "random", typed=[FIRST, "draw; play 1", "quit"])
    assert "“draw” reveals something new" in said.out
    assert "Not played: draw; play 1." in said.out


def test_the_first_of_several_may_be_closed(keeling):
    said = keeling(*GAME, "--bots", "random", typed=["fly; open con", "quit"])
    assert "Not played: fly; open con." in said.out and "Orange begins with" not in said.out


def test_an_unclear_one_stops_the_rest_too(keeling):
    said = keeling(*GAME, "--bots", "random", typed=["open con; plan wood; plan coal 1", "quit"])
    assert '"plan wood" could mean several moves:' in said.out
    assert "Not played: open con; plan wood; plan coal 1." in said.out


def test_the_rest_of_a_line_does_not_outlive_anothers_choice(keeling):
    said = keeling(*GAME, "--bots", "random", typed=[f"{FIRST}; log 1; end", "quit"])
    assert "Another player has chosen since, so the rest of your line was not played: log 1; end." in said.out
    said = keeling(*GAME, "--bots", "random", typed=[f"{FIRST}; end", "quit"])
    assert f"Not played: {FIRST}; end." in said.out


def test_commands_undo_and_empty_parts_among_several(keeling):
    line = "open con;; plan wood 2; undo; plan wood 1; log 1; ;plan coal 1"
    said = keeling(*GAME, "--bots", "random", typed=[line, ";", "quit"])
    assert "Undone: Plan 2 wood." in said.out
    assert "plans 1 wood" in said.out and "plans 1 coal" in said.out and "Not played" not in said.out


def test_what_was_forced_need_not_be_said(keeling):
    moves = "clean counter; sell wood 2; enough; sell steel 3; enough; end"
    said = keeling(*GAME, "--bots", "random", typed=[FIRST, moves, "quit"])
    assert "Not played" not in said.out
    assert "Not played" not in keeling(*GAME, "--bots", "random", typed=[FIRST, moves.replace("enough; ", "")]).out


def test_a_file_name_may_hold_a_semicolon(keeling, tmp_path):
    keeling(*GAME, "--bots", "random", typed=[f"save {tmp_path}/a;b.txt", "quit"])
    assert [path.name for path in tmp_path.iterdir()] == ["a;b.txt"]


def test_several_moves_in_a_line_of_the_other_game(keeling):
    said = keeling("play", "co2", "--seed", 5, "--bots", "random", typed=["prop sol eur tech; end", "quit"])
    assert "Orange proposes solar in Europe (tech slot)" in said.out and "Not played" not in said.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("why mayor 3", "[F-27]"),
        ("why build technology", "[F-30]"),
        ("build tech", "[F-30]"),
        ("why purchase", "[F-52]"),
        ("why buy steel 99", "steel"),
        ("why offer p1", "[F-41]"),
        ("why buy wood 1", "You can do that now: buy wood 1."),
        ("why buy", "You can do that in"),
        ("buy", "could mean several moves"),
        ("buy gold 3", "gold"),
        ("offer p9", "offer"),
        ("burn everything", "burn"),
        ("99", "There is no number 99"),
        ("rules F-41", "F-41  "),
        ("rules 20a", "F-20a"),
        ("rules C-44", "There is no rule C-44"),
        ("help", "rules [F-1]"),
        ("log", "Orange starts with a conventional factory"),
        ("board", "Open components"),
    ],
)
def test_questions_and_bad_input(keeling, typed, told):
    said = keeling(*GAME, "--bots", "random", typed=[FIRST, typed, "quit"])
    assert said.code == 0 and not said.err
    assert told in said.out.split("Your turn:", 1)[1]


def test_amounts_stay_readable(keeling, tmp_path):
    sheet = tmp_path / "rich.toml"
    sheet.write_text("[start]\nmoney = 50\n", encoding="utf-8")
    typed = [*[FIRST] * 3, "offer all", "give money", "3", "give money 44", "quit"]
    said = keeling(*ALL, "--sheet", sheet, typed=typed)
    assert "21–30" in said.out and "Give $23" in said.out
    assert "▸ everybody: $44" in said.out


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_every_language_plays(keeling, lang):
    _, typed, _ = whole_game()
    lines = [move for _, move in typed]
    rest = lines[40:] if lang == "pl" else lines[40:120]  # a whole game in the rulebook's language
    said = keeling(
        *ALL, "--lang", lang, typed=["help", *lines[:40], "why mayor", "why build tech", "log", *rest, "quit"]
    )
    assert said.code == 0
    assert not RAW.search(said.out), RAW.search(said.out)


def test_load_replay_and_verify(keeling, tmp_path):
    match, typed, _ = whole_game()
    moves, file = [move for _, move in typed], tmp_path / "g.txt"
    keeling(*ALL, typed=[*moves[:50], f"save {file}"])
    assert keeling("verify", file).out.startswith("OK: ")
    shown = keeling("replay", file, "--from-seat", 2, "--to", 30)
    assert "Hand of ■2 Blue" in shown.out and "After 30 of" in shown.out
    said = keeling("play", "factories", "--load", file, "--me", "1,2,3", typed=[*moves[50:], f"save {file}"])
    assert "End of the game" in said.out
    assert file.read_text(encoding="utf-8") == match.record()
    assert "Points by source" in keeling("replay", file).out
    assert "result points" in keeling("verify", file).out


def test_lists(keeling):
    assert "marketing.1.effects.1.do" in keeling("sheet", "factories").out
    listed = keeling("games").out
    assert "Factory Commons" in listed and "factory_points=table|1|0" in listed
    assert "points: A player reached the goal" in listed and "defeat: CO₂ reached the limit" in listed
    assert "F-41" in keeling("rules", "factories").out
    said = keeling("simulate", "factories", "--seats", 3, "--games", 4, "--jobs", 1)
    assert said.code == 0 and "defeat" in said.out


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play factories --seats 2", "from 3 to 5"),
        ("play factories --seats 6", "from 3 to 5"),
        ("play factories --option certificate_price=2", "1, 3"),
        ("play factories --option turn_order=random", "most, fewest"),
        ("rules factories F-99", "F-41"),
    ],
)
def test_wrong_command_lines(keeling, line, told):
    assert told in keeling(*line.split()).refused()
