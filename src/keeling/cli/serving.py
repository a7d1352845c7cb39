"""Tables on the network: serving them, and checking them after an update."""

from __future__ import annotations

import os
import sys
from typing import Final

from keeling.cli.inputs import whole
from keeling.cli.refusal import Refusal
from keeling.locale import t

_PACE: Final = 0.45  # seconds between a bot's choices
_MOST_WORKERS: Final = 64


def _place(data: str | None) -> str:
    """Where the tables are: where it is said, or where they usually are."""
    from keeling.server.places import default_place

    if data == "":
        raise Refusal("ui.error.read", file='""', cause=t("ui.cause.empty"))
    return default_place() if data is None else data


def serve(host: str, port: str, data: str | None, show: bool, workers: str) -> int:
    """Serve tables until Ctrl-C."""
    from keeling.server.run import LOOPBACK
    from keeling.server.run import serve as run

    place = _place(data)
    number = whole("--port", port, 1, 65535)
    hands = whole("--workers", workers, 1, _MOST_WORKERS)
    if not host:
        raise Refusal("ui.error.needs-value", name="--host", command="keeling serve")

    def ready(address: str) -> None:
        print(t("ui.serve.ready", address=address), flush=True)
        if host not in LOOPBACK:
            print(t("ui.serve.open-network"), file=sys.stderr, flush=True)

    try:
        run(host, number, place, _PACE, show, ready, hands)
    except KeyboardInterrupt:  # as it was told to stop
        print(file=sys.stderr)
    except OSError as error:
        raise Refusal("ui.serve.failed", host=host, cause=error.strerror or str(error)) from None
    return 0


def check(data: str | None) -> int:
    """Replay all running tables on the present engine and name the first line that disagrees."""
    from keeling.server.checking import check_tables
    from keeling.server.places import is_file
    from keeling.server.store import open_store

    place = _place(data)
    if is_file(place) and not os.path.exists(place):  # opening it would make a new one
        raise Refusal("ui.error.read", file=place, cause=t("ui.cause.missing"))
    store = open_store(place)
    failed = check_tables(store)
    for table_id, line in failed:
        print(t("ui.tables.disagrees", table=table_id, line=line))
    print(t("ui.tables.checked", count=len(store.running()), failed=len(failed)))
    return 1 if failed else 0
