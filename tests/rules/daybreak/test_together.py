"""Everybody at once: gifts, consent, crossing moves, taking back (D-35, D-35a, D-35b, D-35c)."""

import pytest

from keeling.core.reason import CannotUndo
from tests.daybreak_stage import stage


def test_d35_the_stage_ends_when_all_are_done():
    s = stage(3)
    s.play(0, "done").play(1, "done")
    assert s.seats_asked() == [2]
    s.play(2, "done")
    assert s.t.stage >= 3 and not s.t.lanes


def test_d35_done_may_be_taken_back_while_anyone_is_not():
    s = stage(2).hand(0, "heat-pumps").play(0, "done", "resume")
    assert sorted(s.seats_asked()) == [0, 1]


def test_d35_a_gift_takes_done_back():
    s = stage(2).stack(0, 1, "sharing-fund").hand(0, "heat-pumps").play(1, "done")
    s.play(0, "use s1", "give heat-pumps p2")
    assert s.held(1) == ["heat-pumps"] and sorted(s.seats_asked()) == [0, 1]


def test_d35_tokens_given_take_done_back_and_work_at_once():
    s = stage(2).play(1, "done")
    s.play(0, "use s5")  # China's exports
    assert s.options(0) == ["send 1 p2", "send 2 p2"]
    assert s.refused(0, "send 1 p1") == ("oneself", "D-35")
    s.play(0, "send 2 p2")
    assert (s.at(0, "clean"), s.at(1, "clean")) == (1, 5) and sorted(s.seats_asked()) == [0, 1]


def test_d35_no_more_than_there_is():
    s = stage(2).board(0, clean=1).play(0, "use s5")
    assert s.refused(0, "send 2 p2") == ("more-than-there", "D-35")


def test_d35_draws_for_another_are_theirs():
    s = stage(2).hand(1, "heat-pumps").stack(1, 5, "climate-debt").play(1, "use s5", "pay heat-pumps")
    assert s.refused(1, "to p2") == ("oneself", "D-35")
    s.play(1, "to p1").draw("draw bike-lanes", "draw seed-banks")
    assert sorted(s.held(0)) == ["bike-lanes", "seed-banks"]


def test_d35_whom_it_would_bring_nothing_is_refused():
    s = stage(2).stack(0, 1, "rebuilding-money").board(1, community=0).hand(0, "heat-pumps")
    s.play(0, "use s1", "pay heat-pumps")
    assert s.refused(0, "to p2") == ("no-gain-there", "D-37")


def asking():
    s = stage(3).stack(0, 1, "safe-passage", "street-movements")
    return s.board(0, community=2).board(1, community=4).board(2, community=0)


def test_d35a_consent_is_asked_of_the_other_before_their_next_move():
    s = asking().play(1, "done")
    s.play(0, "use s1")
    assert s.options(0) == ["take 1 p2"]
    assert s.refused(0, "take 1 p3") == ("nothing-to-move", "D-35")
    s.play(0, "take 1 p2")
    assert s.options(1) == ["yes", "no"] and "done" in s.options(0)
    s.play(1, "yes").draw("draw heat-pumps")
    assert (s.at(0, "community"), s.at(1, "community")) == (3, 3)
    assert s.held(0) == ["heat-pumps"]
    assert s.refused(0, "use s1") == ("used-up", "D-36")


def test_d35a_no_means_nothing_happens_and_the_use_does_not_count():
    s = asking().play(0, "use s1", "take 1 p2").play(1, "no")
    assert (s.at(0, "community"), s.at(1, "community"), s.held(0)) == (2, 4, [])
    s.board(2, community=1).play(0, "use s1")
    assert s.refused(0, "take 1 p2") == ("refused-already", "D-35a")  # nobody is asked twice by one player
    s.play(0, "take 1 p3").play(2, "yes").draw("draw heat-pumps")
    assert s.at(0, "community") == 3


def test_d35a_what_is_gone_meanwhile_cannot_be_granted():
    s = asking().play(0, "use s1", "take 1 p2").board(1, community=0)
    assert s.refused(1, "yes") == ("nothing-to-move", "D-35")
    s.play(1, "no")


def test_d35b_a_card_handed_over_is_not_handed_over_again():
    s = stage(2).project("moonshot", "no-new-coal").hand(0, "open-science", "bike-lanes")
    assert s.refused(0, "hand-over bike-lanes p2") == ("hand-over-closed", "D-22")
    assert s.refused(0, "hand-over open-science p1") == ("oneself", "D-35")
    s.play(0, "hand-over open-science p2")
    assert s.refused(1, "hand-over open-science p1") == ("handed-over-already", "D-35b")
    assert s.refused(0, "hand-over open-science p2") == ("not-in-hand", "D-32")


def test_d35b_nor_by_an_action():
    s = stage(2).project("moonshot", "no-new-coal").hand(0, "open-science").stack(1, 1, "sharing-fund")
    s.play(0, "hand-over open-science p2")
    assert s.refused(1, "use s1") == ("nothing-to-gain", "D-37")


def test_d35b_in_the_next_stage_it_may():
    s = stage(2).project("moonshot", "no-new-coal").hand(0, "open-science").play(0, "hand-over open-science p2")
    s.t.row = []
    s.jump("local").until("turn")
    assert s.why(1, "hand-over open-science p1") is None


def test_d35c_a_move_that_another_has_closed_is_refused_with_the_reason():
    s = stage(2).project("moonshot").hand(0, "no-new-coal").hand(1, "flare-ban")
    assert s.why(1, "tuck flare-ban moonshot") is None
    s.play(0, "tuck no-new-coal moonshot")
    assert s.refused(1, "tuck flare-ban moonshot") == ("brings-nothing", "D-38")
    s.play(1, "tuck flare-ban s1")  # what is still open counts


def test_d35c_a_move_is_taken_back_whoever_else_has_acted():
    s = stage(2).hand(0, "heat-pumps").hand(1, "bike-lanes")
    s.play(0, "start heat-pumps s1")
    s.play(1, "start bike-lanes s1")
    s.match.undo(0)
    assert s.held(0) == ["heat-pumps"] and s.held(1) == []
    assert [(entry.seat, entry.text) for entry in s.match.entries[-1:]] == [(1, "start bike-lanes s1")]
    s.match.undo(1)
    assert s.held(1) == ["bike-lanes"]


def test_d35c_not_once_another_has_built_upon_it():
    s = stage(2).project("moonshot", "no-new-coal").hand(0, "open-science").play(0, "hand-over open-science p2")
    s.play(1, "start open-science s1")
    with pytest.raises(CannotUndo) as caught:
        s.match.undo(0)
    values = caught.value.reason.values
    assert (caught.value.reason.code, values["player"], values["move"]) == ("undo-built", "p2", "start open-science s1")
    s.match.undo(1)
    s.match.undo(0)
    assert s.held(0) == ["open-science"]


def test_d35c_not_once_something_was_drawn():
    s = stage(1).stack(0, 1, "carbon-dividend", "clean-steel").play(0, "use s1").draw("draw heat-pumps")
    with pytest.raises(CannotUndo):
        s.match.undo(0)
