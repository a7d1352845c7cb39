"""Daybreak: what is good for a team and what is not, piece by piece: boards, stacks, crises, projects."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from keeling.bots.greedy import best_lines
from keeling.core.agenda import Option
from keeling.games.daybreak.bots import harm
from keeling.games.daybreak.bots.candidates import CANDIDATES, card_worth, start_worth, tag_worth
from keeling.games.daybreak.bots.engine import (
    CARD_WORTH,
    COMMUNITY_WORTH,
    FITS,
    MANY,
    ONCE_WORTH,
    SHORT,
    SPARE,
    credit,
    drawn,
    is_open,
    per_use,
    potential,
    prices,
    stock,
    uses_left,
)  # fmt: skip
from keeling.games.daybreak.bots.evaluation import evaluate_all
from keeling.games.daybreak.bots.harm import known, lasting, rates, unknown
from keeling.games.daybreak.bots.treaties import treaties
from keeling.games.daybreak.model.vocabulary import BOARD
from keeling.games.daybreak.model.words import (
    BAN_DIRTY,
    CLEAN,
    COMMUNITY,
    DEMAND,
    DIRTY,
    EACH_TAGS,
    EMISSION,
    EMISSIONS,
    PLACES,
    RESILIENCE,
    TAGS,
)  # fmt: skip
from keeling.games.daybreak.rules.asks import NO, YES
from tests.bots.features import Feature, check_direction, table
from tests.daybreak_stage import DaybreakStage, stage

HAND = ("heat-pumps", "solar-fields", "fast-trains")


def middle(seats: int = 3) -> DaybreakStage:
    """The third round of a team, at two bands: three cards each for seat 0, no crisis and no project known."""
    s = stage(seats).planet(bands=2).hand(0, *HAND)
    s.t.round = 3
    return s


def by(name: str, more: int) -> Callable[[DaybreakStage], object]:
    """So much more of a number of seat 0's board."""
    return lambda s: s.board(0, **{name: s.at(0, name) + more})


def sink(name: str, more: int) -> Callable[[DaybreakStage], object]:
    return lambda s: s.planet(**{name: s.sink(name) + more})


def put(**pieces: int) -> Callable[[DaybreakStage], None]:
    """Pieces of the table, set."""

    def change(s: DaybreakStage) -> None:
        for name, value in pieces.items():
            setattr(s.t, name, value)

    return change


TEAM = [
    Feature("clean energy", by("clean", 1), 1, True),
    Feature("dirty energy replaced", lambda s: (by("clean", 1)(s), by("dirty", -1)(s)), 1, True),
    Feature("energy that is missing", by("demand", 4), -1, True),
    Feature("demand", by("demand", 1), -1, True),
    *[Feature(f"emissions of {kind}", by(kind, 1), -1, True) for kind in EMISSIONS],
    *[Feature(f"{kind} resilience", by(kind, 1), 1, True) for kind in ("social", "ecological", "infrastructure")],
    Feature("a community in crisis", by("community", 1), -1, True),
    Feature("a tree", sink("tree", 1), 1, True),
    Feature("an ocean", sink("ocean", 1), 1, True),
    Feature("current CO₂", put(current=3), -1, True),
    Feature("a band", lambda s: s.planet(bands=3), -1, True),
    Feature("CO₂ on the thermometer", lambda s: s.planet(loose=14), -1, True),
    Feature("a round gone", put(round=4), -1, True),
    Feature("a card in hand", lambda s: s.hand(0, *HAND, "open-science"), 1, True),
    Feature("no card in hand", lambda s: s.hand(0), -1, True),
    Feature("a tag that a stack counts", lambda s: s.tags(0, 1, infrastructure=2), 1, True),
    Feature("a crisis more", lambda s: s.t.row.append(-1), -1, True),
    Feature("a crisis that lasts", lambda s: s.lasting("oil-lobby"), -1, True),
    Feature("a project", lambda s: s.project("leave-it-in-the-ground"), 1, True),
]  # fmt: skip


