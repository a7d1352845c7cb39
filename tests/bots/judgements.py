"""How bots judge and choose along the recorded games, as a digest for each recorded game and kind of judgement.

A change that is meant to leave bots as they are must leave these digests as they are. Whoever changes what bots do
writes them anew: python -m tests.bots.judgements
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import keeling
from keeling.bots import hint, styles
from keeling.bots.greedy import best_lines
from keeling.bots.others import play_on
from keeling.bots.search import begin
from keeling.core import sheet as sheets
from keeling.core.agenda import CHANCE
from keeling.core.flow import Question, asks
from keeling.core.game import AnyGame
from keeling.core.perspective import Perspective
from keeling.lab.sparring import partners

FOLDER: Final = Path(__file__).parents[1] / "transcripts"
FILES: Final = sorted(FOLDER.glob("*/*.txt"))
FIGURES: Final = Path(__file__).with_name("judgements.txt")
GLANCES: Final = 3  # ways in which luck may fall out where something is chosen in passing
THOUGHTS: Final = 8  # moments of a recorded game at which bots think,
MANY: Final = 16  # if there are not so many options that it would take long
FEW: Final = 6  # trials of a search


def key(path: Path) -> str:
    """A recorded game's name."""
    return f"{path.parent.name}/{path.stem}"


class Notes:
    """What was judged so far, by kind."""

    def __init__(self) -> None:
        self.kinds: defaultdict[str, Any] = defaultdict(sha256)

    def note(self, kind: str, *said: object) -> None:
        """Add what bots say of a position; a figure counts as far as every machine reckons alike."""
        self.kinds[kind].update(repr(_plain(said)).encode())

    def digests(self) -> dict[str, str]:
        """A digest for each kind."""
        return {kind: noted.hexdigest()[:12] for kind, noted in sorted(self.kinds.items())}


def _plain(said: Any) -> Any:
    if isinstance(said, float):
        return f"{said:.9g}"
    if isinstance(said, dict):
        return [(key, _plain(one)) for key, one in said.items()]
    return [_plain(one) for one in said] if isinstance(said, list | tuple) else said


def moments(path: Path) -> Iterator[tuple[keeling.AnyMatch, int]]:
    """A recorded game, and before each of its choices the number of that choice."""
    whole = sheets.read(path.with_name("sheet.toml"))
    played = keeling.load(path.read_text(encoding="utf-8"), whole=whole)
    match = keeling.table(played.game.name, played.seats, played.seed, played.settings, played.sheet, whole)
    for number, entry in enumerate(played.entries):
        yield match, number
        match.owed()
        match.take(entry.seat, tuple(entry.text.split()))
    yield match, len(played.entries)


def judged(path: Path) -> dict[str, str]:
    """All that bots say along a recorded game."""
    notes = Notes()
    pace = len(path.read_text(encoding="utf-8").splitlines()) // THOUGHTS
    before: Any = None
    for match, number in moments(path):
        game, t = match.game, match.position.copy()
        _positions(notes, game, t, number)
        for ask in asks(game.rules, t):
            if ask.seat != CHANCE and len(ask.options) > 1:
                _choices(notes, game, t, ask, number)
                if before is not None and game.bots.advice is not None:
                    notes.note("advice", game.bots.advice(before, t, ask.seat))
        if number % 5 == 0:
            before = t
        if number % pace == pace // 2:
            _thoughts(notes, match, number)
    return notes.digests()


def _positions(notes: Notes, game: AnyGame, t: Any, number: int) -> None:
    if game.bots.evaluate_all is not None:
        notes.note("worth", game.bots.evaluate_all(t))
    if game.bots.evaluate_one is not None:
        notes.note("worth", [game.bots.evaluate_one(t, seat) for seat in range(t.seats)])
    if game.bots.insight is not None:
        notes.note("insight", game.bots.insight(t))
    if game.bots.forecast is not None:
        notes.note("forecast", [game.bots.forecast(t, seat) for seat in range(t.seats)])


def _choices(notes: Notes, game: AnyGame, t: Any, ask: Question, number: int) -> None:
    rule, seat = ask.step[0], ask.seat
    if rule in game.bots.candidates:
        notes.note(
            "shortlist", [game.bots.candidates[rule](t, seat, list(ask.options), first) for first in (True, False)]
        )
    for kind, policy in (("passing", game.bots.rollout_policy.get(rule)), ("habit", game.bots.habits.get(rule))):
        if policy is not None and not (t.lanes and not t.shared):
            notes.note(kind, [_chosen(policy, t, ask, number + luck) for luck in range(GLANCES)])
    for style in game.bots.styles.get(rule, []):
        notes.note("style", _chosen(style, t, ask, number))
    if game.bots.common is not None:
        notes.note("shared", [game.bots.common(t, option) for option in ask.options])
    for name, partner in partners(game.name).items():
        notes.note(f"partner {name}", partner.choose(t.copy(), seat, ask.prompt, list(ask.options), Random(number)))


def _chosen(policy: Any, t: Any, ask: Question, number: int) -> Any:
    """What is chosen in passing: in a lane its steps are the agenda."""
    trial = t.copy()
    if ask.lane >= 0:
        trial.agenda = trial.lanes[ask.lane]
    return policy(trial, ask.seat, Random(number))


def _thoughts(notes: Notes, match: keeling.AnyMatch, number: int) -> None:
    """What the bots of each strength think of whatever somebody is asked now, with less time than they have."""
    match.owed()
    asked = [ask for ask in match.asks if ask.seat != CHANCE and 1 < len(ask.options) <= MANY]
    if not asked:
        return
    seat, game = asked[0].seat, replace(match.game, bots=replace(match.game.bots, beam=(2, 2), tries=8))
    perspective = Perspective(game, seat, match.perspective(seat, Random(number)).position)
    notes.note("lines", best_lines(perspective, Random(number)))
    with patch.object(hint, "SECONDS", inf), patch.object(styles, "TRIALS", 2):  # however busy the machine is
        notes.note("hint", vars(hint.hint(perspective, Random(number))))
    search = begin(perspective, Random(number))
    search.run(FEW)
    notes.note("search", search.favourite(), search.iterations)
    if game.bots.others is not None:
        then = perspective.position.copy()
        play_on(game, then, seat, Random(number), (1, 2), inf)
        notes.note("others", then.state())


def written() -> dict[str, dict[str, str]]:
    """The digests as they were written down, by recorded game and kind."""
    found: dict[str, dict[str, str]] = {}
    for line in FIGURES.read_text(encoding="utf-8").splitlines():
        game, digest, kind = line.split(" ", 2)
        found.setdefault(game, {})[kind] = digest
    return found


def main() -> None:
    """Write all of them anew."""
    lines = [f"{key(path)} {digest} {kind}\n" for path in FILES for kind, digest in judged(path).items()]
    FIGURES.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
