"""The auction for the start player (C-81)."""

from random import Random

import pytest

import keeling
from keeling.bots import bot as bot_named
from keeling.games.co2.model.words import REGIONS
from tests.stage import stage

ASIA = REGIONS.index("asia")


def _auction(seats=3, start="p1", **rest):
    """The end of a decade at a table that bids for the next start."""
    s = stage(seats, options={"auction": True, **rest}, draws={"start-player": [f"start {start}"]})
    return s


def _poor(money=0, tech=0, permits=0, price=3):
    """Player 1 has so much and nothing else."""
    s = _auction().permits(0, permits).tech(0, tech).market(2, price)
    s.t.money[0] = money
    return s


def _won(s, bid):
    """Player 1 bids, the others pass."""
    return s.jump("end-check").play(0, f"bid {bid}").play(1, "pass").play(2, "pass")


def _bids(s, seat):
    return [int(option.split()[1]) for option in s.options(seat) if option.startswith("bid")]


# -- bidding --------------------------------------------------------------------------------------------------------


def test_c81_there_is_none_before_the_first_decade():
    assert _auction().prompt == "turn"


def test_c81_it_replaces_the_passing_of_the_card():
    s = _auction()
    for _ in range(12):
        s.turn()
    assert (s.prompt, s.t.decade, s.t.start) == ("auction", 1, 0)


def test_c81_there_is_none_after_the_last_decade():
    assert _auction().finish().prompt == "verdict"


@pytest.mark.parametrize(("start", "order"), [("p1", [0, 1, 2]), ("p3", [2, 0, 1])])
def test_c81_one_round_from_the_holder_clockwise(start, order):
    s = _auction(start=start).jump("end-check")
    asked = []
    while s.prompt == "auction":
        asked.append(s.seats_asked()[0])
        s.play(asked[-1], f"bid {len(asked)}")
    assert asked == order
    assert (s.seats_asked(), s.prompt) == ([order[-1]], "pay-bid")


def test_c81_one_who_was_outbid_is_not_asked_again():
    s = _auction().jump("end-check").play(0, "bid 1").play(1, "bid 2").play(2, "pass")
    assert (s.seats_asked(), s.prompt) == ([1], "pay-bid")


def test_c81_the_opening_bid_may_be_zero():
    s = _poor().jump("end-check")
    assert s.options(0) == ["pass", "discard goal", "bid 0"]


def test_c81_the_opening_is_free_after_passes():
    s = _auction().jump("end-check").play(0, "pass")
    assert _bids(s, 1)[0] == 0


def test_c81_each_must_raise():
    s = _auction().jump("end-check").play(0, "bid 4")
    assert _bids(s, 1)[0] == 5
    for text in ("bid 4", "bid 0"):
        reason = s.why(1, text)
        assert (reason.code, reason.rule, reason.values) == ("bid-too-low", "C-81", {"need": 5})


def test_c81_a_pass_leaves_the_best_bid_standing():
    s = _auction().jump("end-check").play(0, "bid 4").play(1, "pass")
    assert _bids(s, 2)[0] == 5


@pytest.mark.parametrize(
    ("money", "tech", "permits", "price", "most"),
    [(0, 0, 0, 3, 0), (5, 0, 0, 3, 5), (0, 3, 0, 3, 6), (0, 0, 2, 3, 6), (0, 0, 2, 8, 16), (4, 1, 1, 5, 11)],
)
def test_c81_no_bid_above_what_one_can_pay(money, tech, permits, price, most):
    s = _poor(money, tech, permits, price).jump("end-check")
    assert _bids(s, 0) == list(range(most + 1))
    reason = s.why(0, f"bid {most + 1}")
    assert (reason.code, reason.rule, reason.values) == ("bid-too-high", "C-81", {"have": most})


def test_c81_permits_of_controlled_regions_count():
    s = _poor().region("asia", control=0, permits=2).region("africa", control=1, permits=3).jump("end-check")
    assert _bids(s, 0)[-1] == 6


def test_c81_one_who_cannot_raise_may_only_pass():
    s = _auction().permits(1, 0)
    s.t.money[1] = 2
    s.t.cashed[1] = 1
    s.jump("end-check").play(0, "bid 2")
    assert s.options(1) == ["pass"]


def test_c81_only_bids_and_passes():
    reason = _auction().jump("end-check").why(0, "buy")
    assert (reason.code, reason.rule) == ("not-offered", "C-81")


