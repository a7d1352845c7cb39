"""Control of a region (S-44), with examples S-X17."""

from tests.second_chance_stage import stage


def built(s, energy, region="europe", seat=0):
    """Seat 0 builds this energy in a region and control is checked."""
    s.project(energy, region, "tech", prepared_by=2).tech(seat, 5).permits(seat, 2)
    if s.expertise(seat, energy) == 0:
        s.level(seat, energy, 9)
    s.t.money[seat] = 40
    return s.play(seat, f"build {energy} {region} tech", "pay own").t.control


def table(*energies):
    return stage().tile("europe", *energies)


def test_s44_sx17_more_energies_beat_more_plants():
    s = table("hydro", "solar", "wind").plant(1, "hydro", "europe").plant(1, "hydro", "europe")
    s.plant(1, "hydro", "europe").region("europe", control=1).plant(0, "wind", "europe")
    assert built(s, "solar")[2] == 0
    assert s.match.view(None)["regions"]["europe"]["control"] == 0


def test_s44_sx17_equal_numbers_are_decided_by_preference():
    s = table("hydro", "solar", "wind").plant(1, "hydro", "europe").plant(1, "wind", "europe")
    s.region("europe", control=1).plant(0, "hydro", "europe")
    assert built(s, "solar")[2] == 0  # both two and both the first; only the builder the second


def test_s44_the_less_preferred_energies_do_not_take_it():
    s = table("hydro", "solar", "wind").plant(1, "hydro", "europe").plant(1, "solar", "europe")
    s.region("europe", control=1).plant(0, "hydro", "europe")
    assert built(s, "wind")[2] == 1


def test_s44_sx17_then_knowledge_of_the_energy_just_built():
    s = table("solar", "hydro", "wind").plant(1, "solar", "europe").region("europe", control=1)
    s.level(0, "solar", 5).level(1, "solar", 6)
    assert built(s, "solar")[2] == 1
    s = table("solar", "hydro", "wind").plant(1, "solar", "europe").region("europe", control=1)
    s.level(0, "solar", 7).level(1, "solar", 6)
    assert built(s, "solar")[2] == 0


def test_s44_sx17_then_the_builder():
    s = table("solar", "hydro", "wind").plant(1, "solar", "europe").region("europe", control=1)
    s.level(0, "solar", 6).level(1, "solar", 6)
    assert built(s, "solar")[2] == 0


def test_s44_each_other_colour_must_be_beaten_controller_or_not():
    s = table("solar", "hydro", "wind").plant(1, "solar", "europe").plant(1, "hydro", "europe")
    s.plant(2, "wind", "europe").region("europe", control=2)
    assert built(s, "solar")[2] == 2  # the builder beats seat 2, but not seat 1


def test_s44_checked_only_after_a_build():
    s = table("solar", "hydro", "wind").plant(0, "solar", "europe")
    s.play(0, "plan hydro europe tech")
    assert s.t.control[2] == -1


def test_s44_the_controller_keeps_what_it_builds_in():
    s = table("solar", "hydro", "wind").plant(1, "solar", "europe").plant(1, "hydro", "europe")
    s.region("europe", control=0)
    assert built(s, "wind")[2] == 0  # else nothing changes


def test_s44_a_marker_replaced_is_free_again():
    s = table("solar", "hydro", "wind").plant(1, "wind", "europe").region("europe", control=1)
    for region in ("asia", "africa", "oceania", "south-america"):
        s.region(region, control=1)
    built(s, "solar")
    assert s.t.control.count(1) == 4
    s.turn_of(1)
    assert built(s, "hydro", "north-america", seat=1)[0] == 1


def test_s44_alone_neutral_cubes_must_be_beaten():
    s = stage(1).tile("europe", "hydro", "solar", "wind")
    s.t.neutral = [0] * 18
    s.t.neutral[6:9] = [1, 1, 0]
    s.project("wind", "europe", "money", prepared_by=0).level(0, "wind", 9).tech(0, 9)
    s.t.money[0] = 60
    s.play(0, "build wind europe money", "pay own")
    assert s.t.control[2] == -1  # one energy against two: uncontrolled
    s.turn_of(0).project("hydro", "europe", "tech", prepared_by=0).level(0, "hydro", 9)
    s.play(0, "build hydro europe tech", "pay own")
    assert s.t.control[2] == -1  # two each, both the first, the second is theirs
    s.turn_of(0).project("solar", "europe", "scientist", prepared_by=0).level(0, "solar", 9).permits(0, 1)
    s.play(0, "build solar europe scientist", "pay own")
    assert s.t.control[2] == 0


def test_s44_alone_neutral_cubes_lose_the_tie_of_knowledge():
    s = stage(1).tile("europe", "hydro", "solar", "wind")
    s.t.neutral = [0] * 18
    s.t.neutral[6:9] = [2, 0, 0]
    s.project("hydro", "europe", "money", prepared_by=0).level(0, "hydro", 1).tech(0, 9)
    s.t.money[0] = 60
    s.play(0, "build hydro europe money", "pay own")
    assert s.t.control[2] == 0
