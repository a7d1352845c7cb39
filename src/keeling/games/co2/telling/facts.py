"""The facts of CO₂: how each kind is told, drawn and counted, and what is made of them."""

from __future__ import annotations

from typing import Final

from keeling.games.co2.model.position import PIECES
from keeling.games.co2_family.model.permit_prices import any_permit
from keeling.games.co2_family.telling.facts import HEADS, KINDS, NAMED, STEPS, climate
from keeling.kit.facts import LINE, SEEN, SENTENCE, Book, Facts, Kind, Phase, Source, Step

# Where a permit is paid from.
PERMIT_RULES: Final = ("pay-permit", "charge-permit", "bid-permit")

_KINDS: Final = KINDS | {
    # the setup and the calendar
    "un-lost": Kind(),
    "summit-laid": Kind(SENTENCE, late=True),
    "solo-placed": Kind(SENTENCE),
    "project-refused": Kind(SENTENCE),
    "supply-phase": Kind(SEEN, loud=True),
    "operations-phase": Kind(SEEN, loud=True),
    # the supply phase
    "nothing-paid": Kind(SEEN),
    "forced-buy": Kind(loss=True),
    "no-disaster": Kind(LINE, symbol="event", news=0),
    # operations
    "proposed": Kind(SENTENCE, news=2),
    "installed": Kind(SENTENCE, news=3),
    "control": Kind(drawn="[control]{region:word}", news=3, holds="region"),
    "sent-off": Kind(drawn="[scientist]{to:word}", news=1),
    "lobby-minor": Kind(SENTENCE, news=0),
    "bid": Kind(SENTENCE),
    "bid-passed": Kind(SENTENCE),
    # the end
    "defeat": Kind(LINE, symbol="event", loud=True),
    "most-un": Kind(LINE, symbol="un-goal"),
}  # fmt: skip

_POINTS: Final = Book(
    ("vp",),
    "ui.panel.sources",
    sources={
        "plants": Source("plant", "forestation", ("C-44",), always=True),
        "un": Source("un-goal", "cold-fusion", ("C-67",)),
        "income": Source("disc", "recycling", ("C-21",)),
        "cards": Source("lobby", "hydro", ("C-66",)),
        "disasters": Source("event", "", ("C-25",)),
        "short": Source("permit", "", ("C-24",)),
        "permits": Source("permit", "", ("C-71",), late=True),  # they bring money, and that brings points
        "last-income": Source("disc", "recycling", ("C-21",), share="income", late=True),
        "goal": Source("company-goal", "vp", ("C-73",), late=True, always=True),
        "money": Source("money", "money", ("C-72",), after="money-scored", late=True),
        "most-tech": Source("tech", "solar", ("C-72",), after="most-tech", share="bonus", late=True),
        "most-un": Source("un-goal", "solar", ("C-72",), after="most-un", share="bonus", late=True),
        "other": Source("vp", "wind"),
    },
)
_CLIMATE: Final = climate("operations-phase", "decade", "game-ends", "defeat")

_STEPS: Final = STEPS | {
    "solo-project": Step("plus"), "solo-slot": Step("plus"), "supply": Step("decade"), "charge": Step("permit"),
    "charge-permit": Step("permit"), "short": Step("company-goal"), "forced-buy": Step("market"),
    "event": Step("event"), "operations": Step("decade"), "research": Step("research"), "send-off": Step("scientist"),
    "sent-off": Step("scientist"), "flip": Step("tech"), "expertise": Step("disc"), "clear-project": Step("scientist"),
    "work": Step("disc"), "summit-topic": Step("summit"), "summit-extra": Step("summit"), "end-check": Step("decade"),
    "pass-start": Step("start-player"), "auction": Step("start-player"), "pay-bid": Step("money"),
    "bid-permit": Step("permit"), "name-start": Step("start-player"),
}  # fmt: skip

FACTS: Final = Facts(
    _KINDS,
    pieces=NAMED,
    heads=HEADS,
    completes=(
        "pay-permit", "research", "extra-move", "sent-off", "wild", "bonus-permit", "lobby-choice", "summit-extra",
        "pay-bid", "name-start", "solo-slot",
    ),
    causes={
        "sent-off": ("installed", "built"), "pay-permit": ("installed",), "research": ("proposed",),
        "wild": ("expertise",), "bonus-permit": ("expertise", "lobby-main", "lobby-minor"),
        "extra-move": ("lobby-main", "lobby-minor"),
        "lobby-choice": ("lobby-main", "lobby-minor"), "summit-extra": ("summit-held",), "charge": ("fossil",),
        "auction": ("bid",), "pay-bid": ("bid",),
    },
    deeds={"install": "installed"},
    together=("draw-fossil", "charge", "short"),  # the demand of one supply phase
    opens=("turn", "income"),
    steps=_STEPS,
    follows={"turn": ("work", "summits")},
    owed={"turn": "plus"},
    phases={
        "supply": Phase("fossil", ("supply-phase",), ("operations-phase",), gains=("money", "vp"), comes=("fossil",)),
    },
    books=(_POINTS, _CLIMATE),
    period="turn",
    band="operations-phase",
    ends=("game-ends", "defeat"),
    lowers={"build-lobby": "cheaper"},
    holds=PIECES.counted,
    settled=dict.fromkeys(PERMIT_RULES, any_permit),
    alike=PERMIT_RULES,
    burdens=PIECES.burdens,
    free=("goal",),
)  # fmt: skip
