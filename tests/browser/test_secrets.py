"""Nothing hidden leaves the server: all bytes that an opponent's and a spectator's browser received are searched."""

from __future__ import annotations

from typing import Any

from tests.browser.clicker import Clicker
from tests.browser.house import Tables


def test_no_byte_of_a_hidden_hand_reaches_others(house: Tables, browser: Any) -> None:
    table = house.open("person", "person", seed=11)
    received: dict[str, list[str]] = {"opponent": [], "spectator": []}
    contexts = [browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce") for _ in range(3)]
    pages = [house.sit(contexts[0], table, 0), house.sit(contexts[1], table, 1), contexts[2].new_page()]
    for name, page in (("opponent", pages[1]), ("spectator", pages[2])):
        page.on("response", lambda answer, name=name: _keep(received[name], answer))
    pages[2].goto(f"{house.url}/t/{table['id']}")
    pages[1].reload()
    mine = house.ask(table["id"], "view", table["tokens"][0])["view"]["players"][0]
    players = [Clicker(page, seed) for seed, page in enumerate(pages[:2])]
    played: set[int] = set()
    for _ in range(60):
        if not sum(player.step() for player in players):
            pages[0].wait_for_timeout(20)
    # the stream's bytes as the page keeps them: the whole document of each, and what it was told
    for name, page in (("opponent", pages[1]), ("spectator", pages[2])):
        received[name].append(page.content())
    now = house.ask(table["id"], "view", table["tokens"][0])["view"]["players"][0]
    played = set(mine["lobby"]) - set(now["lobby"])
    for name, texts in received.items():
        everything = "\n".join(texts)
        assert len(everything) > 50_000, name
        theirs = (
            set(house.ask(table["id"], "view", table["tokens"][1])["view"]["players"][1]["lobby"])
            if name == "opponent"
            else set()
        )
        for card in set(now["lobby"]) - theirs - played:
            for trace in (
                f'"lobby {card}',
                f"lobby-{card}-",
                f'data-words="lobby {card} ',
                f"deal {card}\n",
                f"keep {card}\n",
            ):
                assert trace not in everything, (name, trace)
        assert f"goal {mine['goal']}" not in everything
    for context in contexts:
        context.close()


def _keep(texts: list[str], answer: Any) -> None:
    """Keep what can be read; an endless stream cannot, its effect is in the document."""
    if "event-stream" in (answer.headers.get("content-type") or "") or "static" in answer.url:
        return
    try:
        texts.append(answer.text())
    except Exception:  # a redirect has no body
        return


def test_the_raw_stream_of_a_spectator_holds_no_hand(house: Tables) -> None:
    import http.client

    table = house.open("person", "person", seed=12)
    hand = house.ask(table["id"], "view", table["tokens"][0])["view"]["players"][0]
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=10)
    connection.request("GET", f"/t/{table['id']}/events")
    stream = connection.getresponse()
    seen = b""
    while b"\n\n" not in seen:
        seen += stream.read1(65536)
    for card in hand["lobby"]:
        assert f"lobby {card} ".encode() not in seen and f"lobby {card}\\".encode() not in seen
    assert b'"ask":null' in seen
    connection.close()
