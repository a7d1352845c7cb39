"""`serve` and `tables`: what a host can get wrong is one sentence, and nothing is announced before it works."""

import asyncio
import json
import socket
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from keeling.server import run
from keeling.server.store import Store
from tests.cli.desk import environment


def broken_places(folder: Path, command: str) -> list[tuple[str, str]]:
    """Places where no tables can be kept, and what is said about each."""
    (folder / "text").write_text("no database " * 100)
    return [
        (str(folder / "text"), "not a database"),
        (str(folder), "unable to open"),
        (str(folder / "text" / "tables.db"), "ot a directory" if command == "serve" else "no such file"),
        ("mysql://somebody@host/base", "postgresql://"),
        ("postgresql://somebody:secret@127.0.0.1:1/base", "postgres"),
    ]


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("command", [("serve",), ("tables", "check")])
def test_a_place_that_cannot_be_opened(keeling, tmp_path, command, number):
    place, told = broken_places(tmp_path, command[0])[number]
    said = keeling(*command, "--data", place).refused()
    assert told in said and "secret" not in said


def test_tables_that_are_not_there_are_not_made(keeling, tmp_path):
    place = tmp_path / "folder" / "tables.db"
    assert "no such file" in keeling("tables", "check", "--data", place).refused()
    assert not place.parent.exists()
    Store(str(place))
    assert "checked: 0; failed: 0" in keeling("tables", "check", "--data", place).out


@pytest.mark.parametrize("host", ["no-such-host.invalid", "192.0.2.1"])
def test_an_address_of_somebody_else(keeling, tmp_path, host):
    assert f"Cannot listen on {host}" in keeling("serve", "--host", host, "--data", tmp_path / "t.db").refused()


def test_a_taken_port_gives_the_next(monkeypatch):
    with run.listen("127.0.0.1", 18950) as first, run.listen("127.0.0.1", first.getsockname()[1]) as second:
        assert second.getsockname()[1] > first.getsockname()[1]


def test_small_answers_leave_at_once():
    """Whoever is let in gets packets without a wait for more: else every small answer is 40 ms late."""
    found = []

    async def meet():
        def greet(reader, writer):
            door = writer.get_extra_info("socket")
            found.append(door.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with run.listen("127.0.0.1", 18955) as door:
            async with await asyncio.start_server(greet, sock=door):
                reader, writer = await asyncio.open_connection(*door.getsockname())
                await reader.read()
                writer.close()

    with ThreadPoolExecutor() as apart:  # a browser of other tests may have a loop of its own in this thread
        apart.submit(asyncio.run, meet()).result()
    assert found and all(found)


def test_no_port_is_left(monkeypatch):
    class Taken(socket.socket):
        def bind(self, address):
            raise OSError(98, "Address already in use")

    monkeypatch.setattr(socket, "socket", Taken)
    with pytest.raises(OSError, match="in use"):
        run.listen("127.0.0.1", 65530)


def test_the_number_of_workers_is_passed_on(keeling, tmp_path, monkeypatch):
    heard = []
    monkeypatch.setattr(run, "serve", lambda *args: heard.append(args))
    keeling("serve", "--data", tmp_path / "t.db")
    keeling("serve", "--data", tmp_path / "t.db", "--workers", "5")
    assert [args[-1] for args in heard] == [2, 5]


def test_a_server_is_there_when_it_says_so_and_leaves_quietly(tmp_path):
    line = [sys.executable, "-m", "keeling.cli", "serve", "--port", "18960", "--data", str(tmp_path / "t.db")]
    with subprocess.Popen(line, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        said = server.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http"))
        with urllib.request.urlopen(address, timeout=20) as page:  # it may still be waking up
            assert page.status == 200
        time.sleep(0.2)
        server.send_signal(2)
        out, err = server.communicate(timeout=20)
    assert (server.returncode, out, err.strip()) == (0, "", "")


def test_a_server_that_goes_ends_its_streams_and_says_come_back(tmp_path):
    line = [sys.executable, "-m", "keeling.cli", "serve", "--port", "18965", "--data", str(tmp_path / "t.db")]
    with subprocess.Popen(line, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        said = server.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http")).rstrip("/")
        order = json.dumps({"game": "co2", "seats": [{"kind": "person"}] * 2}).encode()
        asked = urllib.request.Request(f"{address}/api/tables", order, {"content-type": "application/json"})
        with urllib.request.urlopen(asked, timeout=20) as answer:
            table = json.load(answer)["id"]
        streams = [
            urllib.request.urlopen(f"{address}{path}", timeout=20)
            for path in (f"/t/{table}/events", f"/t/{table}/events", f"/api/tables/{table}/stream")
        ]
        for stream in streams:
            assert stream.readline()  # it has begun
        server.terminate()
        for stream in streams:
            assert stream.read().decode().endswith("retry: 200\nevent: bye\ndata: {}\n\n")
        _, err = server.communicate(timeout=20)
    assert "Traceback" not in err and "Cancel" not in err and "ERROR" not in err
