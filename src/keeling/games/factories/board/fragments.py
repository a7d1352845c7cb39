"""Every fragment of the board: what it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable

from keeling.games.factories.board.cards import Table, faces
from keeling.games.factories.board.deal import deal
from keeling.games.factories.board.market import market
from keeling.games.factories.board.people import HELD, hand, mine, rows, strip, track
from keeling.games.factories.board.store import plan, store
from keeling.games.factories.board.works import gauge, lots
from keeling.games.factories.board.yard import SEATS, no_yard, yard
from keeling.games.factories.views.types import FactoriesView


def fragments(scene: Table) -> dict[str, str]:
    """The fragments of the board by id, as one audience may see them; what all see is drawn from what is public."""
    public, me = scene.public, scene.view["seat"]
    who = shown(scene.view)
    looks, own = public["players"][who], me == who
    drawn: dict[str, str] = dict(scene.make("board", "", public, lambda: _common(scene)))
    drawn["f-players"] = scene.make("rows", scene.bots, public, lambda: rows(scene))
    traded = (public["market"], looks["prices"], looks["money"], looks["limits"])
    drawn["f-market"] = scene.make("market", who, traded, lambda: market(scene, looks))
    seen = (looks, public["active"] == who and public["turn"])
    drawn |= scene.make("works", (who, own), seen, lambda: _works(scene, who, own))
    drawn["f-deal"] = deal(scene)
    drawn["f-hand"] = hand(scene, who)
    drawn["f-look"] = scene.draw("look", me, me is not None and bool(scene.bots[me]))
    if me is not None:
        drawn[f"f-yard-{me}"] = no_yard(scene, me)
    return drawn


def _common(scene: Table) -> dict[str, str]:
    """What everybody sees alike."""
    public = scene.public
    level = (public["cpc"], public["cpc_limit"], public["ahead"])
    points = [player["sp"] for player in public["players"]]
    made: dict[str, tuple[object, Callable[[], dict[str, object]]]] = {
        "clock": ((public["round"], public["turn"]["actions"]), dict),
        "gauge": (level, lambda: gauge(scene)),
        "scene": (level, dict),
        "track": ((points, public["order"], public["goal"], public["active"]), lambda: track(scene)),
        "row": (
            (public["row"], public["component_price"], public["decks"]),
            lambda: {"cards": faces(scene, public["row"])},
        ),
        "event": (public["event"], lambda: {"cards": faces(scene, [public["event"]] if public["event"] else [])}),
    }
    drawn = {f"f-{what}": scene.draw(what, "", given, make) for what, (given, make) in made.items()}
    yards = {f"f-yard-{seat}": yard(scene, seat) for seat in SEATS}
    return drawn | {"f-seats": strip(scene), **yards}


def _works(scene: Table, who: int, own: bool) -> dict[str, str]:
    """The works, the store, the plan and the belongings of whoever is shown."""
    player, turn, active = scene.public["players"][who], scene.public["turn"], scene.public["active"] == who
    held = ([player[part] for part in HELD], active and (turn["certificate_actions"], turn["mayor"]))
    return {
        "f-works": scene.frame("works", who, {"seat": who, "name": scene.names[who]}, lots(scene, who)),
        "f-store": store(scene, who, own),
        "f-plan": plan(scene, who, own),
        "f-mine": scene.draw("mine", (who, own), held, lambda: mine(scene, who, own)),
    }


def shown(view: FactoriesView) -> int:
    """Whose works are drawn: one's own; for a spectator those of whoever has the turn."""
    if view["seat"] is not None:
        return int(view["seat"])
    return int(view["active"]) if view["active"] >= 0 else int(view["order"][0]) if view["order"] else 0