@table(TEAM)
def test_what_is_good_and_what_is_bad_for_all(feature: Feature) -> None:
    check_direction(middle(), feature, evaluate_all)


# -- the prices of a board's numbers -----------------------------------------------------------------------------------


def priced(*changes: Callable[[DaybreakStage], object], bands: int = 2) -> list[float]:
    """What one more of each number is worth to seat 0."""
    s = middle()
    for change in changes:
        change(s)
    return prices(s.t, 0, bands)


def test_prices_are_signed_as_the_numbers_are_good_or_bad() -> None:
    worth = priced()
    assert all(worth[at] < 0 for at in (DEMAND, DIRTY, COMMUNITY, *range(EMISSION, RESILIENCE)))
    assert all(worth[at] > 0 for at in (CLEAN, SHORT, *range(RESILIENCE, COMMUNITY)))
    assert worth[DEMAND] == -worth[CLEAN] and worth[EMISSION:RESILIENCE] == [-1.0] * 6
    assert worth[DIRTY] == pytest.approx(worth[CLEAN] - 1.0)  # what is removed must be replaced


def test_clean_energy_is_worth_most_where_it_is_missing_and_nothing_where_there_is_enough() -> None:
    usual = priced(lambda s: s.board(0, demand=5, clean=2, dirty=40))[CLEAN]
    missing = priced(lambda s: s.board(0, demand=12, clean=2, dirty=2))[CLEAN]
    enough = priced(lambda s: s.board(0, demand=5, clean=40))
    assert enough[CLEAN] == enough[SHORT] == 0.05 < usual < missing
    assert priced(put(round=6), lambda s: s.board(0, demand=5, clean=5))[CLEAN] == 0.05  # no round is to come
    assert priced(put(round=6), lambda s: s.board(0, demand=6, clean=5))[CLEAN] > 0.05


def test_the_better_dirty_energy_can_be_removed_the_more_clean_energy_is_worth() -> None:
    def energy(**tags: int) -> float:
        s = middle().board(0, demand=5, clean=2, dirty=40).tags(0, 2, **tags)
        return prices(s.t, 0, 2)[CLEAN]

    assert energy(energy=1) < energy(energy=3)
    s = middle().board(0, demand=5, clean=2, dirty=40)
    before = prices(s.t, 0, 2)[CLEAN]
    assert prices(s.tags(0, 1, infrastructure=3).t, 0, 2)[CLEAN] < before  # clean energy is built more easily


def test_dirty_energy_that_nobody_may_remove_costs_nothing() -> None:
    assert priced(put(bans=1 << BAN_DIRTY))[DIRTY] == 0.0 > priced()[DIRTY]


@pytest.mark.parametrize(("bands", "social", "worth"), [(2, 1, 0.38), (2, 2, 0.25), (2, 3, 0.12), (4, 3, 0.38)])
def test_a_shield_is_worth_more_the_fewer_there_are_against_the_bands(bands: int, social: int, worth: float) -> None:
    assert priced(lambda s: s.board(0, social=social), bands=bands)[RESILIENCE] == worth


@pytest.mark.parametrize(("community", "times"), [(2, 1.0), (3, 1.2), (6, 1.2), (7, 1.6)])
def test_a_community_costs_more_the_more_there_are(community: int, times: float) -> None:
    worth = priced(lambda s: s.board(0, community=community))[COMMUNITY]
    assert worth == pytest.approx(-COMMUNITY_WORTH * times)


# -- what actions bring ------------------------------------------------------------------------------------------------

PRICE = [-0.5, -0.4, 0.6, *[-1.0] * 6, 0.3, 0.2, 0.1, -0.9, 0.7]  # made for this table


