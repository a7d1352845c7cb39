"""The command `hint`: once it says where to look, twice what kind of move, three times the move and its effect."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import cast

from keeling import locale
from keeling.bots.course import advise
from keeling.bots.hint import Hint
from keeling.cli.refusal import Refusal
from keeling.cli.screen import say
from keeling.cli.session import Sitting
from keeling.cli.thinking import thinking
from keeling.core.notation import parse_seat, write
from keeling.locale import Translator, spoken, t
from keeling.locale.advice import HintData, in_words
from keeling.locale.sheets import card_row
from keeling.locale.translator import heading
from keeling.locale.verbs import value_of, verb_of


@dataclass
class Advice:
    """A hint about one moment of the game, and how deep it was told."""

    moment: tuple[str, int]
    hint: Hint
    depth: int = 0


def hint(sitting: Sitting, seat: int, text: str) -> None:
    """Tell the hint for this moment, a little more each time."""
    if not sitting.hints:
        raise Refusal("ui.hint.off")
    if sitting.match.ask_of(seat) is None:
        raise Refusal("ui.hint.nothing")
    moment = (sitting.match.digest, seat)
    advice = sitting.advice.get(seat)
    if advice is None or advice.moment != moment:
        advice = sitting.advice[seat] = Advice(moment, _thought(sitting, seat))
    advice.depth = min(3, advice.depth + 1)
    for line in (_look, _kind, _move)[advice.depth - 1](sitting, advice.hint):
        say(sitting.console, line)


def _thought(sitting: Sitting, seat: int) -> Hint:
    """The advice itself, from what the seat can see; a turn that was advised is kept to."""
    with thinking(sitting.console, sitting.name(seat)):
        return advise(sitting.match, seat, sitting.courses)


def _look(sitting: Sitting, found: Hint) -> list[str]:
    """What one's side needs, and what to look at: places, pieces, cards."""
    game = sitting.match.game.name
    needs = Translator(game).lines(found.needs, spoken(), sitting.names, sitting.sheet)
    gaps = verb_of(found.move, game).gaps
    amounts = {word for word, gap in zip(found.move, gaps, strict=True) if _is_amount(gap, game)}
    look = [_thing(name, sitting) for name in found.look if name not in amounts]
    return [*needs, t("ui.hint.look", things=", ".join(look)) if look else t("ui.hint.look-nowhere")]


def _is_amount(gap: str, game: str) -> bool:
    """Whether what stands there is no thing to look at, but how much of one."""
    return gap in ("amount", "money") or value_of(game, gap).noun


def _thing(name: str, sitting: Sitting) -> str:
    """A card by its name or number, a player by name, anything else by its word."""
    seat = parse_seat(name)
    if seat is not None and 0 <= seat < len(sitting.names):
        return sitting.names[seat]
    voice = Translator(sitting.match.game.name)
    if not name.isdecimal():
        return voice.word(name)
    row = card_row(sitting.sheet, int(name)) or {}
    return voice.card_name(int(name), spoken(), sitting.sheet) if row.get("key") else t("ui.hint.number", no=name)


def _kind(sitting: Sitting, found: Hint) -> list[str]:
    """What kind of move."""
    return [t("ui.hint.kind", verb=heading(found.kind, spoken(), sitting.match.game.name))]


def _move(sitting: Sitting, found: Hint) -> list[str]:
    """The move, the turn it begins, and what that is for."""
    moment = locale.now(sitting.match.view(None))
    told = in_words(cast(HintData, asdict(found)), sitting.sheet, sitting.names, spoken(), moment)
    said = locale.describe_move(found.move, spoken(), sitting.names, sitting.sheet, brief=True, now=moment)
    lines = [t("ui.hint.move", move=said, typed=write(found.move))]
    if told["then"]:
        lines.append(t("ui.hint.then", moves="; ".join(told["then"])))
    return [*lines, *told["brings"], *([told["effect"]] if told["effect"] else [])]
