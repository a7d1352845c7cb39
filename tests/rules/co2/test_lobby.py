"""Lobby cards (C-66, C-68): every card's main and minor benefit, and the refusal while it waits for its action."""

import pytest

from keeling.games.co2 import house_sheet
from keeling.games.co2.model.words import ENERGIES, REGIONS
from tests.stage import Stage, stage

ROWS = {row["no"]: row for row in house_sheet()["lobby"]}
INSTALLS = range(10, 15)
BUILDS = range(15, 20)
SUMMITS = range(20, 25)
# C-66: the gains that the rulebook states
MAIN = {
    **{no: {"money": 3} for no in range(1, 8)},
    8: {"tech": 1},
    9: {"move": 1},
    **{no: {"discount": 3} for no in BUILDS},
    **{no: {"expertise": 1} for no in SUMMITS},
    25: {"vp": 2},
    26: {"money": 3},
}


def table(*cards: int) -> Stage:
    """Seat 0 holds these cards and enough of everything."""
    s = stage().hand(0, *cards).market(6).hire(0).tech(0, 5)
    s.t.money[0] = 40
    return s


def holdings(s: Stage) -> dict[str, int]:
    return {"money": s.t.money[0], "tech": s.t.tech[0], "permit": s.t.permits[0], "vp": s.t.vp[0]}


def change(s: Stage, *moves: str) -> dict[str, int]:
    """What seat 0 has gained by these moves."""
    before = holdings(s)
    s.play(0, *moves)
    return {what: count - before[what] for what, count in holdings(s).items() if count != before[what]}


def accepted(s: Stage, region: str) -> str:
    return ENERGIES[s.t.figures.tiles[s.t.tile[REGIONS.index(region)]][0]]


def other_than(word: str, words: list[str]) -> str:
    return next(other for other in words if other != word)


def propose(s: Stage, region: str, slot: str) -> None:
    s.play(0, f"propose {accepted(s, region)} {region} {slot}")
    if slot == "research":
        s.play(0, "forgo")


def install(s: Stage, energy: str) -> None:
    s.project(energy, "europe", "tech").play(0, f"install {energy} europe tech", "pay own")


def send(s: Stage, energy: str) -> None:
    """Move a scientist from a project to a summit on its energy; place 1 deals with all but one."""
    s.summit(1, 17 if energy != "fusion" else 18).project(energy, "europe", "research", scientist=0)
    s.play(0, "move europe research summit1")


def trigger(s: Stage, on: str, of: str) -> None:
    """Take the action a main benefit needs."""
    if on == "propose-region":
        propose(s, of, "tech")
    elif on == "propose-slot":
        propose(s, "asia", of)
    elif on == "install":
        install(s, of)
    elif on == "summit":
        send(s, of)
    else:
        s.play(0, on)


def near_miss(s: Stage, on: str, of: str) -> None:
    """Take an action of the same kind that the card does not name."""
    if on == "propose-region":
        propose(s, other_than(of, REGIONS), "tech")
    elif on == "propose-slot":
        propose(s, "asia", other_than(of, ["money", "tech", "research"]))
    elif on == "install":
        install(s, other_than(of, ENERGIES))
    elif on == "summit":
        send(s, other_than(of, ENERGIES))
    else:
        s.play(0, other_than(on, ["buy", "sell"]))


PLAIN = [no for no in ROWS if no not in BUILDS]


@pytest.mark.parametrize("no", MAIN)
def test_c66_the_sheet_prints_the_gains_of_the_rulebook(no):
    assert ROWS[no]["main"] == MAIN[no]


def test_c66_the_sheet_names_every_region_slot_and_energy_once():
    assert {ROWS[no]["of"] for no in range(1, 7)} == set(REGIONS)
    assert [ROWS[no]["of"] for no in (7, 8, 9)] == ["money", "tech", "research"]
    for cards in (INSTALLS, BUILDS, SUMMITS):
        assert {ROWS[no]["of"] for no in cards} == set(ENERGIES)
    assert ROWS[12]["of"] == "biomass"
    assert [ROWS[no]["on"] for no in (25, 26)] == ["buy", "sell"]


@pytest.mark.parametrize("no", PLAIN)
def test_c66_a_main_benefit_waits_for_its_action(no):
    s = table(no)
    assert s.refused(0, f"lobby {no} main") == (f"waits-for-{ROWS[no]['on']}", "C-66")
    assert s.why(0, f"lobby {no} main").values["of"] == ROWS[no]["of"]


@pytest.mark.parametrize("no", PLAIN)
def test_c66_another_action_of_the_kind_does_not_do(no):
    s = table(no)
    near_miss(s, ROWS[no]["on"], ROWS[no]["of"])
    assert s.refused(0, f"lobby {no} main") == (f"waits-for-{ROWS[no]['on']}", "C-66")


