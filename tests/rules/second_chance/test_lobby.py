"""Lobbyists (S-34, S-34a, S-36): every card's main and side effect; examples S-X9, S-X10, S-X34."""

import pytest

from keeling.games.second_chance import house_sheet
from keeling.games.second_chance.model.words import ENERGIES, KINDS, REGIONS
from tests.second_chance_stage import SecondChanceStage, stage

ROWS = {row["no"]: row for row in house_sheet()["lobby"]}
FUNDING = range(20, 25)
PLAIN = [no for no in ROWS if no not in FUNDING]
# S-34a: the gains that the rulebook states
MAIN = {
    **{no: {"money": 3} for no in range(1, 8)},
    8: {"tech": 2},
    9: {"move": 1},
    **{no: {"knowledge": 1} for no in range(15, 20)},
    **{no: {"money": 3} for no in FUNDING},
    **{no: {"knowledge": 1} for no in range(25, 35)},
    35: {"money": 3},
    36: {"vp": 2},
}


def table(*cards: int) -> SecondChanceStage:
    """Seat 0 holds these cards and enough of everything."""
    s = stage().hand(0, *cards).market(6).hire(0).tech(0, 5).permits(0, 3)
    s.t.money[0] = 40
    return s


def holdings(s: SecondChanceStage) -> dict[str, int]:
    return {"money": s.t.money[0], "tech": s.t.tech[0], "permit": s.t.permits[0], "vp": s.team}


def change(s: SecondChanceStage, *moves: str) -> dict[str, int]:
    """What seat 0 has gained by these moves."""
    before = holdings(s)
    s.play(0, *moves)
    return {what: count - before[what] for what, count in holdings(s).items() if count != before[what]}


def other_than(word: str, words: list[str]) -> str:
    return next(other for other in words if other != word)


def trigger(s: SecondChanceStage, on: str, of: str) -> None:
    """Take the action a main effect needs."""
    if on == "plan-region":
        s.tile(of, *ENERGIES[:3]).play(0, f"plan {ENERGIES[0]} {of} tech")
    elif on == "plan-slot":
        s.tile("asia", *ENERGIES[:3]).play(0, f"plan {ENERGIES[0]} asia {of}")
        if of == "scientist":
            s.play(0, "forgo")
    elif on == "prepare":
        s.project(of, "europe", "tech").play(0, f"prepare {of} europe tech", "pay own")
    elif on == "build":
        s.tile("europe", of, *[energy for energy in ENERGIES if energy != of][:2])
        s.project(of, "europe", "tech", prepared_by=1).level(0, of, 5)
        s.play(0, f"build {of} europe tech", "pay own")
    elif on == "summit":
        s.summit(1, 18 if of != "wind" else 16).project(of, "europe", "scientist", scientist=0)
        s.play(0, "move europe scientist summit1")
    else:
        s.play(0, on)


def near_miss(s: SecondChanceStage, on: str, of: str) -> None:
    """Take an action of the same kind that the card does not name."""
    if on == "sell":
        s.play(0, "buy")
    else:
        words = REGIONS if on == "plan-region" else KINDS if on == "plan-slot" else ENERGIES
        trigger(s, on, other_than(of, words))


# -- S-34a ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("no", MAIN)
def test_s34a_the_sheet_prints_the_gains_of_the_rulebook(no):
    assert ROWS[no]["main"] == MAIN[no]


@pytest.mark.parametrize("no", range(10, 15))
def test_s34a_cards_10_to_14_print_one_of_three_gains(no):
    assert ROWS[no]["main"] in ({"money": 3}, {"tech": 2}, {"tech": 2, "money": 2})


def test_s34a_the_sheet_names_every_region_slot_and_energy():
    assert [ROWS[no]["of"] for no in range(1, 7)] == REGIONS
    assert [ROWS[no]["of"] for no in (7, 8, 9)] == KINDS
    for first, on in ((10, "prepare"), (15, "prepare"), (20, "build"), (25, "build"), (30, "summit")):
        assert [(ROWS[no]["on"], ROWS[no]["of"]) for no in range(first, first + 5)] == [(on, e) for e in ENERGIES]
    assert [ROWS[no]["on"] for no in (35, 36)] == ["sell", "sell"]


