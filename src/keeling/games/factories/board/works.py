"""A player's works: the five lots with what stands on them, store, dump and plan; and the air over all of them."""

from __future__ import annotations

from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.factories.board.cards import Table, faces
from keeling.games.factories.model.words import FACTORIES, MADE
from keeling.games.factories.views.types import Amounts, FactoryView
from keeling.locale import Translator, capital
from keeling.web.drawing.composed import Drawn, Element
from keeling.web.drawing.scene import NAMES, Frame

_WARN: Final = 5  # so many before the end the air turns dangerous, and twice as many before it is worth watching


def gauge(scene: Table) -> dict[str, object]:
    """The common counter: a cell for each unit, the fatal one at the end."""
    cpc, limit, t = scene.public["cpc"], scene.public["cpc_limit"], scene.voice.t
    left = limit - cpc
    return {
        "cpc": cpc, "limit": limit, "label": t("ui.web.factories.commons.label", cpc=cpc, limit=limit),
        "level": "lost" if left < 0 else "danger" if left < _WARN else "watch" if left < 2 * _WARN else "calm",
        "note": t("ui.web.factories.commons.left", count=left + 1) if 0 <= left < _WARN else "",
        "low": scene.public["ahead"]["low"], "high": scene.public["ahead"]["high"],
        "watch": limit - 2 * _WARN, "danger": limit - _WARN,
    }  # fmt: skip


def works(scene: Table, who: int) -> Drawn:
    """The lots of whoever is shown."""
    return scene.compose("works", (("players", who), NAMES), _works, who)


def _works(scene: Table, who: int) -> Frame:
    return {"seat": who, "name": scene.names[who]}, {"rows": lots(scene, who)}


def lots(scene: Table, who: int, key: str = "") -> list[Element]:
    """The five lots; a key stands before the ids of works that are only looked at."""
    of = (("players", who),)
    return [(f"{key}plot-{kind}", scene.draw("lot", of, _lot, who, kind, key)) for kind in FACTORIES]


def _lot(scene: Table, who: int, kind: str, key: str) -> dict[str, object]:
    player, printed, voice = scene.public["players"][who], scene.sheet["factories"][kind], scene.voice
    part = next(iter(player["components"]), scene.sheet["component"][0]["no"])
    sites = [site for site in player["factories"] if site["kind"] == kind]
    own, cost = player["kinds"].get(kind), player["costs"][kind]
    figures = own if own and own["running"] else printed
    lot = {
        "kind": kind, "name": capital(voice.w(kind, "kind")), "count": len(sites), "made": MADE[kind],
        "sites": [_site(scene, site, part) for site in sites], "idle": own is not None and not own["running"],
        "energy": figures["energy"], "pollution": figures["pollution"], "cost": list(cost.items()),
        "sp": printed["sp"], "special": _special(printed, voice),
    }  # fmt: skip
    return lot | {"label": _told(voice, cost, kind, len(sites), figures, printed["sp"]), "key": key}


def _site(scene: Table, site: FactoryView, part: int) -> dict[str, object]:
    """A place for a component, with a sentence for ears."""
    name, voice = site["name"], scene.voice
    card = faces(scene, [site["component"]])[0] if site["component"] else None
    held = card["label"] if card else voice.t("ui.web.factories.no-part")
    stopped = f", {voice.t('ui.web.factories.stopped')}" if site["stopped"] else ""
    label = f"{capital(voice.w(name, 'factory'))}: {held}{stopped}"
    return {**site, "label": label, "card": card, "why": f"remove {name}" if card else f"mount {part} {name}"}


def _special(printed: Sheet, voice: Translator) -> str:
    if printed["dump"]:
        return voice.t("ui.web.factories.special.dump", amount=printed["dump"])
    return voice.t("ui.web.factories.special.only", amount=printed["only_sp"]) if printed["only_sp"] else ""


def _told(voice: Translator, cost: Amounts, kind: str, count: int, figures: Amounts, sp: int) -> str:
    """A lot in a sentence, for ears."""
    price = ", ".join(voice.t(f"amount.{what}", amount=n) for what, n in cost.items())
    return voice.t(
        "ui.web.factories.lot", factory=capital(voice.w(kind, "factory")), count=count, energy=figures["energy"],
        pollution=figures["pollution"], cost=price, sp=sp,
    )  # fmt: skip