@pytest.mark.parametrize("no", [no for no in PLAIN if len(ROWS[no]["main"]) == 1])
def test_c66_a_main_benefit_after_its_action(no):
    s = table(no)
    trigger(s, ROWS[no]["on"], ROWS[no]["of"])
    ((what, amount),) = ROWS[no]["main"].items()
    expertise = s.t.expertise[:]
    gained = change(s, f"lobby {no} main")
    if what == "move":
        assert (s.prompt, gained) == ("extra-move", {})
    elif what == "expertise":
        expertise[ENERGIES.index(ROWS[no]["of"])] += amount
        assert gained == {}
    else:
        assert gained == {what: amount}
    assert s.t.expertise == expertise


@pytest.mark.parametrize("no", ROWS)
def test_c66_a_minor_benefit_needs_no_action(no):
    s = table(no)
    market = s.t.market
    gained = change(s, f"lobby {no} minor")
    want = {"tech": {"tech": 1}, "money": {"money": 2}, "permit": {"permit": 1}, "move": {}}
    assert gained == want[ROWS[no]["minor"]]
    assert (s.prompt == "extra-move") == (ROWS[no]["minor"] == "move")
    assert s.t.market == market - (ROWS[no]["minor"] == "permit")
    assert s.t.lobby[0] == 0


@pytest.mark.parametrize("no", ROWS)
def test_c66_a_minor_benefit_comes_after_the_action_too(no):
    s = table(no).play(0, "propose fusion asia money", f"lobby {no} minor")
    assert s.t.lobby[0] == 0


def test_c66_a_played_card_leaves_the_game():
    s = table(1, 2)
    deck = s.t.lobby_deck
    s.play(0, "lobby 1 minor", "propose fusion asia money").end_turn(0)
    assert s.t.lobby[0] == 1 << 2 - 1
    assert s.t.lobby_deck == deck


def test_c66_a_card_gives_its_main_or_its_minor_benefit_not_both():
    s = table(25).play(0, "buy", "lobby 25 main")
    assert s.refused(0, "lobby 25 minor") == ("used-card", "C-50")


def test_c66_only_a_card_in_hand_can_be_played():
    s = table(25).play(0, "buy")
    assert s.refused(0, "lobby 26 minor") == ("card-not-in-hand", "C-66")
    s.play(0, "lobby 25 minor", "propose fusion asia money").end_turn(0)
    assert s.refused(1, "lobby 25 minor") == ("card-not-in-hand", "C-66")


@pytest.mark.parametrize("no", PLAIN)
def test_c66_the_action_must_be_of_the_same_turn(no):
    s = table(no)
    trigger(s, ROWS[no]["on"], ROWS[no]["of"])
    if not s.t.acted:
        s.play(0, "propose solar africa money")
    s.end_turn(0).turn().turn()
    assert s.seats_asked() == [0]
    assert s.refused(0, f"lobby {no} main") == (f"waits-for-{ROWS[no]['on']}", "C-66")


def test_c66_another_players_action_does_not_do():
    s = table().hand(1, 2, 25).play(0, "buy", "propose fusion asia tech").end_turn(0)
    assert s.refused(1, "lobby 2 main") == ("waits-for-propose-region", "C-66")
    assert s.refused(1, "lobby 25 main") == ("waits-for-buy", "C-66")


def build_solar(s: Stage, declared: str = "") -> Stage:
    """The first solar plant costs $10 and 2 tech."""
    s.tile("europe", "solar", "fusion", "biomass").project("solar", "europe", "money", installed=True)
    return s.level(0, "solar", 2).play(0, f"build solar europe money{declared}")


def test_c66_building_is_neither_installing_nor_proposing():
    s = build_solar(table(3, 7, 11))  # Europe, the money slot, installing solar
    for no in (3, 7, 11):
        assert s.refused(0, f"lobby {no} main")[0].startswith("waits-for-")


def test_c66_installing_is_not_proposing():
    s = table(3, 8)  # Europe, the tech slot
    install(s, "solar")
    for no in (3, 8):
        assert s.refused(0, f"lobby {no} main")[0].startswith("waits-for-propose")


def test_c66_proposing_is_not_installing():
    s = table(11).play(0, "propose solar africa tech")
    assert s.refused(0, "lobby 11 main") == ("waits-for-install", "C-66")


@pytest.mark.parametrize("what", ["tech", "money"])
def test_c66_card_12_gives_one_of_two(what):
    s = table(12)
    install(s, "biomass")
    s.play(0, "lobby 12 main")
    assert (s.prompt, sorted(s.options(0))) == ("lobby-choice", ["take money", "take tech"])
    assert change(s, f"take {what}") == {what: ROWS[12]["main"][what]}
    assert s.prompt == "turn"


