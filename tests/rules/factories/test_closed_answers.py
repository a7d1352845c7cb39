"""Answers to the questions beside a turn that are closed, each with its reason and rule."""

import pytest

from tests.factories_stage import FactoryStage, stage


def market() -> FactoryStage:
    s = stage(4).goods(0, wood=9, coal=2).goods(1, steel=3, coal=4).goods(2, steel=1)
    for seat in range(4):
        s.hand(seat)
    return s


def told(s: FactoryStage, seat: int, text: str) -> dict[str, int | str]:
    """The numbers of the reason against a move."""
    reason = s.why(seat, text)
    assert reason is not None
    return reason.values


def test_f21_a_purchase_goes_on_in_any_order_within_its_units_and_money():
    s = stage()
    s.t.money[0] = 9
    s.play(0, "buy coal 2")
    assert s.why(0, "buy wood 1") is None and s.why(0, "buy coal 1") is None  # also of what was bought before
    assert s.refused(0, "buy steel 4") == ("too-many-more", "F-21") and told(s, 0, "buy steel 4") == {"most": 3}
    assert s.refused(0, "buy steel 2") == ("too-little-money", "F-40")
    assert told(s, 0, "buy steel 2") == {"have": 5, "need": 6}
    assert s.why(0, "buy steel 1") is None and s.why(0, "enough") is None


def test_f21_f52_a_sale_goes_on_in_any_order_and_with_components():
    s = stage().hand(0, 43, 44, 45).goods(0, coal=4, steel=2).play(0, "sell coal 2")
    assert s.refused(0, "sell wood 1") == ("too-few-to-sell", "F-21")
    assert s.refused(0, "sell steel 4") == ("too-many-more", "F-21") and told(s, 0, "sell steel 4") == {"most": 3}
    assert s.refused(0, "sell steel 3") == ("too-few-to-sell", "F-21")
    assert told(s, 0, "sell steel 3") == {"good": "steel", "have": 2}
    assert s.refused(0, "sell component 46") == ("not-in-hand", "F-52")
    s.play(0, "sell component 44")
    assert s.why(0, "sell component 43") is None and s.why(0, "sell coal 1") is None
    assert s.refused(0, "sell certificate 1")[0] == "not-offered"


def test_f41_what_an_offer_may_not_name():
    s = market().play(0, "offer p2")
    assert s.refused(0, "send") == ("empty-offer", "F-41")
    assert s.refused(0, "give coal 3") == ("too-few-to-give", "F-41")
    assert told(s, 0, "give coal 3") == {"good": "coal", "have": 2}
    assert s.refused(0, "give wood 6") == ("too-many-traded", "F-41") and told(s, 0, "give wood 6") == {"most": 5}
    assert s.refused(0, "get steel 4") == ("too-few-to-get", "F-41")
    assert told(s, 0, "get steel 4") == {"good": "steel", "have": 3}
    assert s.refused(0, "give component 43") == ("not-in-hand", "F-41")
    assert s.refused(0, "get component 43") == ("nobody-has-component", "F-41")
    assert told(s, 0, "get component 43") == {"no": "43"}
    s.play(0, "give wood 3")
    assert s.refused(0, "give wood 1") == ("already-named", "F-41") and told(s, 0, "give wood 1") == {"good": "wood"}
    assert s.refused(0, "get wood 1") == ("on-both-sides", "F-41")
    assert s.refused(0, "give coal 3") == ("too-many-traded", "F-41")
    assert s.why(0, "give coal 2") is None and s.why(0, "send") is None and s.why(0, "withdraw") is None


def test_f41_an_offer_to_all_wants_what_one_of_them_has():
    s = market().hand(1, 43).hand(2, 44).play(0, "offer all", "get component 43")
    assert s.refused(0, "get component 44") == ("nobody-has-component", "F-41")  # p3 has it, but not both
    assert s.refused(0, "get component 43") == ("already-named", "F-41")
    assert s.why(0, "get coal 4") is None and s.refused(0, "get coal 5") == ("too-many-traded", "F-41")


def test_f41_only_who_has_it_all_accepts_and_only_a_sole_partner_counters():
    s = market().play(0, "offer all", "get steel 2", "send")
    assert s.refused(1, "counter") == ("no-counter-offer", "F-41") and s.why(1, "accept") is None
    s.play(1, "decline")
    assert s.refused(2, "accept") == ("cannot-give-deal", "F-41") and s.why(2, "decline") is None
    s = market().play(0, "offer p2", "get steel 2", "send")
    assert s.why(1, "counter") is None


