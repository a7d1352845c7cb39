"""The keys that Daybreak's cards ask of its catalogues: names, lines about the real world, and all that effects say."""

from __future__ import annotations

from keeling.games.daybreak import house_sheet
from keeling.games.daybreak.model.words import EMISSIONS, RESILIENCES, TAGS
from keeling.games.daybreak.telling.cards import DECKS
from keeling.locale.effect_deeds import ALL, DO, DOES

VERBS = ("gain", "add", "remove", "lose", "raise", "lower", "draw")
MOVED = ("co2.current", "co2.thermometer", "co2.thermometer.less")
FILTERED = ("draw.keep", "draw.tags", "draw.reduces")
COUNTED = ("clean", "dirty", "emission", "community", "tree", "ocean", "dac", "co2", "band", "crisis", "card", "more")
MODS = {
    "draw": "more less", "growth": "more less", "pay": "more", "stacks": "more", "crises": "more less",
    "rolls": "more less", "rounds": "more less", "bands": "more less", "forecast": "more", "choice": "more",
}  # fmt: skip
WINS = (
    "band.most", "community.most", "community.none", "resilience.least", "dirty.most", "dac.none", "project.least",
    "tree.least", "drawdown.least",
)  # fmt: skip


def card_keys() -> set[str]:
    """The names of the cards of the house sheet, and a line about each."""
    sheet = house_sheet()
    cards = {f"card.{row['key']}" for deck in DECKS for row in sheet[deck]}
    return cards | {f"{card}.flavour" for card in cards}


def effect_keys() -> set[str]:
    """All that may be said of effects."""
    return {f"effect.{key}" for part in (_words(), _verbs(), _frames(), _standing()) for key in part}


def _words() -> set[str]:
    return {
        *(f"tag.{tag}" for tag in TAGS),
        *(f"kind.{kind}" for kind in [*EMISSIONS, "any"]),
        *(f"amount.{what}" for what in COUNTED),
        *(f"amount.resilience.{kind}" for kind in [*RESILIENCES, "any"]),
        *("amount.lost", "amount.lost.tag", "up-to", "for-round", "in-stack", "times"),
        *(f"per.{what}" for what in ("tag", "band", "band.each", "player", "community", "community.each", "spent")),
        *("with.tags", "with.one", "tags.or", "tags.three"),
    }


def _verbs() -> set[str]:
    return {
        *(f"{verb}{mood}" for mood in (DO, DOES) for verb in (*VERBS, *MOVED, *FILTERED, "co2.own")),
        *(f"{verb}{ALL}" for verb in (*VERBS[:6], *MOVED)),
        *(f"{verb}.may" for verb in VERBS),
        *("give", "move.to", "move.from", "roll", "cancel", "soften", "project"),
        *(f"ignore.{kind}" for kind in RESILIENCES),
        "agreed",
    }


def _frames() -> set[str]:
    return {
        *(f"who.{who}" for who in ("other", "any", "all", "this", "most.community", "most.tag")),
        *(f"who.lowest.{kind}" for kind in RESILIENCES),
        *("need", "need.tag", "pay", "when.emissions", "when.roll", "when.roll.pay", "limit.round", "limit"),
        *("spend", "spend.any", "under", "under.by", "under.solo", "under.players"),
        "collect",
        *(f"collect.{way}" for way in ("tags", "most", "distinct")),
        *(f"resist.{kind}" for kind in RESILIENCES),
        *("tuck.each", "tuck.cards", "until", "solo", "not-solo"),
    }


def _standing() -> set[str]:
    return {
        *("time.each", "time.next", "time.nexts"),
        *(f"mod.{of}.{way}" for of, ways in MODS.items() for way in ways.split()),
        *(f"ban.{of}" for of in ("forecast", "tuck-crisis", "remove-dirty", "start")),
        *("boost", "boost.clean", "boost.tree", "boost.ocean", "boost.dac", "allow.hand-over"),
        *("start.all", "start.who", "start.planet"),
        *(f"win.{of}" for of in WINS),
    }
