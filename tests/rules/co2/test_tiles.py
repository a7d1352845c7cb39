"""Every plant, track space, summit tile, regional tile and event of the sheet, at the table."""

import pytest

from keeling.games.co2 import house_sheet
from keeling.games.co2.model.words import ENERGIES, REGIONS
from tests.stage import Stage, stage

SHEET = house_sheet()

# -- plants (C-44) ----------------------------------------------------------------------------------------------

PLANTS = [
    pytest.param(energy, number, *(row[word] for word in ("money", "tech", "vp")), id=f"{energy}-{number + 1}")
    for energy in ENERGIES
    for number, row in enumerate(SHEET["plants"][energy])
]


def plant_site(energy: str, number: int, money: int, tech: int, level: int) -> Stage:
    """Seat 0 in front of the plant that lies so deep in its pile."""
    track = {"bonus": [""] * 9}  # the bonuses are tested below
    s = stage(sheet={"tracks": {energy: track}}).tile(
        "asia", energy, *[other for other in ENERGIES if other != energy][:2]
    )
    for region in REGIONS[:number]:
        s.plant(1, energy, region)
    s.project(energy, "asia", "tech", installed=True).tech(0, tech).level(0, energy, level)
    s.t.money[0] = money
    return s


def test_c2_c44_there_are_five_plants_of_each_energy_cheapest_on_top():
    assert len(PLANTS) == 25
    for energy in ENERGIES:
        costs = [row["tech"] for row in SHEET["plants"][energy]]
        assert costs == sorted(costs)


@pytest.mark.parametrize(("energy", "number", "money", "tech", "vp"), PLANTS)
def test_c44_every_plant_has_its_cost_and_points(energy, number, money, tech, vp):
    s = plant_site(energy, number, money + 1, tech + 1, tech)
    s.play(0, f"build {energy} asia tech")
    assert (s.t.money[0], s.t.tech[0], s.t.vp[0]) == (1, 1, vp)
    assert s.expertise(0, energy) == tech + 1


@pytest.mark.parametrize(("energy", "number", "money", "tech", "vp"), PLANTS)
def test_c44_every_plant_is_refused_with_anything_missing(energy, number, money, tech, vp):
    s, move = plant_site(energy, number, money, tech, tech), f"build {energy} asia tech"
    s.t.money[0] = money - 1
    assert s.refused(0, move) == ("too-little-money", "C-44")
    s.t.money[0] = money
    assert s.tech(0, tech - 1).refused(0, move) == ("too-little-tech", "C-44")
    assert s.tech(0, tech).level(0, energy, tech - 1).refused(0, move) == ("too-little-expertise", "C-44")
    assert s.level(0, energy, tech).why(0, move) is None


# -- tracks (C-53) ----------------------------------------------------------------------------------------------

SPACES = [
    pytest.param(energy, level, bonus, id=f"{energy}-{level}-{bonus or 'plain'}")
    for energy in ENERGIES
    for level, bonus in enumerate(SHEET["tracks"][energy]["bonus"], 1)
]


@pytest.mark.parametrize(("energy", "level", "bonus"), SPACES)
def test_c53_every_space_of_every_track_gives_its_bonus(energy, level, bonus):
    s = stage().project(energy, "europe", "tech", scientist=0).level(0, energy, level - 1)
    s.play(0, "propose fusion asia money", "end", f"learn {energy}")
    want = [level if other == energy else 1 if other == bonus else 0 for other in ENERGIES]
    assert s.t.expertise[:5] == want
    assert s.t.tech[0] == (1 if bonus == "tech" else 0)
    assert s.prompt == {"permit": "bonus-permit", "wild": "wild"}.get(bonus, "turn")


# -- summits (C-12, C-56) ---------------------------------------------------------------------------------------

SUMMITS = [pytest.param(row["no"], row["topics"], id=f"{row['no']}-{row['place']}") for row in SHEET["summits"]]


def test_c2_c12_there_are_eighteen_summits_of_two_to_four_topics():
    assert sorted(len(row["topics"]) for row in SHEET["summits"]) == [2] * 10 + [3] * 5 + [4] * 3


