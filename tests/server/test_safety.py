"""Safety: headers, limits, foreign origins, secrets."""

from starlette.testclient import TestClient

from keeling.locale import text
from keeling.server.app import make_app
from keeling.server.tokens import new_table_id, person_key, seat_token


def test_every_answer_is_dressed(client):
    for path in ("/api/games", "/api/nothing", "/static/tokens.css"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


def test_a_foreign_page_cannot_post_with_our_cookie(client):
    assert client.post("/api/tables", json={}, headers={"origin": "http://evil.example"}).status_code == 403
    assert client.post("/api/tables", json={}, headers={"origin": "http://testserver"}).status_code == 201
    for nonsense in ("http://[", "null", "", "http://"):
        assert client.post("/api/tables", json={}, headers={"origin": nonsense}).status_code == 403


def test_large_bodies_are_refused(client):
    answer = client.post("/api/tables", content=b"x" * 600_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert "524288" in answer.json()["text"] and answer.json()["error"] == "too-large"


def test_a_flood_is_slowed_down(tmp_path):
    with TestClient(make_app(str(tmp_path / "t.db"), rate=0.01, burst=5)) as client:
        answers = [client.get("/api/games?lang=it") for _ in range(23)]
    assert [answer.status_code for answer in answers] == [200] * 20 + [429] * 3  # all strangers of an address together
    assert answers[-1].json()["text"] == text("reason.too-many-requests", "it")


def test_foreign_names_of_this_machine_are_refused(tmp_path):
    with TestClient(make_app(str(tmp_path / "t.db"), hosts=frozenset(("127.0.0.1",)))) as client:
        refused = client.get("/api/games")
        assert refused.status_code == 400 and "testserver" in refused.json()["text"]
        assert client.get("/api/games", headers={"host": "127.0.0.1:8000"}).status_code == 200


def test_tokens_cannot_be_guessed_or_mixed_up():
    assert len({new_table_id() for _ in range(1000)}) == 1000
    tokens = {seat_token(b"k", table, seat, turn) for table in "ab" for seat in range(3) for turn in range(2)}
    assert len(tokens) == 12 and all(len(token) == 32 for token in tokens)
    assert seat_token(b"other", "a", 0, 0) not in tokens
    assert person_key("cookie") != "cookie"


def test_cookies_are_not_for_scripts(client):
    set_cookie = client.get("/").headers["set-cookie"].lower()
    assert "httponly" in set_cookie and "samesite=lax" in set_cookie


def test_who_names_no_seat_hears_which_one_is_missing(table):
    """Without a token there is none to act for."""
    t = table(seats=2, bots=1)
    refused = t.client.post(f"/api/tables/{t.id}/play", json={"move": "end"}, headers={"authorization": ""})
    assert (refused.status_code, refused.json()["error"]) == (403, "no-seat")