def test_c81_c31_the_goal_may_be_turned_in_before_the_bid():
    s = _poor().jump("end-check").play(0, "discard goal")
    assert (s.seats_asked(), s.t.money[0]) == ([0], 8)
    assert s.options(0) == ["pass", *(f"bid {value}" for value in range(9))]
    reason = s.why(0, "discard goal")
    assert (reason.code, reason.rule) == ("goal-gone", "C-31")
    assert s.play(0, "bid 8").seats_asked() == [1]


def test_c81_c31_turning_it_in_leaves_the_best_bid_standing():
    s = _auction().jump("end-check").play(0, "bid 4").play(1, "discard goal")
    assert _bids(s, 1)[0] == 5


def test_c81_all_pass_and_the_card_goes_to_the_left():
    s = _auction().jump("end-check").play(0, "pass").play(1, "pass").play(2, "pass")
    assert (s.t.start, s.t.decade, s.prompt) == (1, 2, "draw-fossil")


# -- paying --


def test_c81_the_highest_bidder_pays_the_bank():
    s = _auction().jump("end-check").play(0, "bid 1").play(1, "bid 3").play(2, "pass")
    s.play(1, "mix $3 0tech 0permits")
    assert s.t.money == [3, 1, 4]


def test_c81_a_bid_of_zero_costs_nothing():
    s = _won(_auction(), 0)
    assert (s.seats_asked(), s.prompt) == ([0], "name-start")
    assert s.t.money[0] == 3


def test_c81_any_mix_that_makes_the_bid():
    s = _won(_poor(money=6, tech=2, permits=2, price=3), 6)
    assert set(s.options(0)) == {
        "mix $6 0tech 0permits",
        "mix $4 1tech 0permits",
        "mix $2 2tech 0permits",
        "mix $3 0tech 1permits",
        "mix $1 1tech 1permits",
        "mix $0 2tech 1permits",  # 7 for 6, but neither piece could be left out
        "mix $0 0tech 2permits",
    }


def test_c81_there_is_no_change():
    """A bid of 1, and nothing but tech and permits: either of them is too much, and is gone."""
    s = _won(_poor(tech=2, permits=2, price=3), 1)
    assert s.options(0) == ["mix $0 1tech 0permits", "mix $0 0tech 1permits"]
    s.play(0, "mix $0 1tech 0permits")
    assert (s.t.money[0], s.t.tech[0], s.t.permits[0]) == (0, 1, 2)


@pytest.mark.parametrize(
    ("text", "bid", "code"),
    [
        ("mix $0 2tech 0permits", 2, "tech-not-needed"),
        ("mix $0 1tech 1permits", 3, "tech-not-needed"),
        ("mix $0 0tech 2permits", 3, "permit-not-needed"),
        ("mix $1 1tech 0permits", 2, "not-offered"),  # the dollar is not needed
        ("mix $3 0tech 0permits", 2, "not-offered"),
        ("mix $1 0tech 0permits", 2, "not-offered"),  # too little
    ],
)
def test_c81_no_piece_is_paid_that_the_bid_does_not_need(text, bid, code):
    s = _won(_poor(money=9, tech=2, permits=2, price=3), bid)
    reason = s.why(0, text)
    assert (reason.code, reason.rule) == (code, "C-81")
    assert code == "not-offered" or reason.values == {"need": bid}


def test_c81_a_permit_worth_less_than_the_excess_is_not_needed():
    """At a price of 1 a permit beside two tech for a bid of 3 would change nothing but the excess."""
    s = _won(_poor(tech=2, permits=1, price=1), 3)
    assert s.options(0) == ["mix $0 2tech 0permits", "mix $0 1tech 1permits"]


def test_c81_money_is_limited_to_what_one_has():
    s = _won(_poor(money=2, tech=1), 3)
    assert s.options(0) == ["mix $1 1tech 0permits"]
    reason = s.why(0, "mix $3 0tech 0permits")
    assert (reason.code, reason.rule, reason.values) == ("too-little-money", "C-81", {"have": 2, "need": 3})


def test_c81_a_permit_for_the_bid_is_one_s_own_or_of_a_controlled_region():
    s = _poor(permits=0).region("asia", control=0, permits=2).region("africa", control=0, permits=0)
    s = _won(s, 3).play(0, "mix $0 0tech 1permits")
    assert s.options(0) == ["pay asia"]
    assert s.refused(0, "pay own") == ("own-supply-empty", "C-81")
    assert s.refused(0, "pay africa") == ("region-empty", "C-81")
    assert s.refused(0, "pay europe") == ("not-controlled", "C-81")


def test_c81_tech_goes_back_to_the_supply():
    s = _won(_poor(money=1, tech=3), 5)
    bank = s.t.tech_bank
    s.play(0, "mix $1 2tech 0permits")
    assert (s.t.tech[0], s.t.tech_bank, s.t.money[0]) == (1, bank + 2, 0)


