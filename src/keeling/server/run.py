"""Starting the server: on this machine alone by default, for the local network when asked."""

from __future__ import annotations

import errno
import gc
import os
import socket
import threading
import webbrowser
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from keeling.server.app import make_app
from keeling.server.bundles import warm
from keeling.server.limits import BURST, RATE
from keeling.server.store import open_store

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def listen(host: str, wanted: int) -> socket.socket:
    """A socket on the wanted port if it is free, else on the next free one; OSError if there can be none."""
    family = socket.getaddrinfo(host, wanted, type=socket.SOCK_STREAM)[0][0]
    last = min(wanted + 50, 65535)
    for port in range(wanted, last + 1):
        # Said in so many words: asyncio sends small answers at once only on sockets that are TCP by name.
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port))
            door.listen(2048)
        except OSError as error:
            door.close()
            if error.errno != errno.EADDRINUSE or port == last:
                raise
            continue
        return door
    raise AssertionError("the last port returns or raises")


def own_address() -> str:
    """This machine's address in the local network, as its routing table tells it; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def link(host: str, port: int) -> str:
    """The address to open or to pass on."""
    shown = own_address() if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def calm_collector() -> None:
    """Let Python look for cycles less often, and never again among what stays: a tenth of what a choice costs.

    Whole collections stop the server for half a second where there are many tables; they find next to nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1_000)


class Server(uvicorn.Server):
    """A server that tells all streams to come back later before it goes; else each of them would hold up the exit."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams, then all the rest."""
        app = self.config.app
        assert isinstance(app, FastAPI)
        app.state.house.drain()
        await super().shutdown(sockets)


def serve(
    host: str, port: int, place: str, pace: float, show: bool, ready: Callable[[str], None], workers: int = 2,
    rate: float = RATE, burst: float = BURST,
) -> None:  # fmt: skip
    """Serve until stopped; `ready` is told the address, and a browser is opened if wanted; bots get so many workers."""
    store = open_store(place)
    door = listen(host, port)
    address = link(host, door.getsockname()[1])
    # On loopback only names of this machine are let in: no page elsewhere can reach us under a name of its own.
    hosts = frozenset(LOOPBACK) if host in LOOPBACK else frozenset[str]()
    joined = not os.environ.get("KEELING_SINGLE_FILES")  # for whoever works on them
    if joined:
        warm()
    config = uvicorn.Config(
        make_app(store, pace=pace, rate=rate, burst=burst, hosts=hosts, workers=workers, joined=joined),
        log_level="warning",
        access_log=False,  # addresses hold seats' secrets
        server_header=False,
        timeout_graceful_shutdown=1,  # a thought must not hold up the exit
    )
    calm_collector()
    ready(address)
    if show:
        threading.Timer(0.8, webbrowser.open, [address]).start()
    Server(config).run(sockets=[door])