def test_c66_a_move_of_a_card_is_beyond_the_free_move():
    s = table(4).project("solar", "africa", "money").project("solar", "africa", "tech")
    s.play(0, "move hand africa money", "lobby 4 minor", "move hand africa tech")
    assert s.t.worker.count(0) == 2
    assert s.refused(0, "move africa tech hand") == ("used-scientist", "C-50")
    s = table(4).project("solar", "africa", "money").project("solar", "africa", "tech")
    s.play(0, "lobby 4 minor", "move hand africa money", "move hand africa tech")


def test_c66_a_main_move_is_beyond_the_grants_and_the_free_move():
    s = table(9).hire(0).project("solar", "africa", "money").project("solar", "africa", "tech")
    s.play(0, "move hand africa money", "propose fusion asia research", "move hand asia research")
    s.play(0, "lobby 9 main", "move hand africa tech")
    assert s.t.worker.count(0) == 3


def test_c51_c66_a_move_of_a_card_follows_the_scientists_rules():
    s = table(4).play(0, "lobby 4 minor")
    assert s.refused(0, "move hand africa money") == ("no-project", "C-51")
    assert s.refused(0, "recruit") == ("not-offered", "C-66")
    s.play(0, "forgo")
    assert s.t.hand[0] == 2


def test_c6_c66_a_minor_benefit_takes_what_is_left():
    s = table(1).tech(1, 20).play(0, "lobby 1 minor")
    assert s.t.tech_bank == 0
    assert s.t.tech[0] == 5


# C-68: cards 15–19 with the build, 20–24 by any own move, 25–26 by the market move only


def site(energy: str, money: int, *cards: int, scientist: int = -1) -> Stage:
    s = table(*cards).tile("europe", energy, *[other for other in ENERGIES if other != energy][:2])
    s.project(energy, "europe", "tech", installed=True, scientist=scientist).level(0, energy, 9)
    s.t.money[0] = money
    return s


@pytest.mark.parametrize("no", BUILDS)
def test_c66_c68_cards_15_to_19_make_the_build_three_dollars_cheaper(no):
    energy = ROWS[no]["of"]
    cost = house_sheet()["plants"][energy][0]["money"]
    s = site(energy, cost - 3, no)  # what the card saves counts for what one can afford
    assert s.refused(0, f"build {energy} europe tech") == ("too-little-money", "C-44")
    s.play(0, f"build {energy} europe tech lobby")
    assert s.t.money[0] == 0
    assert s.t.lobby[0] == 0
    assert s.refused(0, f"lobby {no} minor") == ("used-card", "C-50")


@pytest.mark.parametrize("no", BUILDS)
def test_c68_cards_15_to_19_are_declared_with_the_build(no):
    energy = ROWS[no]["of"]
    s = site(energy, 40, no)
    assert s.refused(0, f"lobby {no} main") == ("declare-with-build", "C-68")
    s.play(0, f"build {energy} europe tech")
    while s.prompt != "turn":
        s.play(0, s.options(0)[0])
    assert s.refused(0, f"lobby {no} main") == ("declare-with-build", "C-68")
    s.play(0, f"lobby {no} minor")


@pytest.mark.parametrize("no", BUILDS)
def test_c68_cards_15_to_19_serve_their_own_energy_only(no):
    energy = other_than(ROWS[no]["of"], ENERGIES)
    s = site(energy, 40, no)
    assert s.refused(0, f"build {energy} europe tech lobby") == ("no-discount-card", "C-68")


@pytest.mark.parametrize("no", BUILDS)
@pytest.mark.parametrize("trade", ["buy", "sell"])
def test_c68_a_trade_does_not_open_cards_15_to_19(trade, no):
    assert table(no).play(0, trade).refused(0, f"lobby {no} main") == ("declare-with-build", "C-68")


@pytest.mark.parametrize("energy", ENERGIES)
def test_c68_no_other_card_of_the_energy_makes_the_build_cheaper(energy):
    cards = [no for no in (*INSTALLS, *SUMMITS) if ROWS[no]["of"] == energy]
    assert len(cards) == 2
    s = site(energy, 40, *cards)
    assert s.refused(0, f"build {energy} europe tech lobby") == ("no-discount-card", "C-68")


def test_c68_a_declared_card_is_the_card_of_the_turn():
    s = site("solar", 40, 16, 1).play(0, "lobby 1 minor")
    assert s.refused(0, "build solar europe tech lobby") == ("used-card", "C-50")


