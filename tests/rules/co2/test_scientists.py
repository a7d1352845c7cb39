"""Free moves and scientists (C-50 … C-52), with the example C-X13; C-X12 is with installing."""

from itertools import permutations

import pytest

from keeling.games.co2.model.words import ENERGIES
from tests.stage import Stage, stage


def busy() -> Stage:
    """Projects in Europe: fusion proposed with seat 0 on it, solar installed and free, biomass with seat 1 on it."""
    s = stage().tile("europe", "fusion", "solar", "biomass").hire(0)
    s.project("fusion", "europe", "money", scientist=0).project("solar", "europe", "tech", installed=True)
    return s.project("biomass", "europe", "research", scientist=1)


def test_c50_one_scientist_move_per_turn():
    s = busy().play(0, "move hand europe tech")
    assert s.refused(0, "move europe money hand") == ("used-scientist", "C-50")
    s.play(0, "propose fusion asia tech")
    assert s.refused(0, "move europe money hand") == ("used-scientist", "C-50")


def test_c50_the_scientist_move_comes_back_with_the_next_turn():
    s = busy().play(0, "move hand europe tech", "propose fusion asia tech").end_turn(0)
    s.play(1, "move hand asia tech", "propose solar asia money").end_turn(1)
    s.play(2, "move hand asia money", "propose solar asia research", "forgo").end_turn(2)
    s.play(0, "move europe money hand")


@pytest.mark.parametrize("trade", ["buy", "sell"])
@pytest.mark.parametrize("again", ["buy", "sell"])
def test_c50_c62_one_market_move_per_turn(trade, again):
    s = stage().market(5)
    s.t.money[0] = 20
    s.play(0, trade)
    assert s.refused(0, again) == ("used-market", "C-62")


def test_c50_one_card_per_turn_lobby_or_un_goal():
    s = stage().hand(0, 1, 2).un(42, 34).tech(0, 5)
    for _ in range(2):
        s.plant(0, "recycling", "asia").plant(0, "biomass", "europe")
    s.play(0, "lobby 1 minor")
    assert s.refused(0, "lobby 2 minor") == ("used-card", "C-50")
    assert s.refused(0, "claim 42") == ("used-card", "C-50")


def test_c50_c67_after_a_un_goal_no_lobby_card_and_no_other_goal():
    s = stage().hand(0, 1, 2).un(42, 34).tech(0, 5)
    for _ in range(2):
        s.plant(0, "recycling", "asia").plant(0, "biomass", "europe")
    s.play(0, "claim 42")
    assert s.refused(0, "lobby 2 minor") == ("used-card", "C-50")
    assert s.refused(0, "claim 34") == ("used-card", "C-50")


def test_c50_each_kind_of_free_move_is_used_up_by_itself():
    s = busy().hand(0, 1)
    s.play(0, "move hand europe tech", "sell", "lobby 1 minor", "propose fusion asia tech")
    s = busy().hand(0, 1)
    s.play(0, "propose fusion asia tech", "lobby 1 minor", "sell", "move hand europe tech")


def test_c51_from_hand_to_a_free_project_proposed_or_installed():
    s = busy().project("solar", "africa", "money")
    assert {option for option in s.options(0) if option.startswith("move hand")} == {
        "move hand europe tech",
        "move hand africa money",
    }
    s.play(0, "move hand europe tech")
    assert s.t.worker[s.slot("europe", "tech")] == 0
    assert s.t.hand[0] == 1


def test_c51_from_a_project_to_another_or_to_hand():
    s = busy().play(0, "move europe money europe tech")
    assert s.t.worker[s.slot("europe", "money")] == -1
    assert s.t.worker[s.slot("europe", "tech")] == 0
    s = busy().play(0, "move europe money hand")
    assert s.t.worker[s.slot("europe", "money")] == -1
    assert s.t.hand[0] == 3


def test_c51_from_a_project_to_a_summit_topic_of_its_energy():
    s = busy().play(0, "move europe money summit2")  # forestation and fusion
    assert s.t.worker[s.slot("europe", "money")] == -1
    assert s.t.speaker[4:6] == [-1, 0]
    assert s.t.hand[0] == 2


def test_c51_a_project_with_a_scientist_is_no_goal():
    s = busy()
    assert s.refused(0, "move hand europe money") == ("scientist-in-the-way", "C-51")  # one's own
    assert s.refused(0, "move hand europe research") == ("scientist-in-the-way", "C-51")  # another's
    assert s.refused(0, "move europe money europe research") == ("scientist-in-the-way", "C-51")


def test_c51_a_scientist_needs_a_project():
    s = busy()
    assert s.refused(0, "move hand africa tech") == ("no-project", "C-51")
    assert s.refused(0, "move europe money africa tech") == ("no-project", "C-51")


