"""The facts of Second Chance: how each kind is told, drawn and counted, and what is made of them."""

from __future__ import annotations

from typing import Final

from keeling.core.prices import Counted
from keeling.games.co2_family.model.permit_prices import any_permit
from keeling.games.co2_family.telling.facts import HEADS, KINDS, NAMED, STEPS, climate
from keeling.games.second_chance.model.position import PIECES
from keeling.kit.facts import LINE, SEEN, SENTENCE, Book, Facts, Kind, Phase, Source, Step

# Where a permit is paid from.
PERMIT_RULES: Final = ("pay-permit", "charge-permit", "relief-permit")

_KINDS: Final = KINDS | {
    # the setup and the calendar
    "summit-laid": Kind(SENTENCE, symbol="summit", late=True),
    "environment-laid": Kind(late=True),
    "goal-kept": Kind(SENTENCE),
    "personal-dealt": Kind(SEEN),
    "personal-kept": Kind(SENTENCE),
    "solo-card": Kind(LINE, symbol="company-goal"),
    "neutral-cube": Kind(SEEN),
    "inspector": Kind(LINE, symbol="inspector"),
    "rounds-over": Kind(SEEN),
    # what is gained and paid
    "team-vp": Kind(drawn="[team:several]{amount:+}[vp]", tone="vp", counts=Counted("vp", common=True)),
    # a turn
    "planned": Kind(SENTENCE, news=2),
    "prepared": Kind(SENTENCE, news=3),
    "control": Kind(
        drawn="[control]{region:word}", symbol="control", news=3, holds="region", counts=Counted("control", 1),
        worded=True,
    ),
    "second-action": Kind(SENTENCE, counts=Counted("co2", "ppm", common=True)),
    "side-used": Kind(),
    "bonus-reached": Kind(),
    "bonus-given": Kind(),
    "bonus-declined": Kind(),
    "lobby-pays": Kind(),
    "lobby-side": Kind(SENTENCE, news=0),
    "environment-met": Kind(symbol="env-goal", news=3, counts=Counted("goal", 1, common=True), worded=True),
    # the phases between
    "environment-due": Kind(LINE, symbol="due", loud=True, news=4, says=("team-vp",)),
    "charged": Kind(LINE, symbol="permit", news=0),
    "penalty": Kind(loss=True),
    "reduction-proposed": Kind(SENTENCE, news=0),
    "reduced": Kind(
        LINE, symbol="co2", says=("team-vp",), level=("ppm", "co2"), counts=Counted("co2", "ppm", common=True)
    ),
    # the end
    "personal-met": Kind(LINE, symbol="personal-goal"),
    "personal-missed": Kind(LINE, symbol="personal-goal"),
    "un-left": Kind(LINE, symbol="un-goal"),
    "solo-card-met": Kind(LINE, symbol="company-goal"),
    "solo-card-missed": Kind(LINE, symbol="company-goal"),
    "team-won": Kind(LINE, symbol="team", loud=True),
    "team-failed": Kind(LINE, symbol="team", loud=True),
    "points-lost": Kind(LINE, symbol="due", loud=True),
    "overheated": Kind(LINE, symbol="event", loud=True),
    "un-scored": Kind(LINE, symbol="un-goal"),
}  # fmt: skip

_POINTS: Final = Book(
    ("vp",),
    "ui.panel.sources",
    sources={
        "plants": Source("plant", "forestation", ("S-42",), always=True),
        "claims": Source("un-goal", "cold-fusion", ("S-35",)),
        "income": Source("disc", "recycling", ("S-50",)),
        "cards": Source("lobby", "hydro", ("S-34a",)),
        "penalties": Source("permit", "", ("S-62",)),
        "disasters": Source("event", "", ("S-70",)),
        "goal": Source("company-goal", "vp", ("S-82",), late=True),
        "money": Source("money", "money", ("S-81",), after="money-scored", late=True),
        "most-tech": Source("tech", "solar", ("S-81",), after="most-tech", share="bonus", late=True),
        "un": Source("un-goal", "solar", ("S-81",), after="un-scored", share="bonus", late=True),
        "other": Source("vp", "wind"),
    },
)
_TEAM: Final = Book(
    ("team-vp",),
    "ui.panel.team",
    rows="team",
    sources={
        "goals": Source("env-goal", "", ("S-55",)),
        "reduction": Source("co2", "", ("S-63",)),
    },
    common=True,
)
_CLIMATE: Final = climate("decade", "game-ends", "team-won", "team-failed", "points-lost", "overheated")

_STEPS: Final = STEPS | {
    "deal-personal": Step("personal-goal"), "keep-personal": Step("personal-goal"),
    "choose-goal": Step("company-goal", seated=True), "draw-solo-card": Step("company-goal", solo=True),
    "inspect": Step("inspector", only="inspectors"), "grant": Step("plus"), "research": Step("scientist"),
    "arrive": Step("scientist"), "sent-off": Step("scientist", seated=True), "side-effect": Step("lobby"),
    "infrastructure": Step("infrastructure"), "raise": Step("plant"), "knowledge": Step("disc"),
    "hand-on": Step("disc", seated=True), "use-bonus": Step("disc", solo=True), "named-action": Step("lobby"),
    "main-effect": Step("lobby"), "summit-learn": Step("summit", seated=True), "environmental-goals": Step("due"),
    "charges": Step("permit"), "charge": Step("permit", seated=True), "charge-permit": Step("permit", seated=True),
    "reduce": Step("co2"), "agree": Step("co2"), "team-check": Step("team"), "events": Step("event"),
    "strike": Step("event"), "relief": Step("event", seated=True), "relief-permit": Step("permit", seated=True),
    "end-decade": Step("decade"), "team-verdict": Step("team"),
}  # fmt: skip

FACTS: Final = Facts(
    _KINDS,
    pieces=NAMED,
    heads={**HEADS, "give": "give"},
    completes=(
        "pay-permit", "research", "extra-move", "sent-off", "wild", "bonus-permit", "hand-on", "use-bonus",
        "lobby-choice", "summit-learn", "agree", "relief",
    ),
    causes={
        "sent-off": ("prepared",), "hand-on": ("bonus-reached",), "use-bonus": ("bonus-reached",),
        "wild": ("bonus-given", "recruited", "bonus-reached"),
        "bonus-permit": ("bonus-given", "bonus-reached"), "summit-learn": ("summit-held",), "relief": ("disaster",),
        "charge": ("charged",), "agree": ("reduction-proposed",),
        "extra-move": ("lobby-main", "lobby-side", "side-used"),
    },
    deeds={"prepare": "prepared"},
    together=("draw-fossil", "charge"),  # the demand of one supply phase
    opens=("turn", "draw-fossil"),
    steps=_STEPS,
    follows={"turn": ("summits",)},
    owed={"turn": "plus"},
    phases={
        "decade": Phase(
            "fossil", ("rounds-over",), ("turn",), gains=("money", "vp"), comes=("fossil",),
            last=("event-now", "event-next", "inspector", "decade"), drops=("reduction-proposed",),
        )
    },
    books=(_POINTS, _TEAM, _CLIMATE),
    period="turn",
    band="decade",
    ends=("game-ends", "team-won", "team-failed", "points-lost", "overheated"),
    lowers={"build-lobby": "cheaper"},
    holds={**PIECES.counted, "vp": "team | players {seat} vp", "team": "team"},
    settled=dict.fromkeys(PERMIT_RULES, any_permit),
    alike=PERMIT_RULES,
    burdens=PIECES.burdens,
)  # fmt: skip
