"""Figures that each look right but together make a game nobody can play."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Word, fault
from keeling.core.sheet import Sheet
from keeling.games.co2.model.words import ENERGIES, FOSSILS, GAINS, KINDS, PRESETS, REGIONS
from keeling.kit.consistency import as_many, enough

_NAMED_BY: Final[dict[str, list[str]]] = {
    "propose-region": REGIONS,
    "propose-slot": KINDS,
    "install": ENERGIES,
    "build": ENERGIES,
    "summit": ENERGIES,
    "buy": [""],
    "sell": [""],
}
_MOST_SEATS: Final = 5


def check_consistency(sheet: Sheet) -> None:
    """Refuse figures that each look right but together make a game nobody can play."""
    _check_rows(sheet)
    for name in ENERGIES:
        _check_energy(sheet, name)
    if len(set(sheet["board"]["ring"])) != len(REGIONS):
        raise fault("distinct", "board.ring", {"got": ", ".join(sheet["board"]["ring"])})
    market = sheet["market"]
    if not market["lowest"] <= market["price"] <= market["highest"]:
        raise fault(
            "range", "market.price", {"got": market["price"], "low": market["lowest"], "high": market["highest"]}
        )
    needed = sum(r["spaces"] - 1 for n, r in sheet["regions"].items() if n in REGIONS)
    needed += market["stock"] + _MOST_SEATS * sheet["start"]["permits"]
    enough("supplies.permits", sheet["supplies"]["permits"], needed)
    handed = _MOST_SEATS * sheet["start"]["tech"]
    enough("supplies.tech", sheet["supplies"]["tech"], handed)
    for seats in range(1, _MOST_SEATS + 1):
        goals = sum(seats not in row["out"] for row in sheet["company_goals"])
        enough("company_goals.out", goals, seats)
    if sheet["start"]["scientists"] > sheet["supplies"]["scientists"]:
        raise fault("range", "start.scientists", {"got": sheet["start"]["scientists"], "low": 0,
                                                  "high": sheet["supplies"]["scientists"]})  # fmt: skip
    gas = sheet["fossils"]["gas"]["count"]
    for name in PRESETS[1:]:
        preset = sheet["presets"][name]
        laid = sum(preset[fossil] for fossil in FOSSILS)
        if laid != len(REGIONS):
            raise fault("sum", f"presets.{name}", {"got": laid, "need": len(REGIONS)})
        enough("fossils.gas.count", gas, preset["gas"] + preset["gas_out"])


def _check_rows(sheet: Sheet) -> None:
    for deck in ("summits", "regional", "lobby", "un_goals", "company_goals", "events"):
        numbers = [row["no"] for row in sheet[deck]]
        if len(set(numbers)) != len(numbers):
            raise fault("distinct", f"{deck}.no", {"got": ", ".join(map(str, numbers))})
    for deck, field in (("summits", "topics"), ("regional", "energies")):
        for row in sheet[deck]:
            if len(set(row[field])) != len(row[field]):
                raise fault("distinct", f"{deck}.{row['no']}.{field}", {"got": ", ".join(row[field])})
    places = sheet["board"]["summit_places"]
    small = sum(len(row["topics"]) == 2 for row in sheet["summits"])
    enough("summits", small, places)
    if len({row["region"] for row in sheet["events"]}) != len(REGIONS):
        raise fault("distinct", "events.region", {"got": ", ".join(row["region"] for row in sheet["events"])})
    for row in sheet["lobby"]:
        named = _NAMED_BY[row["on"]]
        Word(*named).check(f"lobby.{row['no']}.of", row["of"])
        gains = [gain for gain in GAINS if gain in row["main"]]
        as_many(f"lobby.{row['no']}.main", len(gains), 1, 2)
        if gains != ["discount"] if row["on"] == "build" else "discount" in gains:
            raise fault("word", f"lobby.{row['no']}.main",
                        {"got": ", ".join(gains), "allowed": "discount" if row["on"] == "build" else
                         ", ".join(g for g in GAINS if g != "discount")})  # fmt: skip
        if "expertise" in gains and row["of"] not in ENERGIES:
            raise fault("word", f"lobby.{row['no']}.of", {"got": row["of"] or '""', "allowed": ", ".join(ENERGIES)})


def _check_energy(sheet: Sheet, name: str) -> None:
    track = sheet["tracks"][name]
    length = len(track["income"])
    as_many(f"tracks.{name}.bonus", len(track["bonus"]), length, length)
    last = 0
    for place, plant in enumerate(sheet["plants"][name], 1):
        key = f"plants.{name}.{place}.tech"
        if plant["tech"] < last:
            raise fault("falls", key, {"got": plant["tech"], "last": last})
        if plant["tech"] > len(track["income"]):
            raise fault("unreachable", key, {"got": plant["tech"], "length": len(track["income"])})
        last = plant["tech"]
