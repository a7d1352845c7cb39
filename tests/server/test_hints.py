"""Hints over the API: for the seat that is asked, in four languages, off where the table says so."""

import pytest

import keeling
from keeling.core.notation import parse
from keeling.games import GAMES
from keeling.locale.figures import signed
from keeling.server import hints
from tests.server.test_crew import fail


def test_a_hint_names_an_open_move_and_what_it_should_bring(table):
    t = table(seats=2)
    seat = t.asked[0]
    options = t.get("/options", seat).json()
    told = t.get("/hint", seat).json()
    assert told["move"] in options["options"] and told["line"][0] == told["move"]
    assert told["move"].split() == [told["kind"], *told["look"]]
    assert isinstance(told["points"], float) and isinstance(told["survival"], float)
    assert t.play(seat, told["move"], told["rev"]).status_code == 200


@pytest.mark.parametrize("lang", keeling.locale.LANGUAGES)
def test_a_hint_in_words(table, lang):
    t = table(seats=2)
    seat = t.asked[0]
    told = t.get("/hint", seat, lang=lang).json()
    assert told["texts"]["kind"] == keeling.locale.text(f"verb.{told['kind']}", lang)
    assert len(told["texts"]["then"]) == len(told["line"]) - 1
    other = keeling.locale.describe_move(parse(told["other"]), lang, brief=True, sheet=GAMES["co2"].sheet())
    assert other in told["texts"]["effect"]  # against what
    assert abs(told["points"]) < 0.05 or signed(told["points"], 1, lang) in told["texts"]["effect"]
    assert told["texts"]["move"][0].isupper() and "…" not in str(told["texts"])


def test_figures_are_written_as_the_language_does():
    assert [signed(3.16, 1, lang) for lang in ("en", "pl", "de", "it")] == ["+3.2", "+3,2", "+3,2", "+3,2"]
    assert [signed(number, 0, "en") for number in (-4.2, 0.2, -0.4, 4)] == ["−4", "±0", "±0", "+4"]


def test_a_hint_is_for_the_seat_that_is_asked_and_for_nobody_else(table):
    t = table(seats=2)
    seat = t.asked[0]
    answer = t.get("/hint", 1 - seat)
    assert (answer.status_code, answer.json()["error"]) == (422, "not-asked")
    assert t.client.get(f"/api/tables/{t.id}/hint").status_code == 403
    assert t.client.get(f"/api/tables/{t.id}/hint", params={"seat": seat}).status_code == 403
    head = {"authorization": f"Bearer {t.tokens[1 - seat]}"}
    assert t.client.get(f"/api/tables/{t.id}/hint", params={"seat": seat}, headers=head).status_code == 403


def test_where_hints_are_off_there_is_no_hint_and_no_button(table):
    t = table(seats=2, hints=False)
    seat = t.asked[0]
    for lang in keeling.locale.LANGUAGES:
        t.client.cookies.set("lang", lang)
        answer = t.get("/hint", seat)
        assert (answer.status_code, answer.json()["error"]) == (422, "hints-off")
        assert answer.json()["text"] == keeling.locale.text("reason.hints-off", lang)
        assert 'id="hint' not in t.client.post(f"/t/{t.id}/join/{t.tokens[seat]}").text
    assert t.get().json()["hints"] is False
    with_hints = table(seats=2)
    assert 'id="hintbox"' in t.client.get(f"/t/{with_hints.id}").text


def test_the_same_question_is_thought_about_once(table):
    t = table(seats=2)
    seat = t.asked[0]
    first = t.get("/hint", seat).json()
    house = t.client.app.state.house
    thought = house.advice[t.id, seat]
    assert t.get("/hint", seat).json() == first and house.advice[t.id, seat] is thought
    t.play(seat, first["move"])
    t.get("/hint", t.asked[0])
    assert t.asked[0] != seat or house.advice[t.id, seat] is not thought


def test_no_hint_after_the_end(client, table):
    t = table(seats=1, sheet={"calendar": {"decades": [1] * 5}})
    while t.asked:
        t.play(0, t.get("/options", 0).json()["options"][0])
    answer = t.get("/hint", 0)
    assert (answer.status_code, answer.json()["error"]) == (422, "game-over")


def test_a_hint_that_cannot_be_found_says_so_and_may_be_asked_for_again(table, monkeypatch, caplog):
    t = table(seats=2)
    seat = t.asked[0]
    with monkeypatch.context() as patch:
        patch.setattr(hints, "advise", fail)
        answer = t.get("/hint", seat)
        assert (answer.status_code, answer.json()["error"]) == (422, "no-hint")
    assert t.get("/hint", seat).status_code == 200


@pytest.mark.parametrize("options", [{"draft": True}, {"auction": True}, {}])
def test_every_question_of_a_game_has_a_hint(table, options):
    """Whoever plays by hints alone comes to the end."""
    t = table(seats=2, options=options, sheet={"calendar": {"decades": [1] * 5}})
    for _ in range(400):
        if not t.asked:
            return
        seat = t.asked[0]
        told = t.get("/hint", seat)
        assert told.status_code == 200, told.text
        assert t.play(seat, told.json()["move"], told.json()["rev"]).status_code == 200
    raise AssertionError("endless")


def test_a_turn_that_was_advised_stays_the_advice_while_it_is_followed(table):
    t = table(game="factories", seats=3)
    seat = t.asked[0]
    t.play(seat, t.get("/hint", seat).json()["move"])  # the first factory
    plan = t.get("/hint", seat).json()
    assert len(plan["line"]) > 1 and not plan["kept"]
    t.play(seat, plan["move"])
    again = t.get("/hint", seat).json()
    assert again["kept"] and again["line"] == plan["line"][1:] and again["texts"]["brings"]
