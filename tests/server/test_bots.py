"""Bots at a table: their levels and names, who seats them, and what is sent to their workers."""

import json
from functools import partial

import pytest

import keeling
from keeling.core.chance import generator
from keeling.server import thinking
from keeling.server.push import eyes
from keeling.server.thinking import choose, job_for, limit
from tests.alone import run_alone
from tests.server.conftest import table_of, until

SHORT = {"calendar": {"decades": [2] * 5}}


def test_levels_have_names_and_any_bot_can_be_seated(table):
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in ("easy", "", "hard", "search@0.5s"))]
    about = table(seats=5).client.post("/api/tables", json={"game": "co2", "seats": seats, "seed": 1}).json()
    assert [(seat["name"], seat["bot"]) for seat in about["seats"]] == [
        ("Ada", None), ("Foote", "easy"), ("Arrhenius", "normal"), ("Callendar", "hard"), ("Emil", "search@0.5s"),
    ]  # fmt: skip


def test_two_of_a_level_are_numbered(table):
    t = table(seats=4, bots=3, bot="normal")
    assert [seat["name"] for seat in t.made["seats"]] == ["Ada", "Arrhenius", "Tyndall", "Plass"]


@pytest.mark.parametrize("name", ["genius", "search@", "search@0", "search@1e9", "NORMAL"])
def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(client, name):
    answer = client.post("/api/tables", json={"seats": [{"kind": "bot", "bot": name}]})
    assert (answer.status_code, answer.json()["error"]) == (422, "unknown-bot")
    assert "easy, normal, hard" in answer.json()["text"] and "search@500" in answer.json()["text"]


@pytest.mark.parametrize("name", ["search@99s", "search@30.5s", "search@20001"])
def test_a_bot_that_would_keep_the_workers_busy_is_refused(client, name):
    answer = client.post("/api/tables", json={"seats": [{"kind": "bot", "bot": name}]})
    assert (answer.status_code, answer.json()["error"]) == (422, "bot-budget")
    assert "20000" in answer.json()["text"] and "30 " in answer.json()["text"]


@pytest.mark.parametrize("bot", ["random", "easy", "normal", "search@5"])
def test_bots_play_a_game_to_its_end(table, bot):
    t = table(seats=2, bots=2, bot=bot, sheet=SHORT)
    until(lambda: t.get().json()["ending"], 60)
    assert not table_of(t).alerts


def test_the_host_seats_bots_of_any_level_and_people(client, table):
    client.get("/")  # the browser gets its cookie
    t = table(seats=3, bots=1, bot="easy")
    home = f"/t/{t.id}"
    seats = client.get(f"{home}/links").json()["seats"]
    assert [(seat["name"], seat["sits"]) for seat in seats] == [("Ada", "person"), ("Bea", "person"), ("Foote", "easy")]
    change = partial(client.post, f"{home}/seat")
    assert change(json={"seat": 2, "kind": "bot", "bot": "hard"}).json()["name"] == "Callendar"
    assert change(json={"seat": 1, "kind": "bot", "bot": "random"}).json()["name"] == "Bea"  # plays for somebody
    assert change(json={"seat": 2, "kind": "person"}).json() == {
        "seat": 2, "kind": "person", "bot": "hard", "name": "Callendar",
    }  # fmt: skip
    assert [seat["kind"] for seat in t.get().json()["seats"]] == ["person", "bot", "person"]
    answer = change(json={"seat": 1, "kind": "bot", "bot": "genius"})
    assert (answer.status_code, answer.json()["error"]) == (422, "unknown-bot")


def test_whoever_holds_a_seat_takes_it_back_from_a_bot_and_no_other(client, table):
    client.get("/")
    t = table(seats=3)
    home, change = f"/t/{t.id}", partial(client.post, f"/t/{t.id}/seat")
    link = client.get(f"{home}/links").json()["seats"][1]["url"]
    for seat in (1, 2):
        change(json={"seat": seat, "kind": "bot", "bot": "random"})
    client.cookies.clear()  # a friend
    client.post(link)
    assert client.get(home).status_code == 200
    kinds = [seat["kind"] for seat in t.get().json()["seats"]]
    assert kinds == ["person", "person", "bot"]
    for order in ({"seat": 2, "kind": "person"}, {"seat": 1, "kind": "bot", "bot": "easy"}):
        assert (change(json=order).status_code, change(json=order).json()["error"]) == (403, "not-host")
    assert change(json={"seat": 1, "kind": "person"}).status_code == 200


def test_whoever_holds_several_seats_looks_through_those_no_bot_plays_on(table):
    t = table(seats=3, bots=0)
    live = table_of(t)
    everybody = frozenset(range(3))
    asked = live.asks()[0].seat
    assert eyes(live, everybody, None) == asked
    live.seats[asked]["kind"] = "bot"
    assert eyes(live, everybody, asked) not in (asked, None)
    for seat in live.seats:
        seat["kind"] = "bot"
    assert [eyes(live, everybody, last) for last in (None, 0, 1, 2)] == [0, 0, 1, 2]  # bots pass no screen on
    assert eyes(live, frozenset(), None) is None


def test_no_worker_gets_what_its_seat_cannot_know():
    match = keeling.new("co2", 4, 5, {"draft": True})
    for _ in range(40):
        ask = match.owed()[0]
        match.play(ask.seat, " ".join(ask.options[0]))
    ask = match.owed()[0]
    jobs = [job_for(match, ask, "normal", generator("test", number)) for number in range(12)]
    truth = match.position.state()
    assert truth not in [job.state for job in jobs]
    for job in jobs:
        assert "seed" not in job.settings
        sent = json.dumps([job.game, job.seats, job.settings, job.sheet, job.state, job.options, job.bot])
        assert str(match.seed) != str(job.seed) and json.dumps(truth) not in sent
    view = match.view(ask.seat)
    for job in jobs:
        assert thinking._sight(job).view == view
    unseen = [player for player in range(4) if player != ask.seat]
    hands = {tuple(thinking._sight(job).position.lobby[player] for player in unseen) for job in jobs}
    assert len(hands) > 6  # dealt anew each time


def test_the_same_question_gets_the_same_answer_in_a_worker_and_here(crew):
    match = keeling.new("co2", 3, 2)
    job = job_for(match, match.owed()[0], "search@10", generator("test"))
    assert run_alone(crew.do(choose, job, 30)) == choose(job)


def test_budgets_and_how_long_is_too_long():
    assert limit("hard") == limit("search@1s") == 3 + thinking.SPARE
    assert limit("search@0.5s") < limit("search@2s") < limit("search@60s") <= thinking.LONGEST
    assert limit("search@9999999") == thinking.LONGEST
    assert limit("random") == limit("whatever@was@stored") == limit("search") > thinking.SPARE
