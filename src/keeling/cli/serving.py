"""Tables on the network: serving them, and checking them after an update."""

from __future__ import annotations

import sys

from keeling.cli.inputs import whole
from keeling.cli.refusal import Refusal
from keeling.cli.tongue import t


def serve(host: str, port: str, data: str | None, show: bool) -> int:
    """Serve tables until Ctrl-C."""
    from keeling.server.run import LOOPBACK
    from keeling.server.run import serve as run
    from keeling.server.store import default_place

    place = data or default_place()
    number = whole("--port", port, 1, 65535)

    def ready(address: str) -> None:
        print(t("ui.serve.ready", address=address), flush=True)
        if host not in LOOPBACK:
            print(t("ui.serve.open-network"), file=sys.stderr, flush=True)

    try:
        run(host, number, place, 0.45, show, ready)
    except OSError as error:
        raise Refusal("ui.serve.failed", host=host, cause=error.strerror or str(error)) from None
    return 0


def check(data: str | None) -> int:
    """Replay all running tables on the present engine and name the first line that disagrees."""
    from keeling.server.house import check_tables
    from keeling.server.store import Store, default_place

    store = Store(data or default_place())
    failed = check_tables(store)
    for table_id, line in failed:
        print(t("ui.tables.disagrees", table=table_id, line=line))
    print(t("ui.tables.checked", count=len(store.running()), failed=len(failed)))
    return 1 if failed else 0
