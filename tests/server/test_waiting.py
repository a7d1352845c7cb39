"""Where all act at once bots wait until people are done or let them go on; nobody ever waits for ever."""

from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from keeling.core.chance import generator
from keeling.core.flow import Question
from keeling.games import GAMES, PACKAGES
from keeling.server.thinking import choose, job_for
from keeling.server.waiting import held_back, holds_back, left_over
from tests.core import gifts
from tests.core.gifts import GAME
from tests.daybreak_stage import stage
from tests.server.conftest import table_of, until


@pytest.fixture(autouse=True)
def catalogue(monkeypatch):
    monkeypatch.setitem(GAMES, "gifts", GAME)
    monkeypatch.setitem(PACKAGES, "gifts", gifts)


@pytest.fixture
def bots(monkeypatch):
    """Bots of the toy game, which workers do not know, choose here: the first thing they are offered, or to be done."""

    async def decide(self, live, ask):
        return "done" if ("done",) in ask.options else " ".join(ask.options[0])

    monkeypatch.setattr("keeling.server.driving.Drivers._decide", decide)


def idle(t):
    return not t.client.app.state.house.bots.at_work(t.id)


def test_bots_wait_until_everybody_is_done(table, bots):
    t = table(game="gifts", seats=3, bots=1)
    assert t.get().json()["waiting"] == [2] and idle(t)
    t.play(0, "draw")
    assert t.get().json()["waiting"] == [2] and idle(t)
    t.play(0, "done")
    assert t.get().json()["waiting"] == [2]  # the other one is not
    t.play(1, "done")
    until(lambda: table_of(t).match.position.round == 2)
    assert t.get().json()["waiting"] == [2]


def test_anybody_lets_them_go_on_for_this_stage(table, bots):
    t = table(game="gifts", seats=3, bots=1)
    assert t.post("/bots", 1, {"go_on": True}).status_code == 200
    until(lambda: t.asked == [0, 1])
    t.play(0, "done")
    t.play(1, "done")
    until(lambda: t.get().json()["waiting"] == [2])  # in the next stage they wait again
    assert table_of(t).match.position.round == 2


def test_what_others_ask_them_they_answer_at_once(table, bots):
    t = table(game="gifts", seats=2, bots=1)
    live = table_of(t)
    live.match.position.place[0] = 1
    live.match._forget()
    t.play(0, "beg p2")
    until(lambda: live.match.ask_of(1).prompt == "turn")
    assert ("begged", "yes") in [(fact.kind, fact.values.get("answer")) for e in live.match.entries for fact in e.facts]
    assert held_back(live) == [1]


def test_the_setting_is_kept_and_can_be_changed_by_whoever_sits_there(table, bots):
    t = table(game="gifts", seats=2, bots=1, wait=False)
    assert t.get().json()["wait"] is False and t.get().json()["waiting"] == []
    until(lambda: t.asked == [0])
    t.play(0, "draw")
    assert t.post("/bots", 0, {"wait": True}).json()["wait"] is True
    with table_of(t).store.engine.connect() as db:
        assert db.execute(sa.text("SELECT wait FROM tables WHERE id = :id"), {"id": t.id}).scalar()
    stranger = t.client.post(f"/api/tables/{t.id}/bots", json={"wait": False}, headers={"authorization": "Bearer x"})
    assert stranger.status_code == 403


def test_a_seat_given_to_a_bot_is_not_waited_for(table, bots):
    t = table(game="gifts", seats=2, bots=1)
    live = table_of(t)
    assert held_back(live) == [1]
    t.client.portal.call(lambda: live.set_seat(0, kind="bot"))
    assert held_back(live) == []


def test_only_turns_of_shared_stages_are_held_back(table):
    t = table(game="co2", seats=2, bots=1)
    assert t.get().json()["waiting"] == []
    live = table_of(t)
    assert all(not holds_back(live, Question(ask.seat, "", [], None, ask.step, 0)) for ask in live.match.questions())


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_bots_leave_what_all_share_to_people_who_are_still_acting(bot):
    """A bot took the one use of a project in a round for itself before anybody else had read their hand."""
    s = stage(2).project("bank-for-the-climate", "solar-fields")
    s.settle()
    live = SimpleNamespace(match=s.match, seats=[{"kind": "person"}, {"kind": "bot"}], asks=s.match.owed)
    ask = s.match.ask_of(1)
    use = ("use", "bank-for-the-climate")
    assert use in ask.options
    left = left_over(live, ask)
    assert use not in left.options and len(left.options) == len(ask.options) - 1
    chosen = choose(job_for(s.match, left, bot, generator("bot", 1, 1)))
    assert chosen != " ".join(use)
    s.play(0, "done")
    assert left_over(live, s.match.ask_of(1)).options.count(use) == 1  # nobody else is going to use it