def test_c51_only_own_scientists_are_moved():
    s = busy()
    assert s.refused(0, "move europe research hand") == ("no-scientist-there", "C-51")
    assert s.refused(0, "move europe tech hand") == ("no-scientist-there", "C-51")
    s.t.pool[0] += s.t.hand[0]
    s.t.hand[0] = 0
    assert s.refused(0, "move hand europe tech") == ("no-scientist-in-hand", "C-51")


def test_c51_from_hand_to_hand_is_no_move():
    assert busy().refused(0, "move hand hand") == ("already-in-hand", "C-51")


def test_c51_never_from_hand_to_a_summit():
    assert busy().refused(0, "move hand summit2") == ("hand-to-summit", "C-51")


def test_c51_a_summit_must_deal_with_the_projects_energy():
    s = busy()
    assert s.refused(0, "move europe money summit1") == ("not-a-topic", "C-51")  # forestation and solar
    s.t.summit[1] = -1
    assert s.refused(0, "move europe money summit2") == ("not-a-topic", "C-51")  # an empty place


@pytest.mark.parametrize("seat", range(3))
def test_c51_c56_a_topic_is_taken_whoever_speaks_on_it(seat):
    other = (seat + 1) % 3
    s = stage().summit(1, 1, forestation=seat, solar=seat).project("forestation", "europe", "tech", scientist=other)
    s.jump("begin-turn", other)
    assert s.refused(other, "move europe tech summit1") == ("topic-taken", "C-56")
    s.jump("sent-off", other, s.slot("europe", "tech"))
    assert "send summit1" not in s.options(other) and "send summit2" in s.options(other)


@pytest.mark.parametrize("energy", ENERGIES)
@pytest.mark.parametrize("installed", [False, True])
def test_c51_a_scientist_goes_from_any_project_only_to_its_own_energys_summits(energy, installed):
    s = stage().project(energy, "europe", "tech", installed=installed, scientist=0)
    summits = [1, 2, 3, 4] if energy == "forestation" else [ENERGIES.index(energy)]
    for place in range(1, 5):
        move = f"move europe tech summit{place}"
        assert (s.why(0, move) is None) == (place in summits)
    s.play(0, f"move europe tech summit{summits[0]}")
    tile = s.match.view(0)["summits"][summits[0] - 1]
    assert tile["speakers"][tile["topics"].index(energy)] == 0


@pytest.mark.parametrize("energy", ENERGIES)
@pytest.mark.parametrize("worker", [-1, 0, 1])
def test_c51_a_project_of_any_energy_takes_one_scientist_of_anyone(energy, worker):
    s = stage().hire(0).project(energy, "europe", "tech", scientist=worker)
    if worker < 0:
        s.play(0, "move hand europe tech")
    else:
        assert s.refused(0, "move hand europe tech") == ("scientist-in-the-way", "C-51")


def test_c51_c56_a_topic_takes_one_scientist():
    s = busy().summit(2, 2, fusion=1)
    assert s.refused(0, "move europe money summit2") == ("topic-taken", "C-56")
    s = busy().summit(2, 2, forestation=1)
    s.play(0, "move europe money summit2")


def test_c51_a_scientist_on_a_summit_stays():
    s = busy().summit(1, 1, solar=0)
    assert not [option for option in s.options(0) if option.startswith("move summit")]
    assert s.refused(0, "move summit1 hand")[0] == "malformed"


@pytest.mark.parametrize(
    "move", ["hand europe tech", "europe money europe tech", "europe money hand", "europe money summit2"]
)
def test_c51_moving_gives_no_expertise(move):
    s = busy().play(0, f"move {move}")
    assert s.t.expertise == [0] * 15
    assert s.t.money[0] == 3


def sent_off(energy: str = "solar") -> Stage:
    """Seat 0 has paid to install a project on which seat 1 has a scientist."""
    s = stage().tile("europe", energy, "fusion" if energy != "fusion" else "solar", "biomass")
    return s.project(energy, "europe", "tech", scientist=1)


def test_c52_the_active_player_pays_the_owner_one_dollar():
    s = sent_off().play(0, "install solar europe tech", "pay own")
    assert s.t.money == [3 - 1, 4 + 1, 4]


def test_c52_back_to_hand_gives_one_expertise_in_the_projects_energy():
    s = sent_off().play(0, "install solar europe tech", "pay own").play(1, "send hand")
    assert s.t.hand[1] == 2
    assert s.t.expertise == [0] * 5 + [0, 1, 0, 0, 0] + [0] * 5