def test_c81_permits_are_one_s_own_or_of_a_controlled_region():
    s = _poor(permits=1, price=4).region("asia", control=0, permits=2).region("africa", control=1)
    _won(s, 8).play(0, "mix $0 0tech 2permits")
    bank = s.t.bank
    assert (s.prompt, s.options(0)) == ("pay-permit", ["pay own", "pay asia"])
    s.play(0, "pay asia")
    assert s.options(0) == ["pay own", "pay asia"]
    s.play(0, "pay own")
    assert (s.t.permits[0], s.t.permits_in[ASIA], s.t.bank) == (0, 1, bank + 2)
    assert (s.t.market, s.t.price) == (2, 4)
    assert s.prompt == "name-start"


def test_c81_the_payment_is_told_by_its_rule():
    s = _won(_poor(permits=1), 3).play(0, "mix $0 0tech 1permits", "pay own")
    assert [fact.rule for fact in s.facts("permit-paid")] == ["C-81"]


# -- naming --


@pytest.mark.parametrize("named", [0, 1, 2])
def test_c81_the_winner_names_anyone(named):
    s = _won(_auction(), 0)
    assert s.options(0) == ["start p1", "start p2", "start p3"]
    s.play(0, f"start p{named + 1}")
    assert (s.t.start, s.t.decade, s.prompt) == (named, 2, "draw-fossil")
    s.chance()
    assert s.seats_asked() == [named]


def test_c81_the_new_start_player_counts_for_the_supply_phase():
    s = _auction().level(0, "solar", 1).level(2, "fusion", 1)
    _won(s, 0).play(0, "start p3")
    assert (s.prompt, s.seats_asked()) == ("income", [2])


def test_c81_the_next_auction_begins_with_the_named_one():
    s = _won(_auction(), 0).play(0, "start p3")
    assert s.jump("end-check").seats_asked() == [2]


def test_c81_it_needs_two_players():
    with pytest.raises(keeling.BadInput) as caught:
        keeling.new("co2", 1, options={"auction": True})
    reason = caught.value.reason
    assert (reason.code, reason.rule) == ("option-needs-seats", "C-81")
    assert keeling.new("co2", 1, options={"auction": False}).settings["auction"] is False


# -- until all but one pass, as the Italian rulebook reads (option auction_rounds) --


def _long(**more):
    return _auction(auction_rounds="until-pass", **more).jump("end-check")


def test_c81_until_pass_one_who_was_outbid_is_asked_again():
    s = _long().play(0, "bid 0").play(1, "bid 1").play(2, "pass")
    assert (s.seats_asked(), s.prompt, _bids(s, 0)[0]) == ([0], "auction", 2)
    s.play(0, "bid 2")
    assert (s.seats_asked(), s.prompt) == ([1], "auction")  # player 3 has passed for good
    s.play(1, "pass")
    assert (s.seats_asked(), s.prompt) == ([0], "pay-bid")


def test_c81_until_pass_the_last_one_may_still_bid_zero():
    s = _long().play(0, "pass").play(1, "pass")
    assert (s.seats_asked(), s.prompt, _bids(s, 2)[0]) == ([2], "auction", 0)
    assert s.play(2, "bid 0").prompt == "name-start"


def test_c81_until_pass_nobody_bids():
    s = _long().play(0, "pass").play(1, "pass").play(2, "pass")
    assert (s.t.start, s.t.decade) == (1, 2)  # C-36


def test_c81_until_pass_nobody_raises_against_themselves():
    s = _long().play(0, "bid 1").play(1, "pass").play(2, "pass")
    assert (s.seats_asked(), s.prompt) == ([0], "pay-bid")


def test_c81_c60_the_readings_are_options_of_their_own():
    match = keeling.new("co2", seats=3, seed=1, options={"auction": True, "auction_rounds": "until-pass"})
    assert match.settings["control"] == "builder"
    assert keeling.load(match.record()).settings == match.settings
    usual = keeling.new("co2", seats=3, seed=1)
    assert "auction_rounds" not in usual._header() and "control" not in usual._header()  # older records still hold
    assert "until-pass" in match._header()


# -- bots -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["easy", "greedy", "search@20"])
def test_c81_no_bot_bids_more_than_it_must(bot):
    s = _auction().jump("end-check").play(0, "bid 3")
    s.t.money[1] = 40
    chosen = {bot_named(bot)(s.match.perspective(1, Random(n)), s.match.asks[0], Random(n)) for n in range(12)}
    assert chosen <= {("pass",), ("discard", "goal"), ("bid", "4")}
