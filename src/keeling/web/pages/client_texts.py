"""What a table's page tells its client: the words, glyphs and texts it puts on the page itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from keeling.core.match import AnyMatch
from keeling.games import has_rules
from keeling.locale import Translator, text
from keeling.locale.pioneers import PIONEERS
from keeling.web.drawing.boards import board
from keeling.web.log.log import shown_from
from keeling.web.play.frame import Frame
from keeling.web.play.labels import brief_of, groups, questions

PHRASES: Final = (
    "hello",
    "agree",
    "rather-not",
    "help",
    "moment",
    "well-done",
)  # read in one's own language
SHOWN: Final = 100  # of the latest messages, on a page that is opened
# Texts the client itself puts on the page; those with gaps are filled there.
TEXTS: Final = (
    "confirm", "undo", "undo-what", "undone", "hint", "waiting", "thinking", "over", "connection", "not-now",
    "take-back",
    "rule", "handover", "handover.text", "handover.go", "your-turn", "offline", "links", "watch", "copy", "copied",
    "qr", "share", "close", "sits", "home.person", "hint.wait", "hint.look", "hint.bar", "hint.kind", "hint.then",
    "hint.effect.help", "unsent", "used-up", "helps", "risk.hold", "risk.do", "which.one", "come.title", "come.turns",
    "come.you", "then", "lapse.now", "lapse.lost", "thinking.many", "bot-plays", "play-myself", "sit-in",
    "learn.read", "learn.look", "learn.other", "learn.instead", "learn.nothing", "learn.first",
    "links.of", "links.how", "home.me", "waiting.new", "waiting.away", "phase.soon", "pace.paused", "pace.waits",
    "talk.at", "talk.point.how", "talk.secret", *(f"talk.phrase.{phrase}" for phrase in PHRASES),
)  # fmt: skip


def _text(voice: Translator, key: str, lang: str) -> str:
    return voice.text(
        f"ui.web.{key}", lang, **{gap: "{" + gap + "}" for gap in ("players", "player", "count", "what", "rule")}
    )


class Seated(Protocol):
    """A table, or a lesson's: a match and its players' names."""

    match: AnyMatch

    def names(self) -> list[str]:
        """The players' names by seat."""


def client_setup(
    frame: Frame, live: Seated, mine: Sequence[int], host: bool, lang: str, said: Sequence[object] = ()
) -> dict[str, object]:
    """All that the client must know of a table and a language, and the frame the page was made from."""
    game = live.match.game.name
    drawn = board(game)
    words = drawn.words(live.match.position.figures.sheet, lang)
    shown = {key: value for key, value in frame.items() if key not in ("fragments", "log", "mark")}
    return {
        "game": game,
        "rules": has_rules(game),
        "table": getattr(live, "id", ""),
        "lang": lang,
        "mine": list(mine),
        "open": live.match.game.open,
        "host": host,
        "names": live.names(),
        "levels": [
            [level, f"{text('ui.web.home.bot', lang)} · {text(f'ui.web.bot.{level}', lang)}"] for level in PIONEERS
        ],
        "log_from": shown_from(frame["log"]),
        "words": words,
        "glyphs": drawn.glyphs(),
        "tiles": [word for word, (_, tone) in drawn.glyphs().items() if tone],  # in the order of the board
        "reveals": list(drawn.REVEALS),
        "draws": list(drawn.DRAWS),
        "marks": list(drawn.MARKS),
        "groups": groups(drawn, words, lang),
        "points": drawn.POINTS,
        "ending": drawn.ICONS.get("ending", ""),
        "end": drawn.END,
        "end_short": brief_of(drawn.END, game, lang),
        "which": questions(game, lang),
        "done": drawn.done(lang),
        "phrases": list(PHRASES),
        "talk": list(said[-SHOWN:]),
        "texts": {key: _text(Translator(game), key, lang) for key in TEXTS},
        "frame": shown,
    }