def ready(s: SecondChanceStage, on: str, of: str) -> None:
    """Nothing is done yet, and the action that a card names is open."""
    if on == "prepare":
        s.project(of, "europe", "tech")
    elif on == "build":
        s.tile("europe", of, *[energy for energy in ENERGIES if energy != of][:2])
        s.project(of, "europe", "tech", prepared_by=1).level(0, of, 5)
    elif on == "summit":
        s.summit(1, 18 if of != "wind" else 16).project(of, "europe", "scientist", scientist=0)


@pytest.mark.parametrize("no", PLAIN)
def test_s36_a_main_effect_directly_before_its_action_pays_after_it(no):
    on, of = ROWS[no]["on"], ROWS[no]["of"]
    plain, s = table(), table(no)
    for stage_ in (plain, s):
        ready(stage_, on, of)
    s.play(0, f"lobby {no} main")
    assert s.prompt == "named-action" and s.t.played[no - 1] == 0
    assert {move.split()[0] for move in s.options(0)} == {on.split("-")[0] if on != "summit" else "move"}
    move = s.options(0)[0]
    assert of in move or on in ("summit", "sell")
    for stage_ in (plain, s):
        stage_.play(0, move)
        while stage_.prompt in ("pay-permit", "research"):
            stage_.play(0, "forgo" if stage_.prompt == "research" else "pay own")
    if s.prompt == "lobby-choice":
        s.play(0, "take tech")
    gains = ROWS[no]["main"]
    if "move" in gains:
        assert s.prompt == "extra-move"
    else:
        knows = [after - before for before, after in zip(plain.knows(0), s.knows(0), strict=True)]
        assert sum(knows) == gains.get("knowledge", 0) == (knows[ENERGIES.index(of)] if of in ENERGIES else 0)
        had, has = holdings(plain), holdings(s)
        gained = {what: has[what] - had[what] for what in had if has[what] != had[what]}
        paid = {"tech": 2} if len(gains) > 1 else {what: n for what, n in gains.items() if what != "knowledge"}
        assert gained == paid
    assert [fact.values["no"] for fact in s.facts("lobby-pays")] == [no]


def test_s36_a_scientist_moved_within_the_action_may_enter_the_card_played_before_it():
    s = table(9).tile("asia", *ENERGIES[:3])
    s.play(0, "lobby 9 main", f"plan {ENERGIES[0]} asia scientist", "move board card9")
    assert s.t.visitor[8] == 0


def test_s36_a_main_effect_of_the_action_just_taken_is_told_to_lapse():
    s = table(9, 7, 1).tile("asia", *ENERGIES[:3])
    assert s.match.lapsing(0) == []  # before its action it can still come after it
    s.play(0, f"plan {ENERGIES[0]} asia scientist", "recruit", "learn wind")
    assert s.match.lapsing(0) == [("lobby", "9", "main")]
    s.play(0, "buy")
    assert s.match.lapsing(0) == [] and s.refused(0, "lobby 9 main") == ("waits-for-plan-slot", "S-36")


def test_s36_the_named_action_must_follow_next():
    s = table(35)
    s.play(0, "lobby 35 main")
    assert s.options(0) == ["sell"]
    assert s.refused(0, "buy") == ("not-offered", "S-36")


def test_s36_before_an_action_that_is_not_open_there_is_no_main_effect():
    s = table(35, 1).permits(0, 0)
    assert s.refused(0, "lobby 35 main") == ("waits-for-sell", "S-36")
    s.play(0, "buy")
    assert s.refused(0, "lobby 35 main") == ("waits-for-sell", "S-36")


@pytest.mark.parametrize("no", PLAIN)
def test_s36_at_a_table_from_before_a_main_effect_waits_for_its_action(no):
    s = table(no)
    s.t.book = 0
    ready(s, ROWS[no]["on"], ROWS[no]["of"])
    assert s.refused(0, f"lobby {no} main") == (f"waits-for-{ROWS[no]['on']}", "S-36")
    assert s.why(0, f"lobby {no} main").values["of"] == ROWS[no]["of"]


@pytest.mark.parametrize("no", PLAIN)
def test_s34a_s36_another_action_of_the_kind_does_not_do(no):
    s = table(no)
    near_miss(s, ROWS[no]["on"], ROWS[no]["of"])
    assert s.refused(0, f"lobby {no} main") == (f"waits-for-{ROWS[no]['on']}", "S-36")


