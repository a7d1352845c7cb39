"""Every fragment of the board: what it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable

from keeling.games.daybreak.board.discards import discards
from keeling.games.daybreak.board.hand import hand, mine
from keeling.games.daybreak.board.powers import SEAT, powers, seats
from keeling.games.daybreak.board.stacks import stacks
from keeling.games.daybreak.board.table import crises, projects, resolving
from keeling.games.daybreak.board.world import carbon, forecast, planet, thermometer
from keeling.games.daybreak.views.types import DaybreakView
from keeling.web.drawing.scene import Scene


def fragments(scene: Scene[DaybreakView]) -> dict[str, str]:
    """The fragments of the board by id; nothing is hidden, but whose stacks and hand are large differs."""
    public, me = scene.public, scene.view["seat"]
    drawn: dict[str, str] = dict(scene.make("board", "", public, lambda: _common(scene)))
    drawn["f-discards"] = scene.make("discards", "", public["discards"]["local"], lambda: discards(scene))
    drawn["f-powers"] = scene.make("powers", scene.bots, public, lambda: powers(scene))
    who = public["lead"] if me is None else me
    player = public["players"][who]
    own = me is not None
    drawn["f-stacks"] = scene.make("stacks", (who, own), player, lambda: stacks(scene, who, own))
    held = (player["hand"], player["shown"])
    drawn["f-hand"] = scene.draw("hand", (who, own), held, lambda: hand(scene, who))
    lying = (len(player["hand"]), player["tags"], public["decks"], len(public["discards"]["local"]))
    drawn["f-mine"] = scene.draw("mine", (who, own), (player["draw"], *lying), lambda: mine(scene, who))
    return drawn


def _common(scene: Scene[DaybreakView]) -> dict[str, str]:
    """What everybody sees alike."""
    public = scene.public
    ahead, now, players = public["forecast"], public["thermometer"], public["players"]
    clock = (public["round"], public["rounds"], public["stage"], public["challenges"], public["drawdown"])
    emitted = [(player["dirty"], player["emission"], player["captured"]) for player in players]
    suffering = [player["community"] for player in players]
    strip = (ahead, now, suffering, public["stage"], public["dice"], public["rolls"])
    made: dict[str, tuple[object, Callable[[], dict[str, object]]]] = {
        "clock": (clock, dict),
        "gauge": ((now, ahead), lambda: thermometer(scene)),
        "carbon": ((ahead, emitted, public["sinks"], public["current"]), lambda: carbon(scene)),
        "forecast": (strip, lambda: forecast(scene)),
        "planet": ((public["planet"], public["rolled"]), lambda: planet(scene)),
        "projects": ((public["projects"], public["offered"]), lambda: projects(scene)),
        "crises": ((public["crises"], public["lasting"]), lambda: crises(scene)),
        "resolving": ((public["resolving"], suffering), lambda: resolving(scene)),
    }
    drawn = {f"f-{what}": scene.draw(what, "", given, make) for what, (given, make) in made.items()}
    return drawn | {"f-seats": scene.strip(seats(scene), SEAT, {})}
