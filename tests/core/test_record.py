"""Records: what they hold, and that no damage goes unnoticed or causes anything but a clear refusal."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import keeling
from keeling.testing.tables import play_on

TEXT = play_on(keeling.new("co2", seats=2, seed=5), Random(5)).record()
LINES = TEXT.splitlines()
FIRST_MOVE = next(n for n, line in enumerate(LINES) if line.startswith("1 "))


def refused(text):
    with pytest.raises(keeling.BadInput) as caught:
        keeling.load(text)
    assert "\n" not in str(caught.value)
    return caught.value.reason


def test_a_record_is_readable_and_comments_are_allowed():
    commented = "\n".join([LINES[0], "; a comment", *LINES[1:FIRST_MOVE], "; another", *LINES[FIRST_MOVE:]])
    assert keeling.load(commented).record() == TEXT


def test_a_record_carries_its_sheet():
    match = keeling.new("co2", seats=2, sheet={"market": {"price": 5}})
    again = keeling.load(match.record())
    assert again.position.price == 5
    assert again.sheet == {"market": {"price": 5}}


def test_an_edited_move_is_named_by_its_line():
    number = next(n for n, line in enumerate(LINES) if " propose " in line)
    words = LINES[number].split()
    words[3] = next(e for e in ("solar", "fusion", "biomass", "recycling") if e != words[3])
    reason = refused("\n".join([*LINES[:number], " ".join(words), *LINES[number + 1 :]]))
    assert reason.code in ("record-disagrees", "record-illegal")
    assert reason.values["line"] == number + 1


def test_an_edited_draw_is_named_by_its_line():
    text = (
        TEXT.replace("1 - start p1", "1 - start p2")
        if "1 - start p1" in TEXT
        else TEXT.replace("start p2", "start p1", 1)
    )
    reason = refused(text)
    assert reason.code == "record-disagrees"
    assert reason.values["line"] == FIRST_MOVE + 1


def test_a_record_of_another_version_that_leads_elsewhere_says_so():
    """Rules and figures change with versions: then the file is not damaged, and the reader is told which one fits."""
    engine = next(line for line in LINES if line.startswith("engine: "))
    older = TEXT.replace(engine, "engine: 0.1.9")
    assert keeling.load(older).digest == keeling.load(TEXT).digest  # most records still lead to the same end
    reason = refused(older.replace("seed: 5", "seed: 6"))
    assert reason.code == "record-older" and reason.values["line"] == FIRST_MOVE + 1
    assert (reason.values["engine"], engine) == ("0.1.9", f"engine: {reason.values['ours']}")


def test_a_truncated_record_says_how_much_is_missing():
    reason = refused("\n".join(LINES[:-7]))
    assert reason.code == "record-truncated"
    assert reason.values["want"] - reason.values["got"] == 7


@pytest.mark.parametrize("key", ["game", "seats", "seed", "choices", "result"])
def test_a_missing_header_line_is_named(key):
    reason = refused("\n".join(line for line in LINES if not line.startswith(f"{key}:")))
    assert (reason.code, reason.values["key"]) == ("record-header", key)


def test_the_record_of_a_running_game_says_why_it_cannot_be_opened():
    """CO₂ in the browser, P1 7: it could be downloaded, and spoke of a missing seed when it was opened."""
    match = play_on(keeling.new("co2", seats=2, seed=5), Random(5), 20)
    assert refused(match.record_for(0)).code == "record-on"


def test_a_running_game_that_hides_nothing_can_be_opened_and_goes_on_with_chance_of_its_own():
    match = play_on(keeling.new("daybreak", seats=2, seed=5), Random(5), 20)
    again = keeling.load(match.record_for(0))
    assert again.view(0) == match.view(0) and again.seed != match.seed
    assert [ask.options for ask in again.asks] == [ask.options for ask in match.asks]
    assert keeling.load(match.record_for(0)).seed == again.seed
    assert keeling.load(again.record()).digest == again.digest  # and it is a record like others from here on


def test_a_changed_seed_or_option_is_noticed():
    assert refused(TEXT.replace("seed: 5", "seed: 6")).code == "record-disagrees"
    assert refused(TEXT.replace("final_income: true", "final_income: false")).code == "record-disagrees"


@pytest.mark.parametrize(
    "line",
    [
        "seats: --4",
        "seats: " + "9" * 5000,
        "seed: --4",
        "seed: " + "9" * 5000,
        "seed: ٥",
        "sheet: [1,2]",
        "sheet: " + "[" * 90000,
        "sheet: {",
    ],
)
def test_nonsense_in_the_header_is_refused(line):
    key = line.split(":")[0]
    kept = [old for old in LINES[1:] if not old.startswith(f"{key}:")]
    refused("\n".join([LINES[0], line, *kept]))


@pytest.mark.parametrize("seed", [-5, 10**30, -(10**30)])
def test_every_seed_that_can_be_played_can_be_read(seed):
    match = keeling.new("co2", seats=2, seed=seed)
    assert keeling.load(match.record()).digest == match.digest


@pytest.mark.parametrize("seat", ["p0", "p" + "9" * 5000])
def test_a_seat_that_is_none_is_named_by_its_line(seat):
    reason = refused(TEXT.replace(" p1 ", f" {seat} ", 1))
    assert reason.code == "record-line"


@pytest.mark.parametrize("line", ["9" * 6000 + " p1 end", "x" * 6000])
def test_of_a_long_broken_line_only_the_beginning_is_told(line):
    with pytest.raises(keeling.BadInput) as caught:
        keeling.load(TEXT + line + "\n")
    assert len(str(caught.value)) < 250


def test_a_changed_result_is_noticed():
    assert refused(TEXT.replace("result: defeat", "result: last-decade")).code == "record-result"


@given(st.text(max_size=300))
def test_any_text_is_refused_in_one_sentence(text):
    refused(text)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_change_of_one_character_is_refused_or_harmless(data):
    place = data.draw(st.integers(0, len(TEXT) - 1))
    char = data.draw(st.characters(max_codepoint=255))
    text = TEXT[:place] + char + TEXT[place + 1 :]
    try:
        again = keeling.load(text)
    except keeling.BadInput as error:
        assert "\n" not in str(error)
    else:  # a space or an unused header line
        assert again.digest == TEXT.rsplit("#", 1)[1].strip()


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 5), st.integers(0, 60))
def test_records_of_unfinished_games_go_on(seed, seats, choices):
    match = play_on(keeling.new("co2", seats=seats, seed=seed), Random(seed), choices)
    again = keeling.load(match.record())
    assert again.digest == match.digest
    assert [a.options for a in again.asks] == [a.options for a in match.asks]
