"""The facts of CO₂: how each kind is told, drawn and counted, and what is made of them."""

from __future__ import annotations

from typing import Final

from keeling.core.prices import Counted
from keeling.games.co2.model.position import PIECES
from keeling.games.co2_family.model.permit_prices import PERMIT_PAID, any_permit
from keeling.kit.facts import LINE, SEEN, SENTENCE, TURN, Book, Facts, Kind, Phase, Source, Step

# Where a permit is paid from.
PERMIT_RULES: Final = ("pay-permit", "charge-permit", "bid-permit")

_KINDS: Final = {
    # the setup and the calendar
    "start-player": Kind(SENTENCE),
    "tile-laid": Kind(late=True),
    "un-opened": Kind(late=True),
    "un-lost": Kind(),
    "summit-laid": Kind(SENTENCE, late=True),
    "event-now": Kind(symbol="event", late=True),
    "event-next": Kind(SENTENCE, symbol="event", late=True),
    "lobby-dealt": Kind(SEEN),
    "goal-dealt": Kind(SEEN),
    "kept": Kind(SENTENCE),
    "packs-passed": Kind(SENTENCE),
    "solo-placed": Kind(SENTENCE),
    "project-refused": Kind(SENTENCE),
    "decade": Kind(LINE, symbol="decade", loud=True, news=1),
    "supply-phase": Kind(SEEN, loud=True),
    "operations-phase": Kind(SEEN, loud=True),
    "turn": Kind(TURN, symbol="decade"),
    # what is gained and paid
    "money": Kind(drawn="{amount:$}", tone="money", counts=Counted("money")),
    "tech": Kind(drawn="{amount:+}[tech]", tone="tech", counts=Counted("tech")),
    "vp": Kind(drawn="{amount:+}[vp]", tone="vp", counts=Counted("vp")),
    "permit": Kind(drawn="{amount:+}[permit]", tone="permit", counts=Counted("permit")),
    # A permit out of a region is not one's own (C-60).
    "permit-paid": Kind(drawn="−1[permit]", tone="permit", loss=True, counts=PERMIT_PAID),
    "permit-in": Kind(drawn="[regional-permit]{region:word}"),
    "permit-lost": Kind(loss=True),
    "shortage": Kind(loss=True),
    "sold": Kind(SENTENCE, news=0, says=("money",), counts=Counted("permit", -1)),  # it names its price alone
    "market-emptied": Kind(drawn="[market]{price:money}", news=1),  # the price changes for everybody
    "market-refilled": Kind(drawn="[market]{stock}"),
    # the supply phase
    "region-tech-used": Kind(SEEN),
    "region-pays": Kind(SEEN),
    "nothing-paid": Kind(SEEN),
    "forced-buy": Kind(loss=True),
    "fossil": Kind(
        drawn="{fossil:tile}{region:word} *{ppm:+} ppm*", symbol="fossil", head="fossils", late=True, news=3,
        level=("ppm", "co2"),
        counts=Counted("co2", "ppm", common=True),
    ),
    "disaster": Kind(LINE, symbol="event", news=4),
    "no-disaster": Kind(LINE, symbol="event", news=0),
    "relief": Kind(drawn="−1[tech]", tone="tech", loss=True),
    # operations
    "proposed": Kind(SENTENCE, news=2),
    "installed": Kind(SENTENCE, news=3),
    "built": Kind(SENTENCE, news=4),
    "replaced": Kind(
        drawn="{fossil:tile} *{ppm:+} ppm*", level=("ppm", "co2"), counts=Counted("co2", "ppm", common=True),
    ),
    "region-helps": Kind(drawn="−[tech]{region:word}"),
    "control": Kind(drawn="[control]{region:word}", news=3, holds="region"),
    "recruited": Kind(SENTENCE, drawn="+1[scientist]", counts=Counted("scientist", 1)),
    "forgone": Kind(SENTENCE, news=0),
    "scientist": Kind(SENTENCE, drawn="[scientist]{to:word}", piece="{goal}"),
    "sent-off": Kind(drawn="[scientist]{to:word}", news=1),
    "expertise": Kind(drawn="{energy:tile}*{level}*", counts=Counted(amount=1, of="energy"), worded=True),
    "track-end": Kind(),
    "lobby-main": Kind(SENTENCE),
    "cheaper": Kind(),
    "lobby-minor": Kind(SENTENCE, news=0),
    "claimed": Kind(SENTENCE, news=3, piece="claim {no}"),
    "goal-discarded": Kind(SENTENCE),
    "passed": Kind(SENTENCE),
    "summit-held": Kind(LINE, symbol="summit", news=3),
    "speaks": Kind(drawn="[summit]{energy:tile}"),
    "bid": Kind(SENTENCE),
    "bid-passed": Kind(SENTENCE),
    # the end
    "game-ends": Kind(LINE, symbol="decade", loud=True),
    "defeat": Kind(LINE, symbol="event", loud=True),
    "money-scored": Kind(SEEN),
    "most-tech": Kind(LINE, symbol="tech"),
    "most-un": Kind(LINE, symbol="un-goal"),
    "goal-scored": Kind(LINE, symbol="company-goal"),
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
_CLIMATE: Final = Book(
    ("fossil", "replaced"),
    amount="ppm",
    source="fossil",
    sources={fossil: Source("fossil", of=(fossil,)) for fossil in ("coal", "oil", "gas")},
    common=True,
    read=("operations-phase", "decade", "game-ends", "defeat"),
)

_STEPS: Final = {
    "draft": Step("lobby", only="draft"), "keep": Step("lobby", seated=True), "pass-packs": Step("lobby"),
    "deal-lobby": Step("lobby"), "deal-goal": Step("company-goal"), "solo-region": Step("control", solo=True),
    "solo-project": Step("plus"), "solo-slot": Step("plus"), "supply": Step("decade"), "income": Step("disc"),
    "split-income": Step("disc", seated=True), "region-tech": Step("tech"), "demand": Step("fossil"),
    "draw-fossil": Step("fossil"), "charge": Step("permit"), "charge-permit": Step("permit"),
    "short": Step("company-goal"), "forced-buy": Step("market"), "event": Step("event"), "operations": Step("decade"),
    "round": Step("decade"), "begin-turn": Step("person", seated=True, turn=True), "turn": Step("person", seated=True),
    "research": Step("research"), "extra-move": Step("scientist"), "pay-permit": Step("permit"),
    "send-off": Step("scientist"), "sent-off": Step("scientist"), "flip": Step("tech"), "expertise": Step("disc"),
    "bonus-permit": Step("regional-permit"), "wild": Step("wild"), "control": Step("control"),
    "clear-project": Step("scientist"), "lobby-choice": Step("lobby"), "work": Step("disc"), "summits": Step("summit"),
    "summit-topic": Step("summit"), "summit-extra": Step("summit"), "close-summit": Step("summit"),
    "end-check": Step("decade"), "pass-start": Step("start-player"), "next-decade": Step("decade"),
    "auction": Step("start-player"), "pay-bid": Step("money"), "bid-permit": Step("permit"),
    "name-start": Step("start-player"), "close-books": Step("permit"), "company-goals": Step("company-goal"),
    "verdict": Step("company-goal", seated=True), "show-goals": Step("company-goal"), "last-points": Step("vp"),
}  # fmt: skip

FACTS: Final = Facts(
    _KINDS,
    pieces=("{region} {slot}", "{region}", "summit{summit}", "learn {energy}"),
    heads={"buy": "buy", "income": "income", "learn": "learn"},
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
