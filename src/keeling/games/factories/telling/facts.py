"""The facts of Factory Commons: how each kind is told, drawn and counted, and what is made of them."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args
from keeling.core.prices import Counted, Figure
from keeling.games.factories.model.position import PIECES, FactoriesPosition
from keeling.kit.facts import HEAD, LINE, SEEN, SENTENCE, TURN, Book, Facts, Kind, Phase, Source, Step


def _from_the_city(t: FactoriesPosition, seat: int, args: Args) -> list[Figure]:
    """Energy of either kind, out of which a debt is paid at once (F-27)."""
    return [Figure("energy", args[0], seat), Figure("energy", -min(t.debt[seat], args[0]), seat)]


_KINDS: Final = {
    # the setup and the calendar
    "start-player": Kind(SENTENCE),
    "factory-opened": Kind(SENTENCE, piece="build|run|open {factory}", own=True),
    "round": Kind(LINE, symbol="decade", loud=True, news=0),
    "turn-order": Kind(LINE, symbol="start-player", alone=True, news=0),
    "begin-turn": Kind(TURN),
    "will-skip": Kind(SENTENCE),
    "turn-skipped": Kind(LINE, symbol="next"),
    "actions": Kind(SEEN, counts=Counted("action")),
    # what is gained and paid
    "money": Kind(drawn="{amount:$}", tone="money", counts=Counted("money")),
    "goods": Kind(drawn="{amount:+}{good:good}", repeats="production", counts=Counted(of="good")),
    "sp": Kind(drawn="{amount:+}[sp:sign]", tone="sp", counts=Counted("sp")),
    "waste": Kind(drawn="{amount:+}[waste:sign]", tone="waste", counts=Counted("waste")),
    "cpc": Kind(
        drawn="{amount:+}[cpc:sign]",
        tone="cpc",
        symbol="market",
        head="prices",
        level=("amount", "cpc"),
        counts=Counted("cpc", common=True),
    ),
    # production and plans
    "planned": Kind(drawn="{amount}{unit:good}"),
    "produced": Kind(drawn="{amount}{unit:good}", head="run", says=("card-drawn",)),
    "not-produced": Kind(drawn="~{amount}{unit:good}~", loss=True),
    "energy-short": Kind(SENTENCE, loss=True),
    "debt-paid": Kind(),
    "mayor": Kind(SENTENCE, counts=Counted("debt", "left")),
    "factory-built": Kind(SENTENCE, news=4, piece="build|run|open {factory}", own=True),
    "factory-stopped": Kind(drawn="{factory:kind}[fc-stop]", loss=True, counts=Counted("stop", -1)),
    # trade
    "price-up": Kind(drawn="{good:good}[fc-up]{price:money}", piece="buy {good}", symbol="market", head="prices"),
    "price-down": Kind(drawn="{good:good}[fc-down]{price:money}", piece="buy {good}", symbol="market", head="prices"),
    "offer-made": Kind(SENTENCE, news=0),
    "offer-declined": Kind(SENTENCE, news=0, about="maker"),
    "offer-withdrawn": Kind(SENTENCE, news=0),
    "deal-struck": Kind(SENTENCE, news=2, about="maker"),
    # cards and components
    "card-drawn": Kind(drawn="+{deck:sign}", late=True),
    "card-seen": Kind(SEEN),
    "card-played": Kind(SENTENCE, news=2),
    "card-ignored": Kind(loss=True),
    "discarded": Kind(),
    "reshuffled": Kind(LINE, symbol="replay", bare=True, news=0),
    "yields": Kind(HEAD),
    "effect-begins": Kind(SEEN),
    "effect-ends": Kind(SEEN),
    "component-opened": Kind(SEEN),
    "component-drawn": Kind(drawn="+[component:sign]"),
    "component-bought": Kind(SENTENCE),
    "component-sold": Kind(SENTENCE),
    "component-mounted": Kind(SENTENCE, news=2),
    "component-moved": Kind(SENTENCE),
    "component-removed": Kind(SENTENCE),
    "component-changed-hands": Kind(),
    "event": Kind(LINE, symbol="event", loud=True, news=4),
    # the end
    "goal-reached": Kind(LINE, symbol="vp", bare=True, news=5),
    "game-over": Kind(LINE, symbol="decade", loud=True),
    "common-defeat": Kind(LINE, symbol="fc-pollution", loud=True),
}

_POINTS: Final = Book(
    ("sp",),
    "ui.panel.sources",
    sources={
        "factories": Source("fc-conventional", "forestation", ("factories",), always=True),
        "building": Source("fc-action", "recycling", ("building",)),
        "certificates": Source("fc-certificate", "cold-fusion", ("certificates",)),
        "cards": Source("fc-marketing", "hydro", ("cards", "marketing", "csr", "component")),
        "events": Source("event", "wind", ("event",)),
        "biotech": Source("fc-biomaterial", "solar", ("biotech-only",)),
        "burning": Source("gas", "", ("burning",)),
    },
    start=("start", "sp"),
)
_WASTE: Final = Book(("waste",), "ui.fac.ledger.waste")
_COUNTER: Final = Book(
    ("cpc",),
    "ui.fac.ledger.common",
    rows="cause",
    sources={  # what moved the common counter, up and down
        "round": Source("decade", "wind", ("round",)),
        "overflow": Source("fc-dump", "permit", ("overflow",)),
        "burning": Source("gas", "vp", ("burning",)),
        "cards": Source("event", "cold-fusion", ("event", "marketing", "csr", "component", "cards")),
        "clean-up": Source("fc-broom", "forestation", ("clean-up",)),
    },
    start=("start", "cpc"),
    common=True,
    read=("round", "game-over", "common-defeat"),
    chart="ui.web.factories.end.air",
    limit=("goal", "cpc"),
)

_STEPS: Final = {
    "open": Step("fc-conventional", seated=True), "begin-turn": Step("person", seated=True, turn=True),
    "produce": Step("fc-energy"), "turn": Step("fc-action"), "storage": Step("fc-store"), "overflow": Step("fc-dump"),
    "fine": Step("fc-fine"), "plan": Step("fc-plan", last=False), "event": Step("event"),
    "end-round": Step("market", last=False),
    "event-choice": Step("event", seated=True), "deal": Step("fc-deal", seated=True),
    "counter-deal": Step("fc-deal", seated=True), "discard": Step("cross"), "mayor-mix": Step("fc-mayor"),
    "next-round": Step("decade"),
}  # fmt: skip

FACTS: Final = Facts(
    _KINDS,
    heads={
        "buy": "buy", "sell": "sell", "plan": "plan", "clean": "clean", "burn": "burn", "use": "use",
        "pay": "pay", "drop": "drop", "draw": "draw", "mayor": "mayor", "choose": "choose",
    },
    leads={
        "debt-paid": "", "energy-short": "", "not-produced": "lost", "produced": "run", "production": "run",
        "recycling": "run", "overflow": "overflow", "factories": "points", "biotech-only": "biotech",
    },
    completes=(
        "buy-more", "sell-more", "energy", "compose", "card-choice", "mayor", "discard", "discard-any",
        "draw-marketing", "draw-csr", "draw-component", "open-component", "event-choice",
    ),
    causes={
        "deal": ("offer-made",), "counter-deal": ("offer-made",), "card-choice": ("card-played",),
        "event-choice": ("event",), "discard": ("card-drawn",), "discard-any": ("card-played", "event"),
    },
    runs=("plan", "produce", "storage"),
    opens=("open",),
    steps=_STEPS,
    phases={"round": Phase("decade", ("turn-order",), ("begin-turn",), comes=("price-up", "price-down"))},
    books=(_POINTS, _WASTE, _COUNTER),
    period="round",
    band="round",
    ends=("game-over", "common-defeat"),
    settled={  # coal or renewable energy: the sum is settled
        "energy": lambda t, seat, args: [Figure("energy", -args[0], seat)],
        "mayor-mix": _from_the_city,
    },
    alike=("energy", "mayor-mix"),
    holds={**PIECES.counted, "certificate": "players {seat} certificates", "action": "turn actions"},
    burdens=PIECES.burdens,
)  # fmt: skip
