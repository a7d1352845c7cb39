"""Every fragment of the board: what it is drawn from, and who draws it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from keeling.core.sheet import Sheet
from keeling.games.factories.board.deal import deal
from keeling.games.factories.board.hand import hand, mine
from keeling.games.factories.board.market import event, market, row
from keeling.games.factories.board.people import Person, rows, seats, strip, track
from keeling.games.factories.board.plan import plan
from keeling.games.factories.board.works import gauge, lots, scene, store
from keeling.games.factories.board.yard import HELD, PLANNED, SEATS, STORED, look, yard
from keeling.games.factories.view_types import FactoriesView
from keeling.web.render import KEPT, Kept, print_of

NAMES: Final = (
    "f-clock", "f-gauge", "f-scene", "f-seats", "f-track", "f-players", "f-market", "f-row", "f-event", "f-works",
    "f-store", "f-plan", "f-deal", "f-mine", "f-hand", "f-look", *(f"f-yard-{seat}" for seat in SEATS),
)  # fmt: skip
_DEALT: Final = ("goods", "money", "certificates", "components")


def fragments(
    view: FactoriesView,
    sheet: Sheet,
    names: Sequence[str],
    kinds: Sequence[str],
    lang: str,
    kept: Kept = KEPT,
    public: FactoriesView | None = None,
) -> dict[str, str]:
    """The fragments of the board by id, as one audience may see them; what all see is drawn from what is public."""
    names = list(names)
    public = public or view
    me, who = view["seat"], shown(view)
    moment = (public, names, print_of(sheet))  # one for all audiences: nothing in it need be compared
    people = kept.make("people", "", "", moment, lambda: seats(public, names))
    shared = kept.make("board", lang, "", moment, lambda: _common(public, sheet, people, names, lang, kept))
    drawn: dict[str, str] = dict(shared)
    bots = tuple(kind == "bot" for kind in kinds)
    drawn["f-players"] = kept.make("rows", lang, bots, moment, lambda: rows(public, people, bots, sheet, lang, kept))
    looks = public["players"][who]
    traded = (public["market"], looks["prices"], looks["money"], looks["limits"])
    drawn["f-market"] = kept.make("market", lang, who, traded, lambda: market(public, looks, lang, kept))
    active = public["active"] == who
    seen = (looks, active and public["turn"], names[who], print_of(sheet))
    drawn |= kept.make(
        "works", lang, (who, me == who), seen, lambda: _works(public, sheet, who, me == who, names, lang, kept)
    )
    drawn["f-deal"] = _deal(view, sheet, names, lang, kept)
    drawn["f-hand"] = _hand(view, sheet, who, lang, kept)
    drawn["f-look"] = kept.draw("factories/look", lang, me, names, lambda: look(view, names))
    if me is not None:
        drawn[f"f-yard-{me}"] = yard(view, sheet, me, names, lang, kept)
    return drawn


def _common(
    public: FactoriesView, sheet: Sheet, people: Sequence[Person], names: list[str], lang: str, kept: Kept
) -> dict[str, str]:
    """What everybody sees alike."""
    printed, turn, most = print_of(sheet), public["turn"], sheet["turn"]["actions"]
    drawn: dict[str, str] = {}

    def draw(what: str, given: object, make: Callable[[], dict[str, object]]) -> None:
        drawn[f"f-{what}"] = kept.draw(f"factories/{what}", lang, "", given, make)

    clock = {
        "round": public["round"],
        "actions": turn["actions"],
        "most": max(most, turn["actions"]),
        "setup": not public["round"],
    }
    draw("clock", clock, lambda: clock)
    level = (public["cpc"], public["cpc_limit"], sheet["round"]["cpc"])
    draw("gauge", level, lambda: gauge(public, sheet, lang))
    draw("scene", level, lambda: scene(public))
    points = [player["sp"] for player in public["players"]]
    racing = (points, public["order"], public["goal"], public["active"], names)
    draw("track", racing, lambda: track(public, names, lang))
    draw("row", (public["row"], public["component_price"], public["decks"], printed), lambda: row(public, sheet, lang))
    draw("event", (public["event"], public["round"], printed), lambda: event(public, sheet, lang))
    drawn["f-seats"] = strip(public, people, lang, kept)
    watched: FactoriesView = {**public, "seat": None}
    return drawn | {f"f-yard-{seat}": yard(watched, sheet, seat, names, lang, kept) for seat in SEATS}


def _works(
    public: FactoriesView, sheet: Sheet, who: int, own: bool, names: list[str], lang: str, kept: Kept
) -> dict[str, str]:
    """The works, the store, the plan and the belongings of whoever is shown."""
    player, turn = public["players"][who], public["turn"]
    view: FactoriesView = {**public, "seat": who if own else None}
    stand = "".join(html for _, html in lots(public, sheet, who, lang, kept))
    active = public["active"] == who
    printed = print_of(sheet)

    def draw(what: str, given: object, make: Callable[[], dict[str, object]]) -> str:
        return kept.draw(f"factories/{what}", lang, (who, own), given, make)

    stored = ([player[part] for part in STORED], active and (turn["cleaned"], turn["burned"]))
    held = ([player[part] for part in HELD], active and (turn["certificate_actions"], turn["mayor"]))
    planned = [player[part] for part in PLANNED]
    return {
        "f-works": draw("works", (stand, names[who]), lambda: {"seat": who, "name": names[who], "lots": stand}),
        "f-store": draw("store", stored, lambda: store(view, who, lang)),
        "f-plan": draw("plan", (planned, printed), lambda: plan(view, who, lang)),
        "f-mine": draw("mine", (held, names[who], printed), lambda: mine(view, sheet, who, names, lang)),
    }


def _deal(view: FactoriesView, sheet: Sheet, names: list[str], lang: str, kept: Kept) -> str:
    """The panel of deals: the same for all but the one who may make an offer, and for whoever may answer it."""
    me, offer = view["seat"], view["deal"]
    if offer is None:
        which: object = me if me == view["active"] else "quiet"
        given: object = (view["turn"]["offers"] if which == me else 0, names)
    else:
        asked = me is not None and offer["partner"] in (None, me)
        which = (me if offer["maker"] == me else "asked" if asked else "watched", "offer")
        holdings = [[player[part] for part in _DEALT] for player in view["players"]] if offer["maker"] == me else None
        given = (offer, holdings, names, print_of(sheet))
    return kept.draw("factories/deal", lang, which, given, lambda: deal(view, sheet, names, lang))


def _hand(view: FactoriesView, sheet: Sheet, who: int, lang: str, kept: Kept) -> str:
    """The cards in one's hand."""
    player = view["players"][who]
    first = player["factories"][0]["name"] if player["factories"] else ""
    hidden = player["marketing_cards"] + player["csr_cards"]
    given = (player.get("marketing"), player.get("csr"), player["components"], first, hidden, print_of(sheet))
    which = (view["seat"], who, bool(view["ending"]))
    return kept.draw("factories/hand", lang, which, given, lambda: hand(view, sheet, who, lang))


def shown(view: FactoriesView) -> int:
    """Whose works are drawn: one's own; for a spectator those of whoever has the turn."""
    if view["seat"] is not None:
        return int(view["seat"])
    return int(view["active"]) if view["active"] >= 0 else int(view["order"][0]) if view["order"] else 0