@pytest.mark.parametrize(("no", "topics"), SUMMITS)
def test_c51_c56_every_summit_takes_scientists_on_its_topics_only(no, topics):
    s = stage().summit(1, no)
    slots = ["money", "tech", "research"]
    for number, energy in enumerate(ENERGIES):
        s.project(energy, REGIONS[number // 3], slots[number % 3])
    for number, energy in enumerate(ENERGIES):
        where, slot = REGIONS[number // 3], slots[number % 3]
        s.t.worker[s.slot(where, slot)] = 0
        open_ = f"move {where} {slot} summit1" in s.options(0)
        assert open_ == (energy in topics)
        s.t.worker[s.slot(where, slot)] = -1


@pytest.mark.parametrize(("no", "topics"), SUMMITS)
def test_c56_every_summit_teaches_its_topics(no, topics):
    *others, last = topics
    s = stage().summit(1, no, **dict.fromkeys(others, 1)).project(last, "europe", "tech", scientist=0)
    s.play(0, "propose fusion asia money", "move europe tech summit1", "end")
    assert s.t.expertise[5:10] == [1 if energy in others else 0 for energy in ENERGIES]
    assert s.options(1) == [f"learn {energy}" for energy in topics]
    s.play(1, f"learn {last}")
    assert s.t.expertise[:5] == [1 if energy == last else 0 for energy in ENERGIES]
    assert s.options(0) == [f"learn {energy}" for energy in topics]


# -- regional tiles (C-13, C-60) --------------------------------------------------------------------------------

REGIONAL = [pytest.param(row["no"], row["energies"], id=str(row["no"])) for row in SHEET["regional"]]


def laid(no: int) -> Stage:
    """North America has this regional tile."""
    return stage(draws={"lay-tile": [f"tile {no}"]})


def test_c2_c13_there_are_eight_regional_tiles_of_three_energies():
    assert [len(set(row["energies"])) for row in SHEET["regional"]] == [3] * 8


@pytest.mark.parametrize(("no", "energies"), REGIONAL)
def test_c13_c40_every_regional_tile_lets_its_energies_be_proposed(no, energies):
    s = laid(no)
    for energy in ENERGIES:
        reason = s.why(0, f"propose {energy} north-america tech")
        assert (reason.code if reason else "") == ("" if energy in energies else "energy-not-wanted")


@pytest.mark.parametrize(("no", "energies"), REGIONAL)
@pytest.mark.parametrize(("held", "built"), [(0, 1), (1, 2), (0, 2), (1, 0), (2, 1), (2, 0)])
def test_c60_every_regional_tile_has_its_order_of_priorities(no, energies, held, built):
    s = laid(no).plant(1, energies[held], "north-america").region("north-america", control=1)
    s.project(energies[built], "north-america", "tech", installed=True).level(0, energies[built], 9).tech(0, 9)
    s.t.money[0] = 40
    s.play(0, f"build {energies[built]} north-america tech")
    assert s.t.control[0] == (0 if built < held else 1)


# -- events (C-18, C-25) ----------------------------------------------------------------------------------------

EVENTS = [pytest.param(row["region"], id=f"{row['no']}-{row['region']}") for row in SHEET["events"]]


def test_c2_c18_there_is_one_event_for_every_region():
    assert {row["region"] for row in SHEET["events"]} == set(REGIONS)
    assert [row["no"] for row in SHEET["events"]] == list(range(47, 53))


@pytest.mark.parametrize("region", EVENTS)
def test_c25_every_event_strikes_its_region(region):
    s = stage(draws={"event": [f"event {region}"], "first-fossil": ["fossil coal"] * 6}).tech(0, 3).tech(2, 1)
    for other in ("asia", "europe", "oceania"):
        s.fossil("coal", other, 2)
    s.plant(2, "fusion", region)
    for other in REGIONS:
        if other != region:
            s.plant(0, "recycling" if other in REGIONS[:3] else "solar", other)
    s.jump("event")
    assert s.t.co2 == 360
    assert s.t.tech_in == [1 if other == region else 0 for other in REGIONS]
    assert s.t.tech == [2, 0, 1]  # a plant elsewhere is no help, one there is
    assert s.t.vp == [0, -2, 0]
    assert not s.t.event_deck >> REGIONS.index(region) & 1
    assert s.t.event != REGIONS.index(region)


@pytest.mark.parametrize("region", EVENTS)
def test_c25_no_event_strikes_below_350(region):
    s = stage(draws={"event": [f"event {region}"], "first-fossil": ["fossil coal"] * 6}).tech(0, 3)
    s.fossil("coal", "asia", 2).fossil("coal", "europe", 2).fossil("gas", "oceania", 2)
    s.jump("event")
    assert s.t.co2 == 340
    assert s.t.tech_in == [0] * 6
    assert (s.t.tech[0], s.t.vp) == (3, [0, 0, 0])
    assert s.t.event != REGIONS.index(region)
