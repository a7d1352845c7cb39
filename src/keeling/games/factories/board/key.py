"""What the symbols of Factory Commons mean, for whoever looks them up."""

from __future__ import annotations

from typing import Final

from keeling.games.factories.board.signs import GOODS, KINDS
from keeling.web.pages.aid import Sign

_MADE: Final = (
    "wood",
    "coal",
    "steel",
    "renewable",
    "biomaterial",
    "certificate",
    "component",
    "csr",
    "marketing",
    "recycle",
)

KEY: Final = {
    "ui.web.key.pieces": (
        *[Sign(GOODS[word], f"word.{word}", f"g-{word}") for word in _MADE],
        Sign("money", "word.money"),
        Sign("vp", "ui.web.factories.key.sp"),
        Sign("fc-waste", "ui.web.factories.clean"),
        Sign("fc-pollution", "ui.fac.counter"),
        Sign("fc-energy", "ui.web.factories.energy"),
    ),
    "ui.web.factories.key.kinds": [Sign(symbol, f"word.kind.{word}", f"k-{word}") for word, symbol in KINDS.items()],
    "ui.web.key.marks": (
        Sign("fc-store", "ui.web.factories.store"),
        Sign("fc-dump", "ui.web.factories.dump"),
        Sign("fc-plan", "ui.web.factories.key.plan"),
        Sign("fc-action", "ui.web.factories.actions"),
        Sign("fc-broom", "ui.web.factories.key.clean"),
        Sign("gas", "ui.web.factories.key.burn"),
        Sign("fc-mayor", "ui.web.factories.debt"),
        Sign("fc-deal", "ui.web.factories.deals"),
        Sign("fc-buy", "ui.fac.buy"),
        Sign("fc-sell", "ui.fac.sell"),
        Sign("market", "ui.web.factories.market"),
        Sign("fc-fine", "ui.web.factories.key.fine"),
        Sign("fc-turn", "ui.web.factories.key.last"),
        Sign("fc-stop", "ui.web.factories.stopped"),
        Sign("event", "ui.web.factories.event"),
        Sign("start-player", "ui.web.factories.order"),
        Sign("bot", "ui.web.key.bot"),
    ),
}
