"""Figures that each look right but together make a game nobody can play (S-95 … S-99)."""

from __future__ import annotations

from typing import Final

from keeling.core.schema import Word, fault
from keeling.core.sheet import Sheet
from keeling.games.second_chance.model.words import ENERGIES, ENVIRONMENT, GAINS, KINDS, REGIONS, SIZES
from keeling.kit.consistency import as_many, enough, within

_MOST_SEATS: Final = 4
_NAMED_BY: Final[dict[str, list[str]]] = {
    "plan-region": REGIONS,
    "plan-slot": KINDS,
    "prepare": ENERGIES,
    "build": ENERGIES,
    "summit": ENERGIES,
    "sell": [""],
}


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
    supplies, start = sheet["supplies"], sheet["start"]
    sides = [[sheet["regions"][name]["spaces"] for name in REGIONS]]
    if "competitive_spaces" in sheet:
        sides.append([sheet["competitive_spaces"][name] for name in REGIONS])
    needed = max(sum(spaces) for spaces in sides)
    needed += market["stock"] + _MOST_SEATS * start["permits"]
    enough("supplies.permits", supplies["permits"], needed)
    handed = _MOST_SEATS * start["tech"] + 2  # two are inspectors (S-85)
    enough("supplies.tech", supplies["tech"], handed)
    within("start.scientists", start["scientists"], 0, supplies["scientists"])
    within("supplies.first_level", supplies["first_level"], 1, supplies["projects"])
    for gone in sheet["fossils"]["gas_out"]:
        within("fossils.gas_out", gone, 0, sheet["fossils"]["gas"]["count"])
    climate = sheet["climate"]
    for mode in ("cooperative", "competitive"):
        within(f"climate.{mode}", climate[mode], 0, climate["limit"])


def _check_rows(sheet: Sheet) -> None:
    goals = ("un_goals", "environmental_goals", "personal_goals", "company_goals")
    for deck in ("summits", "regional", "lobby", "events", *goals):
        numbers = [row["no"] for row in sheet[deck]]
        if len(set(numbers)) != len(numbers):
            raise fault("distinct", f"{deck}.no", {"got": ", ".join(map(str, numbers))})
    for deck, field in (("summits", "topics"), ("regional", "energies")):  # no energy twice on a tile (S-98)
        for row in sheet[deck]:
            if len(set(row[field])) != len(row[field]):
                raise fault("distinct", f"{deck}.{row['no']}.{field}", {"got": ", ".join(row[field])})
    for row in sheet["lobby"]:
        Word(*_NAMED_BY[row["on"]]).check(f"lobby.{row['no']}.of", row["of"])
        gains = [gain for gain in GAINS if gain in row["main"]]
        as_many(f"lobby.{row['no']}.main", len(gains), 1, 2)
        if "knowledge" in gains and row["of"] not in ENERGIES:
            raise fault("word", f"lobby.{row['no']}.of", {"got": row["of"] or '""', "allowed": ", ".join(ENERGIES)})
    sizes = [str(size) for size in SIZES]
    for row in sheet["environmental_goals"]:
        kind = ENVIRONMENT.index(row["is"])
        words = REGIONS if kind == 0 else sizes if kind == 4 else ENERGIES
        Word(*words).check(f"environmental_goals.{row['no']}.of", row["of"])
    for group, laid in enumerate(sheet["environment"]["laid"]):
        there = sum(ENVIRONMENT.index(row["is"]) // 2 == group for row in sheet["environmental_goals"])
        enough("environment.laid", there, laid)
    for letter in "AB":
        there = sum(row["type"] == letter for row in sheet["un_goals"])
        for mode in ("un_cooperative", "un_competitive"):
            enough(f"goals.{mode}", there, max(sheet["goals"][mode]))
    for seats in range(2, _MOST_SEATS + 1):
        dealt = sum(seats not in row["out"] for row in sheet["company_goals"])
        enough("company_goals.out", dealt, 2 * seats)
    if len({row["region"] for row in sheet["events"]}) != len(sheet["events"]):
        raise fault("distinct", "events.region", {"got": ", ".join(row["region"] for row in sheet["events"])})


def _check_energy(sheet: Sheet, name: str) -> None:
    track, plants = sheet["tracks"][name], sheet["plants"][name]
    length = len(track["income"])
    as_many(f"tracks.{name}.bonus", len(track["bonus"]), length, length)
    # S-97: incomes never fall to the right
    for before, income in zip(track["income"], track["income"][1:], strict=False):
        if income < before:
            raise fault("falls", f"tracks.{name}.income", {"got": income, "last": before})
    within(f"tracks.{name}.middle", track["middle"], 1, length)
    first, second = plants
    for what in ("money", "vp", "mark"):  # S-96: level 2 is dearer, worth more and marked further right
        if second[what] <= first[what]:
            raise fault("falls", f"plants.{name}[2].{what}", {"got": second[what], "last": first[what]})
    if second["mark"] > length:
        raise fault("unreachable", f"plants.{name}[2].mark", {"got": second["mark"], "length": length})