def use(key: str, **tags: int) -> tuple[DaybreakStage, Any, int]:
    """A card on seat 0's first stack, with so many of each tag in it: the stage, its action and where its tags lie."""
    s = middle().stack(0, 1, key)
    for at in range(EACH_TAGS):
        s.t.tags[at] = 0
    for tag, count in tags.items():
        s.t.tags[TAGS.index(tag)] = count
    return s, s.t.figures.local[s.card(key)], 0


@pytest.mark.parametrize(
    ("key", "tags", "worth"),
    [
        ("roof-panels", {}, 0.6),  # clean energy
        ("clean-plants-china", {"grid": 3}, 3 * 0.6),
        ("coal-exit-usa", {"incentive": 2}, 2 * 0.4),
        ("heat-pumps", {}, 1.0 - 0.5),  # an emission for more demand
        ("shorter-week", {}, 0.5 + 0.3),
        ("clean-rivers", {}, 2 * 0.2),
        ("women-lead", {"society": 3}, 3 * 0.3),  # of any kind: the best
        ("enough-budget", {}, 1.0 + 0.5),  # an emission of any kind, and demand
        ("loop-economy", {"regulation": 2}, 1.0),
        ("loop-economy", {"regulation": 5}, 2.0),
        ("loop-economy", {"regulation": 1}, 0.0),
        ("regrowing-forest", {}, 1.0),  # a tree
        ("farm-trees", {}, 2.0),  # a tree, and an emission
        ("peak-batteries", {}, 2 * ONCE_WORTH),  # CO₂ of this round only
        ("safe-distance", {}, 1.0 + 0.4),  # the second if one likes
        ("sharing-fund", {}, 0.2),  # a gift
        ("forest-wardens", {}, 0.3),  # a roll that is cancelled
        ("open-science", {"innovation": 4}, 0.0),  # cards are counted elsewhere
    ],
)
def test_what_a_use_brings(key: str, tags: dict[str, int], worth: float) -> None:
    s, action, base = use(key, **tags)
    assert per_use(s.t, 0, action, base, PRICE) == pytest.approx(worth)


def test_what_is_not_there_cannot_be_removed() -> None:
    s, action, base = use("coal-exit-usa", incentive=5)
    s.board(0, dirty=2)
    assert per_use(s.t, 0, action, base, PRICE) == pytest.approx(0.8)
    s, action, base = use("loop-economy", regulation=5)
    s.board(0, **dict.fromkeys(EMISSIONS, 0))
    assert per_use(s.t, 0, action, base, PRICE) == 0.0
    s.board(0, waste=1)
    assert per_use(s.t, 0, action, base, PRICE) == 1.0
    assert stock(s.t, 0, action, base) == 1


def test_nobody_must_do_what_may_be_done() -> None:
    s, action, base = use("safe-distance")
    assert per_use(s.t, 0, action, base, [*PRICE[:DIRTY], 0.4, *PRICE[CLEAN:]]) == 1.0  # dirty energy is wanted now


def test_a_roll_is_worth_its_outcomes_on_the_average() -> None:
    s, action, base = use("iron-seeding")
    low = per_use(s.t, 0, action, base, PRICE)
    s.t.tags[TAGS.index("geoengineering")] = 3
    assert per_use(s.t, 0, action, base, PRICE) > low


@pytest.mark.parametrize(
    ("key", "tags", "cards"),
    [
        ("open-science", {"innovation": 2}, 1.0),
        ("open-science", {"innovation": 4}, 2.0),
        ("green-bonds", {}, 1.3),  # one kept of three
        ("climate-debt", {}, 0.9 * 2),  # for another
        ("research-alliance", {"innovation": 2}, 4 * FITS),  # those that fit
        ("roof-panels", {}, 0.0),
    ],
)
def test_how_many_cards_a_use_draws(key: str, tags: dict[str, int], cards: float) -> None:
    s, action, base = use(key, **tags)
    assert drawn(s.t, action, base) == pytest.approx(cards)


