"""The table of Daybreak, drawn from a view: the world, projects and crises, the powers, stacks and hands."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from keeling.cli.boards import Board, Priced, Words
from keeling.cli.boards.frames import beside, listed, row
from keeling.cli.boards.marks import player
from keeling.games.daybreak.model.words import STACK_WORDS
from keeling.games.daybreak.telling.voice import t, w
from keeling.games.daybreak.terminal.ending import ending
from keeling.games.daybreak.terminal.planet import planet
from keeling.games.daybreak.terminal.powers import powers
from keeling.games.daybreak.terminal.stacks import hand, others, own_stacks, short_hand, short_stacks
from keeling.games.daybreak.terminal.top import net, top
from keeling.games.daybreak.terminal.words import SIGNS, Scene
from keeling.games.daybreak.terminal.world import challenges, crises, known_crises, projects

_WIDE: Final = 116  # from here on the powers stand beside the others' stacks
_POWERS: Final = 80


def draw(scene: Scene) -> RenderableType:
    """Everything there is to see; of the others' stacks the top cards and the tags."""
    seat = scene.view["seat"]
    own = [] if seat is None else [own_stacks(scene, seat), *hand(scene, seat)]
    world = [planet(scene), *projects(scene), *crises(scene), *challenges(scene)]
    people: list[RenderableType] = [powers(scene), *others(scene)]
    if scene.width >= _WIDE and len(people) > 1:
        people = [beside(people[0], people[1], scene.width - _POWERS)]
    return Group(top(scene), *world, *people, *own, listed(t("ui.db.legend")))


def status(scene: Scene) -> Text:
    """Net CO₂, and the own power in one line."""
    who, *rest = _own(scene)
    return row([who, net(scene), *rest], "  ·  ")


def _own(scene: Scene) -> list[Text]:
    """The own power, its energy and its cards."""
    seat = scene.view["seat"] or 0
    own = scene.view["players"][seat]
    energy = t("ui.db.energy", energy=own["clean"] + own["dirty"], demand=own["demand"])
    return [player(seat, scene.names), Text(energy), Text(t("ui.db.cards", amount=len(own["hand"])))]


def more(scene: Scene, words: Words, priced: Priced) -> list[str]:
    """What lies on the stack that a move names; before somebody is done, what could still be used."""
    seat = scene.view["seat"] or 0
    if words == ("done",):
        left = [move[1] for move in priced if move[0] == "use" and move[1] in STACK_WORDS]
        return [t("ui.db.unused", stacks=", ".join(left))] if left else []
    if words[-1] not in STACK_WORDS:
        return []
    return [w(card) for card in scene.view["players"][seat]["stacks"][STACK_WORDS.index(words[-1])]["cards"][:1]]


def brief(scene: Scene) -> RenderableType:
    """How the round stands, the known crises, and the own stacks and cards by their names."""
    seat = scene.view["seat"]
    own = [] if seat is None else [short_stacks(scene, seat), *short_hand(scene, seat)]
    return Group(top(scene), row(_own(scene), "  ·  "), *known_crises(scene), *own)


BOARD: Final = Board(draw, status, SIGNS, more, ending, brief=brief)
