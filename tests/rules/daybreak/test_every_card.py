"""Every local project, crisis and global project on a table of its own: it can be met, and it does something."""

import pytest

from keeling.core.agenda import CHANCE
from keeling.games import GAMES
from keeling.games.daybreak.model.words import EMISSIONS, PLANET, TAGS
from keeling.games.daybreak.rules.piles import lay_below
from tests.daybreak_stage import stage

SHEET = GAMES["daybreak"].sheet()
ACTIONS = [row for deck in ("local", "starting") for row in SHEET[deck] if row.get("power") != "solo"]
ALONE = [row for row in SHEET["starting"] if row.get("power") == "solo"]


def rich(key, seats=2):
    """A card on top of a stack with many of each tag, and a board on which whatever it does can be seen."""
    s = stage(seats).stack(0, 1, key).planet(bands=3, loose=2)
    t = s.t
    for card in t.deck[::2]:
        lay_below(t, 0, s.free(s.key(card)))
    for seat in range(seats):
        s.board(seat, dirty=9, demand=9, clean=9, community=5, **dict.fromkeys(EMISSIONS, 4))
    s.hand(0, *[s.key(card) for card in t.deck[-4:]])
    s.settle()
    return s


def answered(s, seat=0):
    """Whatever an action asks, answered with the first option, up to the next turn."""
    while s.match.owed():
        ask = next((one for one in s.match.owed() if s.match.game.rules[one.step[0]].turn is False), None)
        if ask is None or ask.prompt in ("crisis", "roll", "draw-project"):
            return s
        s.play(ask.seat, " ".join(ask.options[0]))
    return s


def numbers(s):
    """All that an action can change, but for how often it was used and what was paid."""
    t = s.t
    return (
        t.board[:], t.sinks[:], t.bands, t.loose, t.current, t.captured[:], len(t.row), t.hand[:], t.marker[:], t.away,
    )  # fmt: skip


@pytest.mark.parametrize("row", [row for row in ACTIONS if row.get("when", "local") == "local"], ids=lambda r: r["key"])
def test_d32_every_local_action_can_be_used_and_does_something(row):
    s = rich(row["key"])
    before = numbers(s)
    hands = s.t.hand[0].bit_count()
    s.play(0, "use s1")
    paid = row.get("pay", 0)
    assert (f"pay {s.held(0)[0]}" in s.options(0)) == bool(paid)
    answered(s)
    after = numbers(s)
    changed = after[:7] != before[:7] or after[8:] != before[8:] or s.t.hand[0].bit_count() != hands - paid
    assert changed or s.t.hand[1] != before[7][1] or s.t.discards


@pytest.mark.parametrize("row", ALONE, ids=lambda r: r["key"])
def test_d14_every_solo_project_can_be_used(row):
    s = rich(row["key"], seats=1)
    before = numbers(s)
    answered(s.play(0, "use s1"))
    assert numbers(s) != before


@pytest.mark.parametrize("row", [row for row in ACTIONS if "when" in row], ids=lambda r: r["key"])
def test_d39_every_action_of_another_stage_can_be_used_there(row):
    s = rich(row["key"])
    if row["when"] == "emissions":
        s.jump("emissions")
    else:
        s.t.row, s.t.rolled = [], PLANET.index(row["do"][0]["of"][0])
        s.jump("window", 0, 2)
    assert (s.seats_asked(), s.prompt) == ([0], "window")
    s.play(0, "use s1")
    while s.prompt == "pay":
        s.play(0, s.options(0)[0])
    assert s.t.captured[0] if row["when"] == "emissions" else s.t.rolled < 0


@pytest.mark.parametrize("row", SHEET["crisis"], ids=lambda r: r["key"])
def test_d52_every_crisis_strikes_or_lasts(row):
    s = stage(2).planet(bands=4).project("moonshot")
    for seat in (0, 1):
        s.board(seat, social=0, ecological=0, infrastructure=0, community=4, clean=9)
        s.hand(seat, *[s.key(card) for card in s.t.deck[seat::9][:6]])
    s.forecast(row["key"]).t.stage = 4
    before = s.t.state()
    s.jump("strike", -1, s.crisis(row["key"]))
    while s.match.owed():
        options = s.options()
        s.play(
            s.match.owed()[0].seat, options[len(s.match.entries) % len(options)]
        )  # dice that are all alike never end a tie
    assert s.t.state() != before
    kinds = {fact.kind for entry in s.match.entries for fact in entry.facts}
    if row.get("lasting"):
        assert s.t.lasting == [s.crisis(row["key"])] and (s.t.bans or any(s.t.mod))
    else:
        assert "struck" in kinds or s.facts("struck") or s.t.coming
        assert s.crisis(row["key"]) in s.t.crisis_discards


@pytest.mark.parametrize("row", SHEET["global"], ids=lambda r: r["key"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_d22_every_global_project_becomes_active_by_cards_that_bring_what_it_lacks(row, seats):
    if seats == 1 and row.get("not_solo"):
        return
    s = stage(seats).project(row["key"])
    tucked = 0
    while not s.t.active[0]:
        lacks = s.t.lacks[0]
        card = next(card for card in s.t.deck if s.t.figures.mask[card] & lacks)
        s.hand(0, s.key(card)).play(0, f"tuck {s.key(card)} {row['key']}")
        tucked += 1
    assert 1 <= tucked <= 4 * len(TAGS)
    assert s.facts("project-active")
    assert CHANCE not in s.seats_asked()