@pytest.mark.parametrize(
    ("key", "tags", "used", "left"),
    [
        ("clean-plants-china", {}, 7, MANY),
        ("open-science", {}, 0, 1),
        ("open-science", {}, 1, 0),
        ("heat-pumps", {"incentive": 3}, 1, 2),
        ("heat-pumps", {"incentive": 1}, 2, 0),
    ],
)
def test_how_often_an_action_may_still_be_used(key: str, tags: dict[str, int], used: int, left: int) -> None:
    s, action, base = use(key, **tags)
    s.t.uses[action.at] = used
    assert uses_left(s.t, action, base, True) == left
    assert uses_left(s.t, action, base, False) == (
        MANY if left == MANY else 1 if key == "open-science" else tags["incentive"]
    )


@pytest.mark.parametrize(
    ("key", "board", "uses"),
    [
        ("roof-panels", {"demand": 9, "clean": 4}, 5),
        ("floating-turbines", {"demand": 9, "clean": 4}, 3),  # two at once
        ("coal-auctions", {"dirty": 5}, 3),
        ("heat-pumps", {"buildings": 2}, 2),
        ("clean-rivers", {}, 6),
        ("open-science", {}, MANY),
        ("bike-lanes", {"transport": 4}, 0),  # without its tags it does nothing
    ],
)
def test_what_an_action_works_on_runs_out(key: str, board: dict[str, int], uses: int) -> None:
    s, action, base = use(key, solar=1, wind=1, innovation=4)
    s.board(0, **board)
    s.t.round = 6
    assert stock(s.t, 0, action, base) == uses


def test_an_action_is_open_with_the_tags_that_it_needs() -> None:
    s, action, base = use("green-belt", ecology=2, society=1)
    assert not is_open(s.t, action, base)
    s.t.tags[TAGS.index("society")] = 2
    assert is_open(s.t, action, base)


def test_hands_are_worth_what_the_best_stacks_make_of_them() -> None:
    """One stack takes a card for two clean energy, another draws cards for nothing."""
    s, _, _ = use("clean-plants-china", grid=2)
    for place in range(2, PLACES + 1):
        s.stack(0, place)
    s.t.round = 6  # no round is to come
    s.board(0, demand=40)
    assert potential(s.t, 0, PRICE, 1.0, 0.0) == pytest.approx(3 * 2 * 0.6)
    assert potential(s.t, 0, PRICE, 0.5, 0.0) == pytest.approx(1.5 * 2 * 0.6)
    s.board(0, demand=4, clean=1)  # room for two uses: what is left is worth little
    assert potential(s.t, 0, PRICE, 1.0, 0.0) == pytest.approx(2 * 2 * 0.6 + SPARE)
    s.stack(0, 2, "street-movements")
    s.t.tags[EACH_TAGS : 2 * EACH_TAGS] = [4, *[0] * (EACH_TAGS - 1)]
    assert potential(s.t, 0, PRICE, 1.0, 0.0) == pytest.approx(2 * 2 * 0.6 + 3 * SPARE)  # two cards more
    s.stack(0, 2, "clean-rivers")  # free of charge
    assert potential(s.t, 0, PRICE, 1.0, 0.0) == pytest.approx(2 * 2 * 0.6 + SPARE + 2 * 0.2)
    s.t.round = 4
    assert potential(s.t, 0, PRICE, 0.0, 1.0) > 2 * 0.4  # and in two rounds to come


@pytest.mark.parametrize(
    ("board", "cards", "rounds", "worth"),
    [
        ({"dirty": 6, "clean": 4, "demand": 8}, 3, 1, 2 * 0.6),  # spare energy: so much dirty energy can go
        ({"dirty": 6, "clean": 4, "demand": 8}, 1, 1, 0.6),  # as there are cards for it
        ({"dirty": 1, "clean": 9, "demand": 8}, 3, 1, 0.6),
        ({"dirty": 3, "clean": 1, "demand": 6}, 3, 1, -2 * 0.7),  # it is missing
    ],
)
def test_spare_energy_is_a_credit_and_missing_energy_a_debt(
    board: dict[str, int], cards: int, rounds: int, worth: float
) -> None:
    s = middle().board(0, **board).hand(0, *HAND[:cards])
    s.t.round = 7 - rounds
    assert credit(s.t, 0, PRICE) == pytest.approx(worth)


