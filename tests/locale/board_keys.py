"""The beginnings of keys that the board of Factory Commons puts together, each with all it may go on with."""

from __future__ import annotations

from keeling.games.factories.board.ending import CAUSES, SHARES
from keeling.games.factories.board.log import HEADS
from keeling.games.factories.board.options import OTHERS, VERBS
from keeling.games.factories.board.upcoming import STEPS
from keeling.games.factories.words import WHO

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