def test_f20_a_kind_runs_once_if_it_was_planned_and_there_is_energy():
    s = stage().only(0, "conventional", "renewable", "recycling", "biotech")
    s.plan(0, wood=1, renewable=1, recycle=1).goods(0, coal=4).begin(0)
    assert s.prompt == "produce"
    assert s.refused(0, "run biotech") == ("not-planned", "F-20")
    assert s.refused(0, "run technology") == ("not-planned", "F-20")
    s.play(0, "run renewable")
    assert s.refused(0, "run renewable") == ("already-runs", "F-20")
    s = stage().only(0, "conventional", "renewable", "recycling").plan(0, wood=1, renewable=1, recycle=1)
    s.goods(0, coal=5).begin(0).play(0, "run conventional")
    assert s.refused(0, "run recycling") == ("too-little-energy", "F-20")
    assert told(s, 0, "run recycling") == {"have": 2, "need": 3}
    assert s.why(0, "run renewable") is None and s.why(0, "done") is None


def test_f6_energy_is_paid_out_of_what_there_is():
    s = stage().plan(0, wood=1).goods(0, coal=2, renewable=2).begin(0).play(0, "run conventional")
    assert s.prompt == "energy"
    assert s.refused(0, "pay coal 3 renewable 0") == ("too-few-to-pay", "F-6")
    assert told(s, 0, "pay coal 3 renewable 0") == {"good": "coal", "have": 2}
    assert told(s, 0, "pay coal 0 renewable 3") == {"good": "renewable", "have": 2}
    assert s.refused(0, "pay coal 4 renewable 4")[0] == "not-offered"
    assert s.why(0, "pay coal 1 renewable 2") is None


def test_f22_what_becomes_waste_is_the_excess_and_no_more():
    s = stage().hand(0).goods(0, wood=4, coal=3, steel=6).play(0, "end")
    assert s.prompt == "storage"  # 13 units, 3 too many
    assert s.refused(0, "drop coal 4") == ("too-few-to-drop", "F-22")
    assert told(s, 0, "drop coal 4") == {"good": "coal", "have": 3}
    assert s.refused(0, "drop steel 4") == ("too-many-dropped", "F-22") and told(s, 0, "drop steel 4") == {"most": 3}
    assert s.refused(0, "drop steel 2") == ("too-few-dropped", "F-22")
    assert told(s, 0, "drop steel 2") == {"good": "steel", "least": 3}
    s.play(0, "drop coal 1")
    assert s.refused(0, "drop wood 2") == ("kind-passed", "F-22") and s.why(0, "drop steel 2") is None


def test_f22_a_fine_that_cannot_be_paid_is_closed():
    s = stage().hand(0).goods(0)
    s.t.waste[0], s.t.money[0] = 12, 3
    s.play(0, "end")
    assert s.refused(0, "pay") == ("too-little-money", "F-22") and told(s, 0, "pay") == {"have": 3, "need": 4}
    assert s.why(0, "skip") is None


def test_f23_f54_what_may_not_be_planned():
    s = stage().hand(0, 43).factory(0, "biotech").play(0, "mount 43 biotech", "end")
    assert s.prompt == "plan"
    assert s.refused(0, "plan biomaterial 1") == ("stands-still", "F-54")
    assert s.refused(0, "plan renewable 1") == ("cannot-make", "F-23")
    assert told(s, 0, "plan renewable 1") == {"unit": "renewable", "factory": "renewable"}
    s.play(0, "plan wood 4")
    assert s.refused(0, "plan wood 1") == ("already-planned", "F-23")
    assert s.refused(0, "plan coal 3") == ("too-many-planned", "F-23") and told(s, 0, "plan coal 3") == {"most": 2}
    assert s.why(0, "plan coal 2") is None and s.why(0, "done") is None


@pytest.mark.parametrize(("held", "text"), [((1, 2, 3), "discard 5"), ((25, 26, 27), "discard 28")])
def test_f55_only_a_card_in_hand_is_discarded(held, text):
    s = stage().hand(0, *held)
    if held[0] == 1:
        s.play(0, "draw").draw("marketing 7")
    else:
        s.jump("draw-csr", 0, 1).draw("csr 29")
    assert s.prompt == "discard" and s.refused(0, text) == ("not-in-hand", "F-55")
    assert s.why(0, f"discard {held[0]}") is None


def test_f50_the_exception_too_takes_a_card_in_hand():
    s = stage().hand(0, 3, 25).jump("discard-any", 0, 1)
    assert s.refused(0, "discard 43") == ("not-in-hand", "F-50") and s.why(0, "discard 25") is None


def test_f24_half_of_an_event_that_cannot_be_met_is_closed():
    s = stage()
    s.t.money[:], s.t.round, s.t.waste = [0, 9, 9], 3, [5, 5, 5]
    no = next(
        67 + card for card, event in enumerate(s.t.figures.cards[3])
        if len(event.halves) == 2 and any(effect.do == 6 and effect.n < 0 for effect in event.halves[0])
    )  # fmt: skip
    s.event(no)
    assert s.prompt == "event-choice" and s.seats_asked() == [0]
    assert s.refused(0, "choose first") == ("cannot-meet-event", "F-24") and told(s, 0, "choose first") == {"no": no}