# -- stacks and hands --------------------------------------------------------------------------------------------------


def test_a_tag_is_worth_what_its_stack_makes_of_it() -> None:
    s, _, _ = use("clean-plants-china", grid=1)
    s.stack(0, 2, "roof-panels", "solar-fields").board(0, demand=40)
    worth = tag_worth(s.t.copy(), 0, PRICE)
    assert worth[0][TAGS.index("grid")] == pytest.approx(4 * 0.6)  # about as many payments as a round has
    assert worth[0][TAGS.index("solar")] == 0.0 < worth[1][TAGS.index("solar")]


def test_a_card_on_top_is_worth_what_it_brings_less_what_it_covers() -> None:
    s, _, _ = use("clean-plants-china", grid=3)
    s.stack(0, 2).board(0, demand=40)
    covering, free = start_worth(s.t.copy(), 0, s.card("clean-rivers"), PRICE)[:2]
    assert free == pytest.approx(2 * 0.2) and covering == pytest.approx(0.4 - 4 * (3 * 0.6 - 0.5))


def test_cards_are_worth_more_the_more_rounds_are_to_come() -> None:
    s = middle().stack(0, 1, "clean-plants-china").board(0, demand=40)
    cards = [s.card("fast-trains"), s.card("sulfur-veil")]
    early = card_worth(s.t.copy(), 0, cards)
    s.t.round = 5
    late = card_worth(s.t.copy(), 0, cards)
    assert early[0] > early[1] and early[0] > late[0] > 0


# -- crises ------------------------------------------------------------------------------------------------------------


def strikes(s: DaybreakStage, key: str, bands: int) -> tuple[float, list[float]]:
    """What a known crisis costs, as CO₂ and in communities by seat."""
    struck = [0.0] * s.t.seats
    return known(s.t, s.crisis(key), bands, struck), struck


@pytest.mark.parametrize(
    ("key", "cost", "struck"),
    [
        ("epidemic", 0.0, [4, 3, 0]),  # a community for each band beyond the shields
        ("hunger", 0.0, [4, 0, 0]),  # who has the fewest shields
        ("recession", (4 + 3) * CARD_WORTH, [0, 0, 0]),  # cards
        ("sea-fever", 3.0, [0, 0, 0]),  # oceans
        ("burning-forests", 3 + 3 * ONCE_WORTH, [0, 0, 0]),
        ("dry-dams", 0.5 * 3, [0, 0, 0]),
        ("rush-for-cool-air", 0.5 * 2 * 3, [0, 0, 0]),
        ("buckled-rails", 0.35 * (1 + 2 + 2), [1, 0, 0]),  # shields, and communities where there are none
        ("leaking-wells", 2.0, [0, 0, 0]),
        ("forest-sold-off", 3.0, [0, 0, 0]),
        ("broken-promises", 1.5 * 3, [0, 0, 0]),
        ("crash", 0.8 * 3, [0, 0, 0]),
        ("one-after-another", 0.0, [0.5, 0.5, 0.5]),
        ("oil-lobby", 0.6 * 2.5 * 3, [0, 0, 0]),
        ("servers-without-limit", 0.6 * 0.5 * 3 * 3, [0, 0, 0]),
    ],
)
def test_what_a_crisis_costs(key: str, cost: float, struck: list[float]) -> None:
    s = middle().board(0, social=0, ecological=1, infrastructure=1).board(1, social=1, ecological=2, infrastructure=2)
    s.board(2, social=4, ecological=3, infrastructure=3)
    assert strikes(s, key, 4) == (pytest.approx(cost), pytest.approx(struck))


