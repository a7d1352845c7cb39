"""What players share out or choose: powers (D-10), challenges (D-71), which tucked cards are spent (D-22a)."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from tests.daybreak_stage import DaybreakStage, stage


def powers(seats: int, seed: int = 1, **options: str) -> list[str]:
    """Who plays which power."""
    return [player["power"] for player in keeling.new("daybreak", seats, seed, options=options).view(None)["players"]]


def test_d10_seats_name_their_powers_and_the_others_get_what_is_left() -> None:
    assert powers(4) == ["majority", "china", "europe", "usa"]
    assert powers(4, power2="usa", power4="china") == ["majority", "usa", "europe", "china"]
    assert powers(3, power1="usa") == ["usa", "majority", "europe"]
    assert powers(2, power1="usa") == ["usa", "china"]
    s = DaybreakStage(keeling.new("daybreak", 2, 1, options={"power1": "usa"}))
    assert s.at(0, "demand") == 7 and s.lies(0, 1)[0].endswith("-usa")  # with its board and its starting projects


def test_d10_the_easiest_power_that_is_left() -> None:
    assert powers(4, power1="easiest") == ["europe", "majority", "china", "usa"]
    assert powers(4, power1="easiest", power2="europe") == ["usa", "europe", "majority", "china"]
    assert powers(2, level="extreme", power1="easiest") == ["china", "majority"]


def test_d10_a_power_at_random_is_one_that_nobody_has_named() -> None:
    found = {tuple(powers(4, seed, power1="random", power2="random", power3="china")) for seed in range(12)}
    assert len(found) > 3 and all(one[2] == "china" and len(set(one)) == 4 for one in found)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"power1": "china"}, "power-not-there"),
        ({"power1": "usa", "power3": "usa"}, "power-twice"),
        ({"power4": "usa"}, "option-needs-seats"),
    ],
)
def test_d10_a_power_that_is_not_there_or_not_free_is_refused(options: dict[str, str], code: str) -> None:
    with pytest.raises(keeling.BadInput) as refused:
        keeling.new("daybreak", 3, 1, options=options)
    assert refused.value.reason.code == code


def test_d71_a_challenge_is_chosen_by_the_lead_for_all_or_by_each_for_oneself() -> None:
    s = DaybreakStage(keeling.new("daybreak", 2, 1, options={"harder": "group-chosen", "easier": "each-chosen"}))
    cards = {card["key"]: card for card in s.t.figures.sheet["challenge"]}
    chosen = []
    for seat, kind, of in ((0, "harder", "group"), (0, "easier", "one"), (1, "easier", "one")):
        assert s.prompt == "choose-challenge" and s.seats_asked() == [seat]
        options = [option.split()[1] for option in s.options()]
        assert {(cards[key]["kind"], cards[key]["for"]) for key in options} == {(kind, of)}
        assert not set(chosen) & set(options)
        chosen.append(options[-1])
        s.play(seat, f"challenge {options[-1]}")
    view = s.match.view(None)
    assert view["challenges"] == chosen and view["round"] == 1
    assert [player["challenges"] for player in view["players"]] == [[key] for key in chosen[1:]]
    s = DaybreakStage(keeling.new("daybreak", 2, 1, options={"harder": "group-chosen"}))
    assert s.refused(0, f"challenge {chosen[1]}") == ("other-challenge", "D-71")


def collecting(**options: str) -> DaybreakStage:
    """A project with three cards under it."""
    cards = ("rock-dust", "climate-courts", "open-science")
    return stage(2, **options).project("sunshade-pact", *cards).planet(bands=2)


def test_d22a_who_spends_tucked_cards_says_which() -> None:
    s = collecting()
    under = view_of(s)["cards"]
    s.play(0, "use sunshade-pact", "spend 1")
    assert s.prompt == "spend-card" and s.options() == [f"spend-card {key}" for key in under]
    s.project("relief-stores", "bike-lanes")
    assert s.refused(0, "spend-card bike-lanes") == ("not-under", "D-22a")
    s.play(0, f"spend-card {under[-1]}")
    assert view_of(s)["cards"] == under[:-1] and under[-1] in s.match.view(None)["discards"]["local"]
    s = collecting()
    s.play(0, "use sunshade-pact", f"spend {len(under)}")
    assert s.prompt == "geo-die"  # all of them: there is nothing to choose


def test_d22a_tables_from_before_spend_the_lowest_numbers() -> None:
    s = collecting(tucked="lowest")
    under = view_of(s)["cards"]
    s.play(0, "use sunshade-pact", "spend 1")
    assert s.prompt == "geo-die" and view_of(s)["cards"] == under[1:]


def view_of(s: DaybreakStage) -> Any:
    return next(project for project in s.match.view(None)["projects"] if project and project["key"] == "sunshade-pact")


def test_tables_from_before_go_on_as_they_were() -> None:
    """A record without the newer options has the same chain, and reads as the table it was."""
    old = keeling.new("daybreak", 3, 5, options={"tucked": "lowest"})
    text = old.record()
    newer = [line for line in text.splitlines() if line.startswith(("option power", "option tucked"))]
    assert len(newer) == 5
    again = keeling.load("\n".join(line for line in text.splitlines() if line not in newer) + "\n")
    assert again.settings["tucked"] == "lowest" and again.digest == old.digest
