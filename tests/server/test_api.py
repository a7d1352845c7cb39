"""The JSON API: create, view, options, play, undo, why, record; who may do what, and what is refused."""

import random

import pytest


def play_out(table, rng, seats):
    """Random choices of all seats over the API to the end."""
    for _ in range(3000):
        asked = table.asked
        if not asked:
            return
        seat = rng.choice(asked)
        options = table.get("/options", seat).json()
        assert table.play(seat, rng.choice(options["options"]), options["rev"]).status_code == 200
    raise AssertionError("endless")


def test_a_whole_game_over_the_api(table):
    t = table(seats=3, sheet={"calendar": {"decades": [2] * 5}})
    play_out(t, random.Random(1), 3)
    about = t.get().json()
    assert about["ending"] and len(about["scores"]) == 3
    record = t.get("/record").text
    import keeling

    assert keeling.load(record).outcome.ending == about["ending"]


def test_views_and_records_hide_what_others_hold(table):
    t = table(seats=3)
    hands = [t.get("/view", seat).json()["view"]["players"][seat]["lobby"] for seat in range(3)]
    for seat in range(3):
        players = t.get("/view", seat).json()["view"]["players"]
        assert [("lobby" in player) for player in players] == [other == seat for other in range(3)]
    nobody = t.get("/view").json()["view"]["players"]
    assert not any("lobby" in player or "goal" in player for player in nobody)
    text = t.get("/record", 0).text
    assert "seed" not in text
    dealt = [line for line in text.splitlines() if " deal " in line]
    assert sorted(int(line.split()[-1]) for line in dealt) == hands[0]


def test_a_seat_acts_for_itself_only(table):
    t = table(seats=2)
    other = 1 - t.asked[0]
    move = t.get("/options", t.asked[0]).json()["options"][0]
    answer = t.play(other, move)
    assert answer.status_code == 422 and answer.json()["error"] == "not-asked"
    bad = {"authorization": "Bearer nonsense"}
    answer = t.client.post(f"/api/tables/{t.id}/play", json={"move": move}, headers=bad)
    assert answer.status_code == 403
    assert t.client.post(f"/api/tables/{t.id}/play", json={"move": move, "seat": 0}).status_code == 403


def test_a_closed_move_is_refused_with_its_reason_and_changes_nothing(table):
    t = table(seats=2)
    seat = t.asked[0]
    before = t.get().json()["rev"]
    answer = t.play(seat, "end")
    assert answer.status_code == 422
    assert answer.json()["rule"] == "C-30" and answer.json()["text"]
    why = t.get("/why", seat, move="end", lang="pl").json()["reason"]
    assert why["code"] == "main-action-due" and why["text"] != answer.json()["text"]
    assert t.get().json()["rev"] == before


def test_an_answer_to_an_old_question_is_refused_and_the_fresh_one_accepted(table):
    t = table(seats=2)
    seat = t.asked[0]
    options = t.get("/options", seat).json()
    move = next(o for o in options["options"] if o.startswith("propose") and o.endswith("money"))
    assert t.play(seat, move, options["rev"]).status_code == 200
    answer = t.play(seat, "discard goal", options["rev"])
    assert answer.status_code == 409 and answer.json()["error"] == "stale"
    fresh = t.get("/options", seat).json()
    assert t.play(seat, "discard goal", fresh["rev"]).status_code == 200


def test_undo_and_what_stops_it(table):
    t = table(seats=2)
    seat = t.asked[0]
    options = t.get("/options", seat).json()["options"]
    move = next(o for o in options if o.endswith("money"))
    t.play(seat, move)
    assert t.post("/undo", seat, {}).status_code == 200
    assert t.get("/options", seat).json()["options"] == options
    answer = t.post("/undo", 1 - seat, {})
    assert answer.status_code == 422 and answer.json()["text"]


def test_a_table_without_spectators_shows_itself_to_its_players_only(table):
    t = table(seats=2, watch=False)
    for path in ("/view", "/record"):
        assert t.get(path).status_code == 403
        assert t.get(path, 0).status_code == 200
    assert t.get("/stream").status_code == 403


def test_lanes_are_answered_by_everybody_at_once(table):
    t = table(seats=3, options={"draft": True})
    assert sorted(t.asked) == [0, 1, 2]
    revs = {seat: t.get("/options", seat).json() for seat in range(3)}
    for seat in (2, 0, 1):  # each answers what it saw, though others have answered since
        assert t.play(seat, revs[seat]["options"][0], revs[seat]["rev"]).status_code == 200
    assert sorted(t.asked) == [0, 1, 2]