def test_help_and_removal_make_a_crisis_cheaper() -> None:
    s = middle()
    whole = strikes(s.forecast("forest-sold-off"), "forest-sold-off", 4)[0]
    s.under_crisis("forest-sold-off", "green-belt")
    assert strikes(s, "forest-sold-off", 4)[0] == pytest.approx(whole * 0.85)
    s.under_crisis("forest-sold-off", "farm-trees")
    assert strikes(s, "forest-sold-off", 4)[0] == 0.0
    number = s.crisis("oil-lobby")
    whole = lasting(s.t, number)
    s.t.helped[number] = 1
    assert lasting(s.t, number) == pytest.approx(whole * (1 - 0.45 / 2))


def test_an_unknown_crisis_is_feared_the_more_the_fewer_shields_there_are() -> None:
    s = middle().board(0, social=2, ecological=2, infrastructure=2)
    shielded = unknown(s.t, 0, 2)
    assert shielded == 0.25
    s.board(0, social=1)
    social = rates(s.t.figures)[0]
    assert unknown(s.t, 0, 2) == pytest.approx(0.25 + social) and unknown(s.t, 0, 3) > unknown(s.t, 0, 2)
    assert 0 < social < 0.5 and min(rates(s.t.figures)) > 0


# -- projects ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key",
    [
        "fusion-plants", "nature-guard", "damage-fund", "no-tax-havens", "moonshot", "careful-farming", "research-fund",
        "leave-it-in-the-ground", "cables-across-borders", "debts-forgiven", "twice-as-efficient", "relief-stores",
        "neighbours-across-seas", "cities-learn-together", "bank-for-the-climate", "fair-exit-from-coal",
        "sunshade-pact",
    ],
)  # fmt: skip
def test_a_project_is_worth_something_and_less_with_fewer_rounds_to_come(key: str) -> None:
    s = middle().project(key)
    assert 0 < treaties(s.t, 2, 2) < treaties(s.t, 3, 2)


def test_a_project_is_worth_more_with_each_card_under_it_and_most_when_active() -> None:
    s = middle().project("leave-it-in-the-ground")
    worth = [treaties(s.t, 3, 2)]
    for card in ("heat-pumps", "solar-fields", "clean-power-fund"):
        s.hand(0)
        place = s.t.project.index(s.t.figures.project_of["leave-it-in-the-ground"])
        s.t.given[place * EACH_TAGS + TAGS.index("energy")] += 1
        worth.append(treaties(s.t, 3, 2))
        assert card
    s.t.active[place] = 1
    worth.append(treaties(s.t, 3, 2))
    assert worth == sorted(worth) and len(set(worth)) == 5
    assert worth[-1] == pytest.approx(4 * 0.5 * 3)  # dirty energy of each, in four rounds
    s.t.uses[s.t.figures.first_project + s.t.project[place]] = 1
    assert treaties(s.t, 3, 2) == pytest.approx(3 * 0.5 * 3)  # used up in this one


def test_a_bank_is_worth_what_lies_in_it_as_far_as_it_is_wanted() -> None:
    s = middle().project("fair-exit-from-coal")
    empty = treaties(s.t, 3, 2)
    s.t.under[0] = 4
    assert treaties(s.t, 3, 2) == pytest.approx(empty + 4 * 0.8)
    s.t.under[0] = 9
    assert treaties(s.t, 3, 2) == pytest.approx(empty + 6 * 0.8)  # two for each player


# -- questions that no recorded game comes to --------------------------------------------------------------------------


def asking(s: DaybreakStage, prompt: str, at: int, n: int) -> None:
    """Ask seat 0 about an effect that changes a number of somebody's board by so much."""
    f = s.t.figures
    number, place = next(
        (number, place)
        for number, effects in enumerate(f.effects)
        for place, effect in enumerate(effects)
        if effect.do == BOARD and effect.at == at
    )
    s.t.lanes[0].append((prompt, 0, (number, place, n)))