@pytest.mark.parametrize(("owner", "active"), list(permutations(range(3), 2)))
@pytest.mark.parametrize("energy", ENERGIES)
def test_c52_any_players_scientist_is_sent_off_by_any_other(owner, active, energy):
    """Summits 1 to 4 deal with forestation, and each with one other energy."""
    s = stage().project(energy, "europe", "tech", scientist=owner).jump("begin-turn", active)
    money = s.t.money[:]
    s.play(active, f"install {energy} europe tech", "pay own")
    assert (s.t.money[owner], s.t.money[active]) == (money[owner] + 1, money[active] - 1)
    summits = [1, 2, 3, 4] if energy == "forestation" else [ENERGIES.index(energy)]
    assert s.options(owner) == ["send hand", *(f"send summit{place}" for place in summits)]
    s.play(owner, "send hand")
    assert (s.t.worker[s.slot("europe", "tech")], s.t.hand[owner], s.expertise(owner, energy)) == (-1, 2, 1)


def test_c52_to_a_summit_gives_no_expertise():
    s = sent_off().play(0, "install solar europe tech", "pay own").play(1, "send summit1")
    assert s.t.speaker[:2] == [-1, 1]
    assert s.t.hand[1] == 1
    assert s.t.expertise == [0] * 15


def test_c52_the_owner_chooses_among_all_free_topics():
    s = sent_off().summit(3, 5).summit(4, 6, solar=2).play(0, "install solar europe tech", "pay own")
    assert s.options(1) == ["send hand", "send summit1", "send summit3"]  # of summit4 solar is taken
    s.play(1, "send summit3")
    assert s.t.speaker[8:10] == [1, -1]
    assert s.t.speaker[:2] == [-1, -1]


def test_c52_with_no_topic_free_it_goes_to_hand():
    s = sent_off().summit(1, 1, solar=2).play(0, "install solar europe tech", "pay own")
    assert s.options(1) == ["send hand"]
    reason = s.why(1, "send summit1")
    assert (reason.code, reason.rule, reason.values) == ("topic-taken", "C-56", {"summit": 1, "energy": "solar"})


def test_c52_nor_to_a_summit_without_that_topic():
    s = sent_off().summit(1, 2).play(0, "install solar europe tech", "pay own")
    reason = s.why(1, "send summit1")
    assert (reason.code, reason.rule, reason.values) == ("not-a-topic", "C-52", {"summit": 1, "energy": "solar"})


def test_c52_nothing_comes_between_sending_off_and_using_the_project():
    s = sent_off().hand(0, 1).play(0, "install solar europe tech", "pay own")
    assert s.seats_asked() == [1]
    for move in ("buy", "lobby 1 minor", "end"):
        assert s.refused(0, move)[0] == "not-asked"
    s.play(1, "send hand")
    assert s.t.project[s.slot("europe", "tech")] == 5 + ENERGIES.index("solar")


def test_c52_c54_the_owners_bonus_is_finished_before_the_project_is_used():
    s = sent_off().level(1, "solar", 1).play(0, "install solar europe tech", "pay own").play(1, "send hand")
    assert (s.seats_asked(), s.prompt) == ([1], "bonus-permit")
    assert s.t.project[s.slot("europe", "tech")] == ENERGIES.index("solar")
    s.play(1, "permit europe")
    assert s.t.project[s.slot("europe", "tech")] == 5 + ENERGIES.index("solar")


def test_c52_the_owners_free_move_in_the_next_turn_is_untouched():
    s = sent_off().project("fusion", "europe", "money").play(0, "install solar europe tech", "pay own")
    s.play(1, "send hand").end_turn(0)
    s.play(1, "move hand europe money")


def test_c52_a_move_cannot_send_off_a_scientist():
    s = sent_off()
    assert s.refused(0, "move hand europe tech") == ("scientist-in-the-way", "C-51")


def test_cx13_one_expertise_at_the_end_of_the_turn_although_two_scientists_work():
    s = stage().tile("europe", "fusion", "solar", "biomass").tile("asia", "biomass", "fusion", "solar")
    s.project("fusion", "europe", "money", scientist=0)
    s.play(0, "propose biomass asia tech", "move hand asia tech", "end")
    assert s.options(0) == ["learn fusion", "learn biomass"]
    s.play(0, "learn biomass")
    assert s.t.expertise[:5] == [0, 0, 0, 1, 0]
    assert s.seats_asked() == [1]


def test_cx13_the_other_choice():
    s = stage().tile("europe", "fusion", "solar", "biomass").tile("asia", "biomass", "fusion", "solar")
    s.project("fusion", "europe", "money", scientist=0)
    s.play(0, "propose biomass asia tech", "move hand asia tech", "end", "learn fusion")
    assert s.t.expertise[:5] == [0, 0, 1, 0, 0]