@pytest.mark.parametrize(
    ("order", "error"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [{"kind": "person"}] * 6}, "bad-seats"),
        ({"options": {"weather": "fine"}}, "bad-option"),
        ({"options": {"preset": "nice"}}, "bad-option-value"),
        ({"seats": [{}], "options": {"auction": True}}, "option-needs-seats"),
        ({"sheet": {"market": {"price": 99}}}, "sheet-range"),
        ({"seats": [{"kind": "bot", "bot": "genius"}]}, "unknown-bot"),
        ({"seats": [{"kind": "ghost"}]}, "bad-request"),
        ({"seed": -1}, "bad-request"),
        ({"name": "x" * 99}, "bad-request"),
        ({"option": {"preset": "eco"}}, "bad-request"),
        ({"seats": [{"level": "hard"}]}, "bad-request"),
        ({"sheet": {"market": {"note": 5}}}, "sheet-type"),
    ],
)
def test_bad_orders_are_refused_in_one_sentence(client, order, error):
    answer = client.post("/api/tables", json=order)
    assert answer.status_code == 422
    assert answer.json()["error"] == error and "\n" not in answer.json()["text"]


def test_names_are_kept_without_control_characters(client):
    told = client.post("/api/tables", json={"name": "\0\n", "seats": [{"name": " A\0da\x1b "}]}).json()
    assert told["seats"][0]["name"] == "Ada" and told["name"].isprintable() and told["name"]


def test_no_such_table_and_no_such_path(client):
    assert client.get("/api/tables/abcdefghjkmn").status_code == 404
    assert client.get("/api/tables/UPPER").json()["error"] == "no-such-table"
    page = client.get("/t/UPPER", headers={"accept": "text/html"})
    assert page.status_code == 404 and "<html" in page.text
    assert client.get("/api/nothing").status_code == 404
    assert client.delete("/api/games").status_code == 405


def test_several_moves_are_made_together_or_not_at_all(table):
    t = table(seats=3, game="factories", seed=3)
    while t.get("/options", t.asked[0]).json()["prompt"] != "plan":
        t.play(t.asked[0], t.get("/options", t.asked[0]).json()["options"][0])
    seat, before = t.asked[0], t.get().json()["rev"]
    units = list(dict.fromkeys(option.rsplit(" ", 1)[0] for option in t.get("/options", seat).json()["options"][:-1]))
    bad = [f"{units[0]} 1", f"{units[0]} 2"]  # a unit is named once
    assert t.post("/play", seat, {"moves": bad}).status_code == 422
    assert t.get().json()["rev"] == before
    good = [f"{units[0]} 1", f"{units[1]} 1", "done"]
    assert t.post("/play", seat, {"moves": good}).status_code == 200
    plan = t.get("/view", seat).json()["view"]["players"][seat]["plan"]
    assert sum(plan.values() if isinstance(plan, dict) else plan) == 2
    for wrong in ({}, {"moves": []}, {"move": "done", "moves": ["done"]}):
        assert t.post("/play", seat, wrong).status_code == 422


def test_why_speaks_of_moves_in_words(table):
    t = table(seats=3, game="factories", seed=3)
    seat = t.asked[0]
    told = t.get("/why", seat, move="play 16", lang="de").json()["reason"]
    assert told["code"] == "not-offered" and "play 16" not in told["text"] and "open conventional" not in told["text"]


def test_options_tell_what_they_would_bring(table):
    t = table(seats=2)
    seat = t.asked[0]
    plain = t.get("/options", seat).json()
    assert "previews" not in plain
    told = t.get("/options", seat, preview=True, lang="de").json()
    assert told["options"] == plain["options"] and len(told["previews"]) == len(told["options"])
    move, preview = next(
        (move, one) for move, one in zip(told["options"], told["previews"], strict=True) if move.endswith("money")
    )
    grant = next(fact for fact in preview["facts"] if fact["kind"] == "money")
    assert grant["seat"] == seat and grant["text"] and preview["more"] == "" and preview["ending"] == ""
    assert {"word": "money", "amount": grant["values"]["amount"], "seat": seat} in preview["figures"]
    before = t.get("/view", seat).json()["view"]["players"][seat]["money"]
    assert t.play(seat, move).status_code == 200
    assert t.get("/view", seat).json()["view"]["players"][seat]["money"] == before + grant["values"]["amount"]