TO_ALL = [("to", "p1"), ("to", "p2"), ("to", "p3")]


def powered() -> DaybreakStage:
    """Energy to spare at seat 0, just enough at seat 1, too little at seat 2."""
    s = stage(3)
    for seat, demand in enumerate((5, 8, 10)):
        s.board(seat, demand=demand, dirty=4, clean=4)
    return s


@pytest.mark.parametrize(
    ("at", "n", "takers"),
    [
        (DEMAND, 2, TO_ALL[:1]),
        (CLEAN, -4, TO_ALL[:1]),
        (DIRTY, -1, TO_ALL[:1]),
        (CLEAN, 2, TO_ALL),
        (COMMUNITY, 1, TO_ALL),
    ],
)
def test_nobody_is_left_short_of_energy_if_there_is_anybody_else(at: int, n: int, takers: list[Option]) -> None:
    s = powered()
    asking(s, "to", at, n)
    assert CANDIDATES["to"](s.t, 0, TO_ALL, True) == takers


def test_where_all_would_be_short_whoever_is_short_least_takes_it() -> None:
    s = powered()
    asking(s, "to", DEMAND, 5)
    assert CANDIDATES["to"](s.t, 0, TO_ALL, True) == TO_ALL[:1]
    assert CANDIDATES["to"](s.t, 0, TO_ALL[1:], True) == TO_ALL[1:]  # alike


@pytest.mark.parametrize(
    ("demand", "at", "n", "answers"),
    [
        (5, DIRTY, -3, [YES, NO]),
        (6, DIRTY, -3, [NO]),
        (8, DEMAND, 1, [NO]),
        (9, CLEAN, 1, [YES, NO]),
        (9, COMMUNITY, 1, [YES, NO]),
    ],
)
def test_one_does_not_leave_oneself_short_of_energy(demand: int, at: int, n: int, answers: list[Option]) -> None:
    s = powered().board(0, demand=demand)
    asking(s, "may", at, n)
    assert CANDIDATES["may"](s.t, 0, [YES, NO], True) == answers


def test_no_more_clean_energy_is_sent_than_one_can_spare() -> None:
    options = [("send", str(n)) for n in range(1, 5)]
    s = powered()
    asking(s, "move", CLEAN, 4)
    assert CANDIDATES["move"](s.t, 0, options, True) == options[:3]
    s.board(0, demand=8)
    assert CANDIDATES["move"](s.t, 0, options, True) == options[:1]  # one must be sent
    s = powered()
    asking(s, "move", DIRTY, 4)
    assert CANDIDATES["move"](s.t, 0, options, True) == options


def test_without_such_a_question_all_is_worth_a_thought() -> None:
    s = powered()
    assert CANDIDATES["to"](s.t, 0, TO_ALL, True) == TO_ALL
    assert CANDIDATES["may"](s.t, 0, [YES, NO], True) == [YES, NO]


# -- what follows from the weights -------------------------------------------------------------------------------------


def first_choice(s: DaybreakStage) -> str:
    """The first move of the best turn of seat 0."""
    s.settle()
    perspective = s.match.perspective(0, Random(1))
    return " ".join(max(best_lines(perspective, Random(1), 2, 2).values())[1][0])


def test_a_weight_changes_the_order_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """One card in hand: for clean energy, or for a shield."""
    s = stage(2).stack(0, 1, "clean-plants-china").stack(0, 2, "early-warning").hand(0, "sulfur-veil")
    for place in (3, 4, 5):
        s.stack(0, place)
    s.board(0, demand=9, dirty=9, clean=1).planet(bands=2)
    chosen = first_choice(s)
    monkeypatch.setattr(harm, "_BLOW", 0.0)
    monkeypatch.setattr(harm, "rates", lambda figures: [0.0, 0.0, 0.0])  # no crisis is to be feared
    assert chosen == "use s2" and first_choice(s) == "use s1"
