"""A player's works: the five lots with what stands on them, the store and the dump; and the air over all of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.factories.board.cards import card
from keeling.games.factories.view_types import FactoriesView, FactoryView, PlayerView
from keeling.games.factories.voice import VOICE, text
from keeling.games.factories.words import FACTORIES, MADE, RESOURCES
from keeling.locale import capital
from keeling.web.render import Kept, print_of

_WARN: Final = 5  # so many before the end the air turns dangerous, and twice as many before it is worth watching


def gauge(view: FactoriesView, sheet: Sheet, lang: str) -> dict[str, object]:
    """The common counter: a cell for each unit, the fatal one at the end."""
    cpc, limit = view["cpc"], view["cpc_limit"]
    left = limit - cpc
    level = "lost" if left < 0 else "danger" if left < _WARN else "watch" if left < 2 * _WARN else "calm"
    label = text("ui.web.factories.commons.label", lang, cpc=cpc, limit=limit)
    note = text("ui.web.factories.commons.left", lang, count=left + 1) if 0 <= left < _WARN else ""
    return {
        "cpc": cpc, "limit": limit, "level": level, "label": label, "note": note, "next": sheet["round"]["cpc"],
        "watch": limit - 2 * _WARN, "danger": limit - _WARN,
    }  # fmt: skip


def scene(view: FactoriesView) -> dict[str, object]:
    """The sky over the town: how high the haze stands, from nothing to all."""
    return {"haze": min(1.0, view["cpc"] / (view["cpc_limit"] + 1))}


def lots(view: FactoriesView, sheet: Sheet, who: int, lang: str, kept: Kept, key: str = "") -> list[tuple[str, str]]:
    """The five lots; a key stands before the ids of works that are only looked at."""
    player, printed = view["players"][who], print_of(sheet)
    part = next(iter(player["components"]), sheet["component"][0]["no"])
    given = ([player[what] for what in ("kinds", "factories", "plan", "costs")], part, printed)
    return kept.make("lots", lang, (who, key), given, lambda: _lots(player, sheet, who, part, lang, kept, key, printed))


def _lots(
    player: PlayerView, sheet: Sheet, who: int, part: int, lang: str, kept: Kept, key: str, printed: str
) -> list[tuple[str, str]]:
    made = []
    for kind in FACTORIES:
        sites = [site for site in player["factories"] if site["kind"] == kind]
        plan = [player["plan"].get(unit) for unit in MADE[kind]]
        given = (player["kinds"].get(kind), sites, plan, player["costs"][kind], part, printed)
        make = partial(_filled, player, sheet, kind, part, lang, key)
        made.append((f"{key}plot-{kind}", kept.draw("factories/lot", lang, (who, kind, key), given, make)))
    return made


def _filled(player: PlayerView, sheet: Sheet, kind: str, part: int, lang: str, key: str) -> dict[str, object]:
    return {"l": _lot(player, sheet, kind, part, lang), "key": key}


def _lot(player: PlayerView, sheet: Sheet, kind: str, part: int, lang: str) -> dict[str, object]:
    printed = sheet["factories"][kind]
    own = player["kinds"].get(kind)
    sites = [
        {
            "name": site["name"],
            "label": _site(site, sheet, lang),
            "stopped": site["stopped"],
            "card": card(sheet, site["component"], lang) if site["component"] else None,
            "why": f"remove {site['name']}" if site["component"] else f"mount {part} {site['name']}",
        }
        for site in player["factories"]
        if site["kind"] == kind
    ]
    energy, pollution = (
        (own["energy"], own["pollution"]) if own and own["running"] else (printed["energy"], printed["pollution"])
    )
    cost = list(player["costs"][kind].items())
    return {
        "kind": kind, "name": capital(text(f"ui.fac.kind.{kind}", lang)), "sites": sites, "count": len(sites),
        "idle": own is not None and not own["running"], "energy": energy, "pollution": pollution, "made": MADE[kind],
        "plan": [(unit, player["plan"][unit]) for unit in MADE[kind] if player["plan"].get(unit)],
        "cost": cost, "sp": printed["sp"], "special": _special(printed, lang),
        "label": _told(kind, len(sites), energy, pollution, cost, printed["sp"], lang),
    }  # fmt: skip


def _site(site: FactoryView, sheet: Sheet, lang: str) -> str:
    """A place for a component in a sentence, for ears."""
    held = (
        card(sheet, site["component"], lang)["label"] if site["component"] else text("ui.web.factories.no-part", lang)
    )
    stopped = f", {text('ui.web.factories.stopped', lang)}" if site["stopped"] else ""
    return f"{capital(VOICE.word(site['name'], lang, 'factory'))}: {held}{stopped}"


def _special(printed: Sheet, lang: str) -> str:
    if printed["dump"]:
        return text("ui.web.factories.special.dump", lang, amount=printed["dump"])
    return text("ui.web.factories.special.only", lang, amount=printed["only_sp"]) if printed["only_sp"] else ""


def _told(
    kind: str, count: int, energy: int, pollution: int, cost: Sequence[tuple[str, int]], sp: int, lang: str
) -> str:
    """A lot in a sentence, for ears."""
    price = ", ".join(
        f"{n} {text('ui.web.factories.energy', lang) if what == 'energy' else VOICE.word(what, lang)}"
        for what, n in cost
    )
    return text(
        "ui.web.factories.lot", lang, factory=capital(VOICE.word(kind, lang, "factory")), count=count, energy=energy,
        pollution=pollution, cost=price, sp=sp,
    )  # fmt: skip


def store(view: FactoriesView, who: int, lang: str, key: str = "") -> dict[str, object]:
    """What lies in the store and on the dump, each in its cells, and what may be done about waste."""
    player = view["players"][who]
    limits = player["limits"]
    stored = [(good, player["goods"][good]) for good in RESOURCES]
    return {
        "mine": view["seat"] == who, "key": key,
        "stored": limits["stored"], "storage": limits["storage"], "free": max(0, limits["storage"] - limits["stored"]),
        "over": max(0, limits["stored"] - limits["storage"]), "goods": stored,
        "waste": player["waste"], "dump": limits["dump"], "room": max(0, limits["dump"] - player["waste"]),
        "full": player["waste"] > limits["dump"], "near": player["waste"] >= limits["dump"] - 2,
        **{key: limits[key] for key in ("clean", "clean_cost", "fine")}, "burn": limits["burn_cpc"],
        "used": (view["turn"]["cleaned"], view["turn"]["burned"]) if view["active"] == who else (False, False),
    }  # fmt: skip
