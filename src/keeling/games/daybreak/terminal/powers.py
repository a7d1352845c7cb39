"""The powers as a table: a column for each, a row for each number of its board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.frames import frame
from keeling.cli.boards.marks import ARROW, DONE, player
from keeling.games.daybreak.model.words import EMISSIONS, RESILIENCES
from keeling.games.daybreak.telling.voice import t, w
from keeling.games.daybreak.terminal.words import BAD, GOOD, Scene
from keeling.games.daybreak.views.types import PlayerView
from keeling.locale import capital

_NEAR: Final = 9  # communities in crisis from which on a power is about to collapse


def powers(scene: Scene) -> Panel:
    """Energy against demand, emissions by kind, resilience and communities in crisis of each."""
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    for seat in range(scene.view["seats"]):
        grid.add_column(_head(scene, seat))
    for label, cells in _rows(scene):
        grid.add_row(Text(label, style="dim"), *cells)
    return frame(t("ui.db.panel.powers"), grid)


def _head(scene: Scene, seat: int) -> Text:
    line = player(seat, scene.names)
    if scene.view["seat"] == seat:
        line.append(f" ({t('ui.you')})")
    return line.append(f"\n{w(scene.view['players'][seat]['power'])}", style="not dim default")


def _rows(scene: Scene) -> Iterator[tuple[str, list[Text]]]:
    all_players = scene.view["players"]
    limit = scene.sheet["round"]["lose"]
    if scene.view["stage"] == "local":
        yield "", [_acting(one) for one in all_players]
    yield t("ui.db.row.demand"), [_demand(one) for one in all_players]
    for key in ("clean", "dirty"):
        yield capital(w(key)), _numbers([one[key] for one in all_players])
    for kind in EMISSIONS:
        yield capital(w(kind)), _numbers([one["emission"][kind] for one in all_players])
    yield t("ui.db.row.co2"), [Text(str(one["co2"]), style="bold") for one in all_players]
    for kind in RESILIENCES:
        yield t(f"ui.db.row.{kind}"), _numbers([one["resilience"][kind] for one in all_players])
    yield t("ui.db.row.community"), [_communities(one["community"], limit) for one in all_players]
    yield t("ui.db.row.hand"), _numbers([len(one["hand"]) for one in all_players])


def _acting(one: PlayerView) -> Text:
    return Text(f"{DONE} {t('ui.db.done')}", style=GOOD) if one["done"] else Text(f"{ARROW} {t('ui.db.acting')}")


def _demand(one: PlayerView) -> Text:
    line = Text(f"{one['demand']}")
    if one["gap"]:
        return line.append(f" {t('ui.db.short', amount=one['gap'])}", style=BAD)
    return line.append(f" {t('ui.db.spare', amount=one['spare'])}", style="dim") if one["spare"] else line


def _numbers(numbers: list[int]) -> list[Text]:
    return [Text(str(number) if number else "–", style="" if number else "dim") for number in numbers]


def _communities(number: int, limit: int) -> Text:
    return Text(t("ui.db.of", amount=number, limit=limit), style=BAD if number >= _NEAR else "")
