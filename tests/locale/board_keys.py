"""The beginnings of keys that the board of Factory Commons puts together, each with all it may go on with."""

from __future__ import annotations

from keeling.games.factories.words import WHO
from keeling.web.boards.factories.coming import STEPS
from keeling.web.boards.factories.ending import CAUSES, SHARES
from keeling.web.boards.factories.options import OTHERS, VERBS
from keeling.web.boards.factories.story import HEADS

FACTORIES = {
    "ui.web.factories.answer.": {"accept", "decline", "counter"},
    "ui.web.factories.cause.": {*CAUSES},
    "ui.web.factories.come.": {*STEPS},
    "ui.web.factories.log.": {*HEADS.values()},
    "ui.web.factories.move.": {"draw", "use", "mayor"},
    "ui.web.factories.share.": {*SHARES},
    "ui.web.factories.source.": {*SHARES, "start"},
    "ui.web.factories.tab.": {"map", "table", "hand", "companies", "log"},
    "ui.web.factories.trend.": {"up", "down", "same"},
    "ui.web.factories.verb.": {*VERBS},
    "ui.web.factories.who.": {*WHO[1:-1]},
    "ui.web.factories.word.": {*OTHERS},
}