@pytest.mark.parametrize("no", [no for no in PLAIN if len(ROWS[no]["main"]) == 1])
def test_s34a_a_main_effect_after_its_action(no):
    s = table(no)
    trigger(s, ROWS[no]["on"], ROWS[no]["of"])
    ((what, amount),) = ROWS[no]["main"].items()
    knowledge = s.knows(0)
    gained = change(s, f"lobby {no} main")
    if what == "move":
        assert (s.prompt, gained) == ("extra-move", {})
    elif what == "knowledge":
        knowledge[ENERGIES.index(ROWS[no]["of"])] += amount
        assert gained == {}
    else:
        assert gained == {what: amount}
    assert s.knows(0) == knowledge
    assert s.t.played[no - 1] == 0 and not s.t.lobby[0]


@pytest.mark.parametrize("no", [no for no in PLAIN if len(ROWS[no]["main"]) == 2])
@pytest.mark.parametrize(("word", "gain"), [("money", {"money": 2}), ("tech", {"tech": 2})])
def test_s34a_a_card_that_offers_one_of_two_gains(no, word, gain):
    s = table(no)
    trigger(s, ROWS[no]["on"], ROWS[no]["of"])
    s.play(0, f"lobby {no} main")
    assert s.options(0) == ["take money", "take tech"]
    assert change(s, f"take {word}") == gain


@pytest.mark.parametrize("no", FUNDING)
def test_s34a_s36_money_for_a_build_is_declared_with_it_and_pays_its_cost(no):
    energy = ROWS[no]["of"]
    s = table(no).project(energy, "europe", "tech", prepared_by=1).level(0, energy, 5)
    s.tile("europe", energy, *[other for other in ENERGIES if other != energy][:2])
    cost = s.t.figures.plants[ENERGIES.index(energy)][0][0]
    s.t.money[0] = cost - 3
    assert s.refused(0, f"build {energy} europe tech") == ("too-little-money", "S-42")
    assert s.refused(0, f"lobby {no} main") == ("declare-with-build", "S-36")
    s.play(0, f"build {energy} europe tech lobby", "pay own")
    assert s.t.money[0] == 0 and s.t.played[no - 1] == 0
    assert s.refused(0, "claim 1") == ("used-card", "S-22")


def test_s34a_no_card_pays_for_another_energy():
    s = table(20).project("hydro", "europe", "tech", prepared_by=1).level(0, "hydro", 5)
    assert s.refused(0, "build hydro europe tech lobby") == ("no-funding-card", "S-34a")
    s.hand(0, 3, 20).play(0, "lobby 3 side")
    assert s.refused(0, "build hydro europe tech lobby") == ("used-card", "S-22")


def test_s36_a_build_without_the_card_cannot_be_paid_afterwards():
    s = table(21)
    trigger(s, "build", "hydro")
    assert s.refused(0, "lobby 21 main") == ("declare-with-build", "S-36")


# -- side effects ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("no", ROWS)
def test_s34_a_side_effect_needs_nothing(no):
    s = table(no).project("solar", "asia", "tech")
    gained = change(s, f"lobby {no} side")
    side = {"money": {"money": 2}, "tech": {"tech": 1}, "permit": {"permit": 1}, "move": {}}[ROWS[no]["minor"]]
    assert gained == side
    assert s.prompt == ("extra-move" if ROWS[no]["minor"] == "move" else "turn")


@pytest.mark.parametrize("no", ROWS)
def test_s34_s30_a_scientist_uses_the_side_effect_once_more(no):
    s = table().played(no, 2).project("solar", "asia", "tech")
    gained = change(s, f"move board card{no}")
    side = {"money": {"money": 2}, "tech": {"tech": 1}, "permit": {"permit": 1}, "move": {}}[ROWS[no]["minor"]]
    assert gained == side and s.t.visitor[no - 1] == 0
    assert s.prompt == ("extra-move" if ROWS[no]["minor"] == "move" else "turn")


def test_s34_a_permit_of_a_side_effect_comes_from_the_market():
    s = table(1).market(1, 3).play(0, "lobby 1 side")
    assert (s.t.price, s.t.market) == (4, 2)


