"""What the symbols of Daybreak mean, for whoever looks them up."""

from __future__ import annotations

from typing import Final

from keeling.games.daybreak.board.signs import EFFECTS, FAMILIES
from keeling.games.daybreak.model.words import EMISSIONS, RESILIENCES, TAGS
from keeling.web.pages.aid import Sign

KEY: Final = {
    "ui.web.daybreak.tags": [Sign(f"db-tag-{tag}", f"word.{tag}", f"t {FAMILIES[tag]}") for tag in TAGS],
    "ui.web.daybreak.key.board": (
        Sign("db-dirty", "word.dirty"),
        Sign("db-clean", "word.clean"),
        Sign("db-demand", "ui.web.daybreak.cost.demand"),
        *[Sign(f"db-em-{kind}", f"ui.web.daybreak.cause.{kind}") for kind in EMISSIONS],
        Sign("db-em-any", "ui.web.daybreak.key.any-emission"),
        *[Sign(f"db-res-{kind}", f"ui.web.daybreak.shield.{kind}") for kind in RESILIENCES],
        Sign("db-res-any", "ui.web.daybreak.key.any-resilience"),
        Sign("db-community", "ui.web.daybreak.in-crisis"),
        Sign("db-tree", "word.tree"),
        Sign("db-ocean", "word.ocean"),
        Sign("db-dac", "ui.web.daybreak.cost.dac"),
        Sign("db-co2", "ui.web.daybreak.co2"),
        Sign("db-net", "ui.web.daybreak.cause.current"),
        Sign("db-band", "word.band"),
    ),
    "ui.web.daybreak.planet": [
        *[Sign(f"db-fx-{symbol}", f"word.{word}") for word, symbol in EFFECTS.items()],
        Sign("db-planet", "ui.web.daybreak.key.die"),
        Sign("db-tipping", "ui.web.daybreak.key.tipping"),
    ],
    "ui.web.daybreak.key.cards": (
        Sign("db-use", "ui.web.daybreak.key.use"),
        Sign("db-start", "ui.web.daybreak.key.start"),
        Sign("db-tuck", "ui.web.daybreak.key.tuck"),
        Sign("db-pay", "ui.web.daybreak.key.pay"),
        Sign("db-draw", "ui.web.daybreak.key.draw"),
        Sign("db-card", "ui.web.daybreak.decks.local"),
        Sign("db-project", "ui.web.daybreak.projects"),
        Sign("db-crisis", "ui.web.daybreak.crises-title"),
        Sign("db-challenge", "ui.web.daybreak.decks.challenge"),
        Sign("db-lasting", "ui.web.daybreak.lasts"),
        Sign("lock", "ui.web.daybreak.key.forbidden"),
        Sign("db-drawdown", "word.drawdown"),
        Sign("db-lost", "ui.web.end.lost"),
        Sign("bot", "ui.web.key.bot"),
    ),
}
