"""What an option costs and gives, in signs: numbers beat adjectives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from keeling.cli.boards import Scene
from keeling.cli.boards.factories.words import ENERGY, MADE_BY, STOP, WASTE, energy_held, gains
from keeling.cli.boards.marks import MONEY
from keeling.cli.tongue import t, word

Words = tuple[str, ...]
_COSTS: Final = ("wood", "coal", "steel", "renewable")


def hint(scene: Scene, words: Words) -> str:
    """The price and the gain of a move, as far as they are fixed; empty where there is nothing to add."""
    told = _HINTS.get(words[0])
    return told(scene, words) if told and scene.view["seat"] is not None else ""


def _own(scene: Scene) -> dict[str, Any]:
    own: dict[str, Any] = scene.view["players"][scene.view["seat"]]
    return own


def _buy(scene: Scene, words: Words) -> str:
    return gains(money=-int(words[2]) * _own(scene)["prices"][words[1]][0])


def _sell(scene: Scene, words: Words) -> str:
    if words[1] == "component":
        return gains(money=scene.view["component_price"])
    return gains(money=int(words[2]) * _own(scene)["prices"][words[1]][1])


def _offer(scene: Scene, words: Words) -> str:
    """What the partner could give at all."""
    if words[1] == "all":
        return ""
    other = scene.view["players"][int(words[1][1:]) - 1]
    held = [f"{word(name)} {amount}" for name, amount in other["goods"].items() if amount]
    return ", ".join([f"{MONEY}{other['money']}", *held])


def _build(scene: Scene, words: Words) -> str:
    printed = scene.sheet["factories"][words[1]]
    less = {"wood": 0, "steel": 0}
    for effect in _own(scene)["effects"]:
        resource = effect["do"].removeprefix("build-")
        if resource in less and resource != effect["do"]:
            less[resource] += effect["n"]
    costs = {name: max(0, printed[name] + less.get(name, 0)) for name in _COSTS}
    paid = [f"−{amount} {word(name)}" for name, amount in costs.items() if amount]
    paid += [f"−{ENERGY}{printed['either']}"] if printed["either"] else []
    return " ".join([*paid, gains(points=printed["sp"])]).strip()


def _open(scene: Scene, words: Words) -> str:
    return _runs(scene.sheet["factories"][words[1]])


def _runs(figures: dict[str, Any]) -> str:
    return f"−{ENERGY}{figures['energy']} +{WASTE}{figures['pollution']}"


def _run(scene: Scene, words: Words) -> str:
    own = _own(scene)
    if words[1] == "all":
        kinds = {MADE_BY[name] for name in own["plan"]}
        waste = sum(own["kinds"][name]["pollution"] for name in kinds if name in own["kinds"])
        return gains(energy=-own["plan_energy"], waste=waste)
    return _runs(own["kinds"][words[1]])


def _plan(scene: Scene, words: Words) -> str:
    """A kind that is in the plan already costs nothing more."""
    own = _own(scene)
    maker = MADE_BY[words[1]]
    if scene.view["round"] == 0:
        return t("ui.fac.free")
    if any(MADE_BY[name] == maker for name in own["plan"]):
        return gains(energy=0) or "±0"
    told = _runs(own["kinds"][maker])
    short = own["plan_energy"] + own["kinds"][maker]["energy"] + own["debt"] - energy_held(own)
    return f"{told} ({t('ui.fac.short', amount=short)})" if short > 0 else told


def _use(scene: Scene, words: Words) -> str:
    sold = int(words[2][1:]) * _own(scene)["limits"]["certificate_money"]
    return gains(points=int(words[1].removesuffix("sp")), money=sold)


def _purchase(scene: Scene, words: Words) -> str:
    return gains(money=-scene.view["component_price"])


def _stops(scene: Scene, words: Words) -> str:
    return STOP


def _clean(scene: Scene, words: Words) -> str:
    limits, dump = _own(scene)["limits"], words[1] == "dump"
    there = _own(scene)["waste"] if dump else scene.view["cpc"]
    less = -min(limits["clean"], there)
    return gains(money=-limits["clean_cost"], waste=less if dump else 0, common=0 if dump else less)


def _burn(scene: Scene, words: Words) -> str:
    count = int(words[1])
    costs = -count * scene.sheet["turn"]["burn_sp"]
    return gains(waste=-count, common=count * _own(scene)["limits"]["burn_cpc"], points=costs)


def _mayor(scene: Scene, words: Words) -> str:
    due = int(words[1]) // scene.sheet["mayor"]["share"]
    told = gains(energy=int(words[1]))
    return f"{told}, {t('ui.fac.due', amount=due)}" if due else told


def _drop(scene: Scene, words: Words) -> str:
    return gains(waste=int(words[2]))


def _pay(scene: Scene, words: Words) -> str:
    """The fine for what spills over the dump; energy mixes say all in their words."""
    own = _own(scene)
    over = own["waste"] - own["limits"]["dump"]
    return gains(money=-over * own["limits"]["fine"]) if len(words) == 1 and over > 0 else ""


_HINTS: Final[dict[str, Callable[[Scene, Words], str]]] = {
    "buy": _buy,
    "sell": _sell,
    "offer": _offer,
    "build": _build,
    "open": _open,
    "run": _run,
    "plan": _plan,
    "use": _use,
    "purchase": _purchase,
    "mount": _stops,
    "move": _stops,
    "remove": _stops,
    "clean": _clean,
    "burn": _burn,
    "mayor": _mayor,
    "drop": _drop,
    "pay": _pay,
}