# -- S-34 -----------------------------------------------------------------------------------------------------------


def test_s34_never_both_and_one_card_in_a_turn():
    s = table(2, 3)
    trigger(s, "plan-region", "south-america")
    s.play(0, "lobby 2 main")
    assert s.refused(0, "lobby 2 side") == ("used-card", "S-22")
    assert s.refused(0, "lobby 3 side") == ("used-card", "S-22")


def test_s34_only_cards_in_hand():
    assert table(2).refused(0, "lobby 3 side") == ("card-not-in-hand", "S-34")


def test_s34_never_in_anothers_turn():
    s = table(2)
    assert s.why(1, "lobby 6 side") is not None
    assert s.options(1) == []


def test_s34_a_scientist_may_use_the_card_in_the_same_turn():
    s = table(3).play(0, "lobby 3 side")
    assert change(s, "move board card3") == {"money": 2}


def test_s34_whichever_way_it_was_played():
    s = table(3)
    trigger(s, "plan-region", "europe")
    s.play(0, "lobby 3 main")
    assert "move board card3" in s.options(0)


# -- S-36 -----------------------------------------------------------------------------------------------------------


def test_s36_directly_after_the_action():
    s = table(2)
    trigger(s, "plan-region", "south-america")
    assert "lobby 2 main" in s.options(0)
    s.play(0, "buy")
    assert s.refused(0, "lobby 2 main") == ("waits-for-plan-region", "S-36")


def test_s36_knowledge_for_a_build_cannot_unlock_its_level():
    s = table(26).project("hydro", "europe", "tech", level=2, prepared_by=1)
    s.level(0, "hydro", s.t.figures.marks[1][1] - 1)
    assert s.refused(0, "build hydro europe tech") == ("too-little-knowledge", "S-42")
    assert s.refused(0, "lobby 26 main") == ("waits-for-build", "S-36")


def test_s36_a_scientist_sent_by_a_grant_serves_a_summit_card():
    s = table(32).summit(1, 2).project("wind", "europe", "tech", scientist=0).tile("asia", "solar", "hydro", "wind")
    s.play(0, "plan solar asia scientist", "move europe tech summit1", "lobby 32 main")
    assert s.knows(0)[2] == 2


def test_s36_a_scientist_sent_off_by_preparing_serves_a_summit_card():
    s = table(32).summit(1, 2).project("wind", "europe", "tech", scientist=0)
    s.play(0, "prepare wind europe tech", "pay own", "move europe tech summit1")
    assert "lobby 32 main" in s.options(0)


def test_s36_a_scientist_of_another_does_not():
    s = table(32).summit(1, 2).project("wind", "europe", "tech", scientist=1)
    s.play(0, "prepare wind europe tech", "pay own").play(1, "move europe tech summit1")
    assert s.refused(0, "lobby 32 main") == ("waits-for-summit", "S-36")


def test_s36_a_move_by_another_card_serves_it():
    s = table(32).summit(1, 2).project("wind", "europe", "tech", scientist=0).played(4, 1)
    s.play(0, "move board card4", "move europe tech summit1", "lobby 32 main")
    assert s.knows(0)[2] == 2


# -- examples -------------------------------------------------------------------------------------------------------


def test_sx9_south_americas_card():
    s = table(2)
    trigger(s, "plan-region", "south-america")
    assert change(s, "lobby 2 main") == {"money": 3}
    s = table(2)
    assert change(s, "lobby 2 side") == {"tech": 1}


def test_sx9_blue_plays_a_side_and_yellows_scientist_uses_it_later():
    s = stage().hand(0, 2).play(0, "lobby 2 side").turn_of(1).play(1, "move board card2")
    assert s.t.tech[:2] == [3, 3]
    s.turn_of(2)
    assert s.refused(2, "move board card2") == ("card-occupied", "S-34")


def test_sx10_to_a_summit_on_wind_with_the_card_for_it():
    s = table(32).summit(1, 2).project("wind", "europe", "tech", scientist=0)
    s.play(0, "move europe tech summit1", "lobby 32 main")
    assert s.knows(0)[2] == 2


def test_sx34_card_35_for_its_side_effect_without_a_sale():
    s = table(35)
    assert change(s, "lobby 35 side") == {"tech": 1}
    assert s.t.traded == 0
