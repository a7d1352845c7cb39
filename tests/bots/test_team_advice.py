"""Advice in Second Chance says what the team needs, and what a turn does for it; rivals are told nothing of a team."""

from __future__ import annotations

from dataclasses import asdict
from random import Random

import pytest

import keeling
from keeling.bots import bot
from keeling.bots.hint import hint
from keeling.core.chance import generator
from keeling.core.perspective import Perspective
from keeling.games.co2_family.model.words import EACH
from keeling.games.second_chance import GAME
from keeling.games.second_chance.bots.hint_reasons import advice
from keeling.games.second_chance.rules.environment import TRACK_END
from keeling.locale import LANGUAGES
from keeling.locale.advice import in_words
from tests.second_chance_stage import SecondChanceStage, stage


def needs(s: SecondChanceStage, seat: int = 0) -> dict[str, dict[str, int | str]]:
    """What the team needs, by key."""
    return dict(advice(s.t, s.t, seat)[0])


def test_what_the_decade_will_cost_is_told_until_the_team_has_it() -> None:
    s = stage(2)
    s.points(11)
    told = needs(s)
    key = "hint.due" if "hint.due" in told else "hint.due-goals"
    assert told[key]["have"] == 11 and told[key]["goals"] == 21  # decade 1: a point each
    s.points(500)
    assert not {"hint.due", "hint.due-goals"} & set(needs(s))


def test_prepared_infrastructure_that_would_turn_a_goal_is_named() -> None:
    s = stage(2)
    tile = next(tile for tile in s.t.environment if s.t.figures.achieved[tile] // 10 == 0)
    region = s.t.figures.achieved[tile] % 10
    slot = next(slot for slot, of in enumerate(s.t.figures.slot_region) if of == region)
    where = s.t.figures.where[slot]
    assert "hint.build" not in needs(s)
    s.project("solar", *where, prepared_by=1)
    assert needs(s)["hint.build"] == {"energy": "solar", "region": where[0], "tile": needs(s)["hint.build"]["tile"]}


def test_a_disc_near_a_knowledge_goal_is_named_with_its_player() -> None:
    s = stage(2)
    achieved = s.t.figures.achieved
    place = next(place for place, tile in enumerate(s.t.environment) if achieved[tile] // 10 == TRACK_END)
    energy = achieved[s.t.environment[place]] % 10
    s.t.expertise[1 * EACH + energy] = s.t.figures.track_end[energy] - 1
    told = needs(s)["hint.learn"]
    assert (told["spaces"], told["taker"], told["tile"]) == (1, "p2", s.t.environment[place] + 1)


def test_goals_that_a_turn_turns_are_told_as_what_it_brings() -> None:
    s = stage(2)
    after = s.t.copy()
    after.turned |= 0b101
    asked, brings = advice(s.t, after, 0)
    assert brings == [("hint.turns", {"tile": s.t.environment[place] + 1}) for place in (0, 2)]
    assert not {"hint.build", "hint.learn"} & {key for key, _ in asked}


def test_what_the_victory_lacks_is_told_in_the_second_half() -> None:
    s = stage(2)
    assert not {"hint.un-goals", "hint.personal"} & set(needs(s))
    s.t.decade = 3
    told = needs(s)
    assert told["hint.un-goals"] == {"open": len(s.t.un_goals), "most": s.t.figures.un_open_most}
    assert s.t.personal[0] >> (int(told["hint.personal"]["personal"]) - 1) & 1  # one's own, not another's


def test_rivals_need_nothing_in_common() -> None:
    s = stage(3, mode="competitive")
    assert advice(s.t, s.t, 0) == ([], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_says_it_in_words(lang: str) -> None:
    s = stage(3)
    s.settle()
    seat = s.seats_asked()[0]
    found = hint(Perspective(GAME, seat, GAME.redeal(s.match.position, seat, Random(1))), Random(1))
    told = in_words(asdict(found), s.match.position.figures.sheet, ["Ada", "Bea", "Cleo"], lang)  # type: ignore[arg-type]
    assert "21" in told["needs"][0]
    assert "…" not in str(told["needs"] + told["brings"]) and "{" not in "".join(told["needs"])
    assert not any(word in told["effect"].lower() for word in ("planet", "planeta", "pianeta"))


@pytest.mark.parametrize(("seats", "key"), [(2, "hint.cut-least"), (1, "hint.cut-now")])
def test_a_reduction_says_why_it_goes_as_far_as_it_does(seats: int, key: str) -> None:
    """S-63: 170 ppm were advised where 80 would have done, without a reason but that nothing was better."""
    match = keeling.new("second-chance", seats, seed=3)
    while (ask := match.asks[0]).prompt != "reduce":
        rng = generator("bot", match.seed, ask.seat, len(match.entries))
        match.play(ask.seat, bot("normal")(match.perspective(ask.seat, rng), ask, rng))
    found = hint(match.perspective(ask.seat, Random(1)), Random(1))
    figures = match.position.figures
    least = ("reduce", str((match.position.co2 - figures.limit) // figures.cut_ppm))
    assert found.brings[0][0] == key
    assert found.move == least if key == "hint.cut-least" else found.other == least  # measured against what is enough
