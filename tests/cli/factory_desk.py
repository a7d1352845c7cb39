"""Three careful people at Factory Commons, so that whole games can be typed that end with points."""

from __future__ import annotations

from typing import Any

import keeling

WANTED = ("renewable", "recycling", "biotech", "technology", "conventional")
GOOD_CARDS = {1, 3, 5, 8, 9, 10, 12, 13, 15, 20, 24, 25, 29, 31, 32, 33, 34, 35, 36, 37, 38, 40, 41}
# an offer accepted, one declined, one answered with another that is accepted, and one to all
DEALS = [
    ("offer p2", "give coal 1", "get money 2", "send", "accept"),
    ("offer p3", "give money 1", "get steel 1", "send", "decline"),
    ("offer p2", "give money 2", "get coal 1", "send") + ("counter", "give coal 1", "get money 3", "send", "accept"),
    ("offer all", "give steel 1", "get money 3", "send", "decline", "accept"),
]


class People:
    """Whoever is asked looks at the table and answers by a few simple rules."""

    def __init__(self, match: keeling.Match, deals: list[tuple[str, ...]] | None = None) -> None:
        self.match = match
        self.deals = deals or []  # what the first player offers and how it goes on, each as soon as it is possible
        self.script: list[str] = []
        self.typed: list[tuple[int, str]] = []
        self.apart: list[bool] = []  # since the move before, something new was seen or somebody else has chosen

    def play(self, choices: int = 10_000) -> None:
        """Play on, and note what has to be typed; forced choices are taken by themselves."""
        while self.match.asks and len(self.typed) < choices:
            ask = self.match.asks[0]
            move = ask.options[0] if len(ask.options) == 1 else self.choose(ask.seat, ask.prompt, ask.options)
            if not self.match.is_forced(ask.seat):
                last = next((n for n, e in enumerate(reversed(self.match.entries)) if e.text == self._last()), 0)
                since = self.match.entries[len(self.match.entries) - last :]
                self.apart.append(not self.match.snapshots or any(entry.seat != ask.seat for entry in since))
                self.typed.append((ask.seat, move))
            self.match.play(ask.seat, move)

    def _last(self) -> str:
        return self.typed[-1][1] if self.typed else ""

    def choose(self, seat: int, prompt: str, options: tuple[str, ...]) -> str:
        """A move for a prompt; the first option where there is nothing to think about."""
        view = self.match.view(seat)
        if prompt == "turn" and seat == 0 and self.deals and _possible(view, self.deals[0], options):
            self.script = list(self.deals.pop(0))
        if self.script:
            return self.script.pop(0)
        if prompt in ("deal", "counter-deal"):
            return "decline"
        chosen = getattr(self, prompt.replace("-", "_"), None)
        return chosen(view, view["players"][seat], options) if chosen else options[0]

    def open(self, view: dict[str, Any], own: dict[str, Any], options: tuple[str, ...]) -> str:
        return "open conventional"

    def produce(self, view: dict[str, Any], own: dict[str, Any], options: tuple[str, ...]) -> str:
        for option in options[:-1]:
            if own["waste"] + own["kinds"][option.split()[1]]["pollution"] <= own["limits"]["dump"]:
                return option
        return "done"

    def turn(self, view: dict[str, Any], own: dict[str, Any], options: tuple[str, ...]) -> str:
        built = [kind for kind in WANTED if f"build {kind}" in options]
        points = [option for option in options if option.startswith("use") and option.endswith("$0")]
        cards = [option for option in options if option[:4] == "play" and int(option.split()[1]) in GOOD_CARDS]
        for found in (points[-1:], [f"build {built[0]}"] if built else [], cards):
            if found:
                return found[0]
        if "clean dump" in options and own["waste"] >= own["limits"]["dump"] - 3:
            return "clean dump"
        if "clean counter" in options and view["cpc"] >= 6:
            return "clean counter"
        lacks = [name for name in ("steel", "wood") if own["goods"][name] < 3 and f"buy {name} 1" in options]
        if lacks and own["money"] > 6:
            return f"buy {lacks[0]} 1"
        spare = [name for name in ("renewable", "biomaterial") if f"sell {name} 3" in options]
        return f"sell {spare[0]} 3" if spare and own["goods"][spare[0]] > 7 else "end"

    def buy_more(self, view: dict[str, Any], own: dict[str, Any], options: tuple[str, ...]) -> str:
        return "enough"

    sell_more = buy_more

    def plan(self, view: dict[str, Any], own: dict[str, Any], options: tuple[str, ...]) -> str:
        room = own["limits"]["dump"] - own["waste"]
        left = own["limits"]["places"] - sum(own["plan"].values())
        most = {"steel": 3, "wood": 2, "coal": 2, "renewable": 6, "certificate": 4, "recycle": 2, "biomaterial": 3}
        for unit in ("certificate", "renewable", "steel", "wood", "coal", "recycle"):
            if unit in ("steel", "wood", "coal") and room < 5 and view["round"]:
                continue
            for amount in range(min(left, most[unit]), 0, -1):
                if f"plan {unit} {amount}" in options:
                    return f"plan {unit} {amount}"
        return "done"


def _possible(view: dict[str, Any], deal: tuple[str, ...], options: tuple[str, ...]) -> bool:
    """Whether everybody has what the first player wants to give and get."""
    others = view["players"][1:] if deal[0] == "offer all" else [view["players"][int(deal[0][-1]) - 1]]
    sides = {"give": view["players"][:1], "get": others}
    for word, *named in (move.split() for move in deal[1 : deal.index("send")]):
        held = [player["goods"] | {"money": player["money"]} for player in sides[word]]
        if any(goods[named[0]] < int(named[1]) for goods in held):
            return False
    return deal[0] in options
