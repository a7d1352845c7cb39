"""The facts of Second Chance: how each kind is told, drawn and counted, and what is made of them."""

from __future__ import annotations

from typing import Final

from keeling.core.prices import Counted
from keeling.games.co2_family.model.permit_prices import PERMIT_PAID, any_permit
from keeling.games.second_chance.model.position import PIECES
from keeling.kit.facts import LINE, SEEN, SENTENCE, TURN, Book, Facts, Kind, Phase, Source, Step

# Where a permit is paid from.
PERMIT_RULES: Final = ("pay-permit", "charge-permit", "relief-permit")

_KINDS: Final = {
    # the setup and the calendar
    "start-player": Kind(SENTENCE),
    "tile-laid": Kind(late=True),
    "summit-laid": Kind(SENTENCE, symbol="summit", late=True),
    "environment-laid": Kind(late=True),
    "un-opened": Kind(late=True),
    "event-now": Kind(symbol="event", late=True),
    "event-next": Kind(SENTENCE, symbol="event", late=True),
    "lobby-dealt": Kind(SEEN),
    "goal-dealt": Kind(SEEN),
    "goal-kept": Kind(SENTENCE),
    "personal-dealt": Kind(SEEN),
    "personal-kept": Kind(SENTENCE),
    "kept": Kind(SENTENCE),
    "packs-passed": Kind(SENTENCE),
    "solo-card": Kind(LINE, symbol="company-goal"),
    "neutral-cube": Kind(SEEN),
    "inspector": Kind(LINE, symbol="inspector"),
    "decade": Kind(LINE, symbol="decade", loud=True, news=1),
    "turn": Kind(TURN, symbol="decade"),
    "rounds-over": Kind(SEEN),
    # what is gained and paid
    "money": Kind(drawn="{amount:$}", tone="money", counts=Counted("money")),
    "tech": Kind(drawn="{amount:+}[tech]", tone="tech", counts=Counted("tech")),
    "vp": Kind(drawn="{amount:+}[vp]", tone="vp", counts=Counted("vp")),
    "team-vp": Kind(drawn="[team:several]{amount:+}[vp]", tone="vp", counts=Counted("vp", common=True)),
    "permit": Kind(drawn="{amount:+}[permit]", tone="permit", counts=Counted("permit")),
    # A permit out of a region is not one's own (S-37).
    "permit-paid": Kind(drawn="−1[permit]", tone="permit", loss=True, counts=PERMIT_PAID),
    "permit-in": Kind(drawn="[regional-permit]{region:word}"),
    "permit-lost": Kind(loss=True),
    "shortage": Kind(loss=True),
    "sold": Kind(SENTENCE, news=0, says=("money",), counts=Counted("permit", -1)),  # it names its price alone
    "market-emptied": Kind(drawn="[market]{price:money}", news=1),  # the price changes for everybody
    "market-refilled": Kind(drawn="[market]{stock}"),
    # a turn
    "planned": Kind(SENTENCE, news=2),
    "prepared": Kind(SENTENCE, news=3),
    "built": Kind(SENTENCE, news=4),
    "replaced": Kind(
        drawn="{fossil:tile} *{ppm:+} ppm*", level=("ppm", "co2"), counts=Counted("co2", "ppm", common=True),
    ),
    "region-helps": Kind(drawn="−[tech]{region:word}"),
    "control": Kind(
        drawn="[control]{region:word}", symbol="control", news=3, holds="region", counts=Counted("control", 1),
        worded=True,
    ),
    "second-action": Kind(SENTENCE, counts=Counted("co2", "ppm", common=True)),
    "passed": Kind(SENTENCE),
    "recruited": Kind(SENTENCE, drawn="+1[scientist]", counts=Counted("scientist", 1)),
    "forgone": Kind(SENTENCE, news=0),
    "scientist": Kind(SENTENCE, drawn="[scientist]{to:word}", piece="{goal}"),
    "speaks": Kind(drawn="[summit]{energy:tile}"),
    "side-used": Kind(),
    "expertise": Kind(drawn="{energy:tile}*{level}*", counts=Counted(amount=1, of="energy"), worded=True),
    "track-end": Kind(),
    "bonus-reached": Kind(),
    "bonus-given": Kind(),
    "bonus-declined": Kind(),
    "lobby-main": Kind(SENTENCE),
    "lobby-pays": Kind(),
    "cheaper": Kind(),
    "lobby-side": Kind(SENTENCE, news=0),
    "claimed": Kind(SENTENCE, news=3, piece="claim {no}"),
    "goal-discarded": Kind(SENTENCE),
    "summit-held": Kind(LINE, symbol="summit", news=3),
    "environment-met": Kind(symbol="env-goal", news=3, counts=Counted("goal", 1, common=True), worded=True),
    # the phases between
    "environment-due": Kind(LINE, symbol="due", loud=True, news=4, says=("team-vp",)),
    "fossil": Kind(
        drawn="{fossil:tile}{region:word} *{ppm:+} ppm*", symbol="fossil", head="fossils", late=True, news=3,
        level=("ppm", "co2"),
        counts=Counted("co2", "ppm", common=True),
    ),
    "region-pays": Kind(SEEN),
    "charged": Kind(LINE, symbol="permit", news=0),
    "penalty": Kind(loss=True),
    "reduction-proposed": Kind(SENTENCE, news=0),
    "reduced": Kind(
        LINE, symbol="co2", says=("team-vp",), level=("ppm", "co2"), counts=Counted("co2", "ppm", common=True)
    ),
    "region-tech-used": Kind(SEEN),
    "disaster": Kind(LINE, symbol="event", news=4),
    "relief": Kind(drawn="−1[tech]", tone="tech", loss=True),
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
    "game-ends": Kind(LINE, symbol="decade", loud=True),
    "goal-scored": Kind(LINE, symbol="company-goal"),
    "money-scored": Kind(SEEN),
    "most-tech": Kind(LINE, symbol="tech"),
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
_CLIMATE: Final = Book(
    ("fossil", "replaced"),
    amount="ppm",
    source="fossil",
    sources={fossil: Source("fossil", of=(fossil,)) for fossil in ("coal", "oil", "gas")},
    common=True,
    read=("decade", "game-ends", "team-won", "team-failed", "points-lost", "overheated"),
)

_STEPS: Final = {
    "draft": Step("lobby", only="draft"), "keep": Step("lobby", seated=True), "pass-packs": Step("lobby"),
    "deal-lobby": Step("lobby"), "deal-personal": Step("personal-goal"), "keep-personal": Step("personal-goal"),
    "deal-goal": Step("company-goal"), "choose-goal": Step("company-goal", seated=True),
    "draw-solo-card": Step("company-goal", solo=True), "solo-region": Step("control", solo=True),
    "inspect": Step("inspector", only="inspectors"), "next-decade": Step("decade"), "round": Step("decade"),
    "begin-turn": Step("person", seated=True, turn=True), "turn": Step("person", seated=True),
    "grant": Step("plus"), "research": Step("scientist"), "extra-move": Step("scientist"), "arrive": Step("scientist"),
    "sent-off": Step("scientist", seated=True), "side-effect": Step("lobby"), "lobby-choice": Step("lobby"),
    "pay-permit": Step("permit"), "infrastructure": Step("infrastructure"), "raise": Step("plant"),
    "control": Step("control"), "knowledge": Step("disc"), "hand-on": Step("disc", seated=True),
    "use-bonus": Step("disc", solo=True), "named-action": Step("lobby"), "main-effect": Step("lobby"),
    "bonus-permit": Step("regional-permit"), "wild": Step("wild"), "summits": Step("summit"),
    "summit-learn": Step("summit", seated=True), "close-summit": Step("summit"), "income": Step("disc"),
    "split-income": Step("disc", seated=True), "environmental-goals": Step("due"), "demand": Step("fossil"),
    "draw-fossil": Step("fossil"), "charges": Step("permit"), "charge": Step("permit", seated=True),
    "charge-permit": Step("permit", seated=True), "reduce": Step("co2"), "agree": Step("co2"),
    "team-check": Step("team"), "region-tech": Step("tech"), "events": Step("event"), "strike": Step("event"),
    "relief": Step("event", seated=True), "relief-permit": Step("permit", seated=True), "end-decade": Step("decade"),
    "team-verdict": Step("team"), "close-books": Step("permit"), "company-goals": Step("company-goal"),
    "verdict": Step("company-goal", seated=True), "show-goals": Step("company-goal"), "last-points": Step("vp"),
}  # fmt: skip

FACTS: Final = Facts(
    _KINDS,
    pieces=("{region} {slot}", "{region}", "summit{summit}", "learn {energy}"),
    heads={"buy": "buy", "income": "income", "learn": "learn", "give": "give"},
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