def test_c68_three_dollars_may_be_too_little_help():
    s = site("solar", 6, 16)
    reason = s.why(0, "build solar europe tech lobby")
    assert (reason.code, reason.rule) == ("too-little-money", "C-44")
    assert (reason.values["have"], reason.values["need"]) == (6, 7)


@pytest.mark.parametrize(("cost", "paid"), [(4, 1), (3, 0), (2, 0), (0, 0)])
def test_c68_the_cost_falls_no_lower_than_nothing(cost, paid):
    plants = [{"money": cost, "tech": 1, "vp": 1} for _ in range(5)]
    s = stage(sheet={"plants": {"solar": plants}}).hand(0, 16).tech(0, 1).level(0, "solar", 2)
    s.project("solar", "europe", "tech", installed=True)
    s.t.money[0] = paid
    s.play(0, "build solar europe tech lobby")
    assert s.t.money[0] == 0


def test_c47_c68_the_dollar_for_a_stranger_comes_on_top():
    s = site("solar", 7, 16, scientist=1)
    assert s.refused(0, "build solar europe tech lobby") == ("no-dollar-for-scientist", "C-47")
    s = site("solar", 8, 16, scientist=1).play(0, "build solar europe tech lobby")
    assert s.t.money[:2] == [0, 4 + 1]


def test_c68_a_card_does_not_help_with_tech_or_expertise():
    s = site("solar", 40, 16).tech(0, 1)
    assert s.refused(0, "build solar europe tech lobby") == ("too-little-tech", "C-44")
    s = site("solar", 40, 16).level(0, "solar", 1)
    assert s.refused(0, "build solar europe tech lobby") == ("too-little-expertise", "C-44")


@pytest.mark.parametrize("no", SUMMITS)
def test_c68_cards_20_to_24_count_a_scientist_sent_by_the_research_grant(no):
    energy = ROWS[no]["of"]
    s = table(no).summit(1, 17 if energy != "fusion" else 18).project(energy, "europe", "research", scientist=0)
    s.play(0, "propose fusion asia research", "move europe research summit1", f"lobby {no} main")
    assert s.expertise(0, energy) == 1


def test_c66_cards_20_to_24_give_expertise_at_once_with_its_bonus():
    s = table(21).level(0, "solar", 1)
    send(s, "solar")
    s.play(0, "lobby 21 main")
    assert (s.prompt, s.expertise(0, "solar")) == ("bonus-permit", 2)


def test_c68_several_scientists_sent_in_a_turn_all_count():
    s = table(21, 22).summit(1, 5).project("solar", "europe", "tech", scientist=0)
    s.project("fusion", "europe", "money", scientist=0)
    s.play(0, "move europe tech summit1", "propose fusion asia research", "move europe money summit1")
    s.play(0, "lobby 21 main")  # the first of the two
    assert s.expertise(0, "solar") == 1


def test_c68_a_scientist_of_another_sent_off_to_a_summit_does_not_count():
    s = table(21).hand(1, 23).tile("europe", "solar", "fusion", "biomass")
    s.project("solar", "europe", "tech", scientist=1)
    s.play(0, "install solar europe tech", "pay own").play(1, "send summit1")
    assert s.refused(0, "lobby 21 main") == ("waits-for-summit", "C-66")


def test_c68_being_sent_off_in_anothers_turn_does_not_count_later():
    s = table().hand(1, 21).tile("europe", "solar", "fusion", "biomass")
    s.project("solar", "europe", "tech", scientist=1)
    s.play(0, "install solar europe tech", "pay own").play(1, "send summit1").end_turn(0)
    assert s.refused(1, "lobby 21 main") == ("waits-for-summit", "C-66")


def test_c68_a_move_to_a_project_or_to_hand_is_no_summit():
    s = table(21).project("solar", "europe", "tech", scientist=0).play(0, "move europe tech hand")
    assert s.refused(0, "lobby 21 main") == ("waits-for-summit", "C-66")


def test_c68_card_25_does_not_count_a_forced_purchase():
    s = table(25).permits(0, 0)
    s.t.then(("charge", 0, (REGIONS.index("asia"),)))  # C-24, in the middle of the turn for once
    s.settle()
    assert s.t.money[0] == 40 - 3
    assert s.refused(0, "lobby 25 main") == ("waits-for-buy", "C-66")


def test_c68_card_25_does_not_count_a_permit_given():
    s = table(25)
    install(s, "forestation")
    assert s.refused(0, "lobby 25 main") == ("waits-for-buy", "C-66")


def test_c68_card_26_pays_after_the_price_has_fallen():
    s = table(26).play(0, "sell", "lobby 26 main")
    assert s.t.money[0] == 40 + 3 + 3
    assert s.t.price == 2
