"""The facts of both editions: how each kind is told, drawn and counted; an edition adds its own."""

from __future__ import annotations

from typing import Final

from keeling.core.prices import Counted
from keeling.games.co2_family.model.permit_prices import PERMIT_PAID
from keeling.kit.facts import LINE, SEEN, SENTENCE, TURN, Book, Kind, Source, Step

KINDS: Final = {
    # the setup and the calendar
    "start-player": Kind(SENTENCE),
    "tile-laid": Kind(late=True),
    "un-opened": Kind(late=True),
    "event-now": Kind(symbol="event", late=True),
    "event-next": Kind(SENTENCE, symbol="event", late=True),
    "lobby-dealt": Kind(SEEN),
    "goal-dealt": Kind(SEEN),
    "kept": Kind(SENTENCE),
    "packs-passed": Kind(SENTENCE),
    "decade": Kind(LINE, symbol="decade", loud=True, news=1),
    "turn": Kind(TURN, symbol="decade"),
    # what is gained and paid
    "money": Kind(drawn="{amount:$}", tone="money", counts=Counted("money")),
    "tech": Kind(drawn="{amount:+}[tech]", tone="tech", counts=Counted("tech")),
    "vp": Kind(drawn="{amount:+}[vp]", tone="vp", counts=Counted("vp")),
    "permit": Kind(drawn="{amount:+}[permit]", tone="permit", counts=Counted("permit")),
    # A permit out of a region is not one's own.
    "permit-paid": Kind(drawn="−1[permit]", tone="permit", loss=True, counts=PERMIT_PAID),
    "permit-in": Kind(drawn="[regional-permit]{region:word}"),
    "permit-lost": Kind(loss=True),
    "shortage": Kind(loss=True),
    "sold": Kind(SENTENCE, news=0, says=("money",), counts=Counted("permit", -1)),  # it names its price alone
    "market-emptied": Kind(drawn="[market]{price:money}", news=1),  # the price changes for everybody
    "market-refilled": Kind(drawn="[market]{stock}"),
    # the demand and the events
    "region-tech-used": Kind(SEEN),
    "region-pays": Kind(SEEN),
    "fossil": Kind(
        drawn="{fossil:tile}{region:word} *{ppm:+} ppm*", symbol="fossil", head="fossils", late=True, news=3,
        level=("ppm", "co2"),
        counts=Counted("co2", "ppm", common=True),
    ),
    "disaster": Kind(LINE, symbol="event", news=4),
    "relief": Kind(drawn="−1[tech]", tone="tech", loss=True),
    # a turn
    "built": Kind(SENTENCE, news=4),
    "replaced": Kind(
        drawn="{fossil:tile} *{ppm:+} ppm*", level=("ppm", "co2"), counts=Counted("co2", "ppm", common=True),
    ),
    "region-helps": Kind(drawn="−[tech]{region:word}"),
    "recruited": Kind(SENTENCE, drawn="+1[scientist]", counts=Counted("scientist", 1)),
    "forgone": Kind(SENTENCE, news=0),
    "scientist": Kind(SENTENCE, drawn="[scientist]{to:word}", piece="{goal}"),
    "expertise": Kind(drawn="{energy:tile}*{level}*", counts=Counted(amount=1, of="energy"), worded=True),
    "track-end": Kind(),
    "lobby-main": Kind(SENTENCE),
    "cheaper": Kind(),
    "claimed": Kind(SENTENCE, news=3, piece="claim {no}"),
    "goal-discarded": Kind(SENTENCE),
    "passed": Kind(SENTENCE),
    "summit-held": Kind(LINE, symbol="summit", news=3),
    "speaks": Kind(drawn="[summit]{energy:tile}"),
    # the end
    "game-ends": Kind(LINE, symbol="decade", loud=True),
    "money-scored": Kind(SEEN),
    "most-tech": Kind(LINE, symbol="tech"),
    "goal-scored": Kind(LINE, symbol="company-goal"),
}  # fmt: skip

STEPS: Final = {
    "draft": Step("lobby", only="draft"), "keep": Step("lobby", seated=True), "pass-packs": Step("lobby"),
    "deal-lobby": Step("lobby"), "deal-goal": Step("company-goal"), "solo-region": Step("control", solo=True),
    "income": Step("disc"), "split-income": Step("disc", seated=True), "region-tech": Step("tech"),
    "demand": Step("fossil"), "draw-fossil": Step("fossil"), "round": Step("decade"),
    "begin-turn": Step("person", seated=True, turn=True), "turn": Step("person", seated=True),
    "extra-move": Step("scientist"), "pay-permit": Step("permit"), "bonus-permit": Step("regional-permit"),
    "wild": Step("wild"), "control": Step("control"), "lobby-choice": Step("lobby"), "summits": Step("summit"),
    "close-summit": Step("summit"), "next-decade": Step("decade"), "close-books": Step("permit"),
    "company-goals": Step("company-goal"), "verdict": Step("company-goal", seated=True),
    "show-goals": Step("company-goal"), "last-points": Step("vp"),
}  # fmt: skip

HEADS: Final = {"buy": "buy", "income": "income", "learn": "learn"}
NAMED: Final = ("{region} {slot}", "{region}", "summit{summit}", "learn {energy}")


def climate(*read: str) -> Book:
    """CO₂ by the fossil plants it comes from, read at some kinds of facts."""
    kinds = ("coal", "oil", "gas")
    sources = {fossil: Source("fossil", of=(fossil,)) for fossil in kinds}
    return Book(("fossil", "replaced"), amount="ppm", source="fossil", sources=sources, common=True, read=read)
