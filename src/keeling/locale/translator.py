"""The translator: the keys, reasons and facts of the engine as sentences of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from keeling.core.agenda import Fact
from keeling.core.notation import parse_seat
from keeling.core.reason import Reason, Values
from keeling.core.sheet import Sheet
from keeling.games import PACKAGES
from keeling.locale.catalogues import known, template
from keeling.locale.filling import Filling
from keeling.locale.sheets import card_row, game_of
from keeling.locale.verbs import declared, value_of

Names = Sequence[str] | None


def readable(key: str, values: Mapping[str, int | str]) -> str:
    """A key that no catalogue knows, as words: `prompt.take-stones` is "Take stones"; explanations are left out."""
    return readable_template(key, values).format_map(values)


def readable_template(key: str, values: Mapping[str, int | str]) -> str:
    """The same with a gap where a player's name goes."""
    last = key.removesuffix(".minus").rpartition(".")[2]
    if last in ("help", "about"):
        return ""
    if key.endswith(".minus"):
        values = {**values, "amount": f"−{values['amount']}"}
    words = last.replace("-", " ").replace("_", " ")
    numbers = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in values.items() if name != "player")
    sentence = (words + (f" ({numbers})" if numbers else "")).replace("{", "{{").replace("}", "}}")
    return f"{{player}}: {sentence}" if "player" in values else sentence[:1].upper() + sentence[1:]


class Translator:
    """What one game says, which may call things otherwise than others do; what all say if it is not known which."""

    def __init__(self, game: str = "", lang: str | None = None) -> None:
        self.game = game if game in PACKAGES else ""
        self.lang = None if lang is None else known(lang)
        # Texts and words in its own language, or in that of the run; boards say the same over and over, so it is kept.
        self.t: Callable[..., str] = self._own_text if lang is None else lru_cache(4096)(self._own_text)
        self.w: Callable[..., str] = self._own_word if lang is None else lru_cache(4096)(self._own_word)

    def _own_text(self, key: str, **values: int | str) -> str:
        return self.text(key, self.lang, **values)

    def _own_word(self, words: str, of: str = "") -> str:
        return self.word(words, self.lang, of)

    def cap(self, words: str) -> str:
        """Words of a game at the beginning of a line."""
        return capital(self.w(words))

    def template(self, key: str, lang: str | None, values: Mapping[str, int | str] | None = None) -> str:
        """The text of a key with its gaps; empty if there is none."""
        return template(key, lang, values or {}, self.game)

    def text(self, key: str, /, lang: str | None = None, **values: int | str) -> str:
        """The text of a key with its values put in; in English if the language lacks it, or in the key's words."""
        return _text(self.game, known(lang), key, tuple(values.items()))

    def word(self, words: str, /, lang: str | None = None, of: str = "") -> str:
        """A word, perhaps one of a kind of things, a list, or a phrase of a game; or what is unknown."""
        return _called(self.game, words, known(lang), of)

    def find_word(self, words: str, lang: str, of: str) -> str:
        """The same, looked up anew."""
        if ", " in words:
            return ", ".join(self.word(part, lang, of) for part in words.split(", "))
        if known := self._word(words, lang, of):
            return known
        stem = words.rstrip("0123456789")  # a word with its number: place2
        if known := self._word(stem, lang, of):
            return f"{known} {words[len(stem) :]}"
        phrases = [game.phrase(self, words, lang) for game in declared(self.game) if hasattr(game, "phrase")]
        return next(filter(None, phrases), words)

    def _word(self, word: str, lang: str | None, of: str = "") -> str:
        """A word by itself; in one kind of things it may be called otherwise."""
        return (self.template(f"word.{of}.{word}", lang) if of else "") or self.template(f"word.{word}", lang)

    def amount_of(self, what: str, amount: int | str, lang: str | None = None) -> str:
        """So much of a thing, as it stands after a verb: 3 stones, $2."""
        return self.text(f"amount.{what}", lang, amount=amount)

    def card_name(self, no: int, lang: str | None = None, sheet: Sheet | None = None) -> str:
        """What a card is called: by its key if the sheet is at hand and gives it one, or else by its number."""
        row = card_row(sheet, no)
        key = str(row.get("key", "")) if row is not None else ""
        own_name = key.replace("-", " ").strip().capitalize()  # a card of somebody's own sheet
        if not own_name:
            return self.text("card.numbered", lang, no=no)
        return self.template(f"card.{key}", lang) or own_name

    def flavour(self, no: int, lang: str | None = None, sheet: Sheet | None = None) -> str:
        """A line about how what a card is about works in reality, if there is one."""
        row = card_row(sheet, no) or {}
        return self.template(f"card.{row.get('key', '')}.flavour", lang)

    def in_words(
        self,
        values: Mapping[str, int | str],
        lang: str | None,
        names: Names,
        sheet: Sheet | None = None,
    ) -> dict[str, int | str]:
        """The values of a reason, fact or move with their words and seats in a language, and what follows from them."""
        spoken: dict[str, int | str] = {}
        for key, value in values.items():
            held = value_of(self.game, key)
            if held.seat:
                spoken[key] = _seats(value, lang, names)
            elif held.amounts and isinstance(value, str):
                spoken[key] = self._amounts(value, lang, sheet)
            elif held.word and isinstance(value, str):
                spoken[key] = self.word(value, lang, held.of)
            else:
                spoken[key] = value
        if things := self._things(values, lang):
            spoken["things"] = things
        for game in declared(self.game):
            if hasattr(game, "follows"):
                spoken |= game.follows(self, values, lang, sheet)
        if str(values.get("no", "")).isdecimal():
            spoken["card"] = self.card_name(int(values["no"]), lang, sheet)
        return spoken

    def _things(self, values: Mapping[str, int | str], lang: str | None) -> str:
        """What a text is about, counted; empty if nothing is."""
        held = {name: value_of(self.game, name) for name in values}
        mixed = [name for name in values if held[name].counts]
        if mixed:
            return " + ".join(self.amount_of(name, values[name], lang) for name in mixed if int(values[name]))
        what = next((str(value) for name, value in values.items() if held[name].counted), "")
        return self.amount_of(what, values["amount"], lang) if what and "amount" in values else ""

    def _amounts(self, named: str, lang: str | None, sheet: Sheet | None) -> str:
        """Several things with how many there are of each, and cards by their names."""
        things: list[str] = []
        for first, _, second in (part.partition(" ") for part in named.split(", ") if part):
            if first.isdecimal():
                things.append(self.amount_of(second, first, lang))
            else:
                things.append(self.text("amount.card", lang, card=self.card_name(int(second), lang, sheet)))
        return ", ".join(things) or self.text("amount.nothing", lang)

    def say(self, reason: Reason, lang: str | None = None, names: Names = None) -> str:
        """A reason as a sentence, with the rule it rests on."""
        values = self.in_words(reason.values, lang, names)
        if reason.code == "sheet-type" and "want" in values:
            values["want"] = self.word(str(values["want"]), lang, "sheet")
        none = [f"{reason.code}.none"] if reason.values.get("have") == 0 else []  # "only 0" is no way to say it
        ways = [*none, reason.code, reason.code.partition(".")[0]]  # of several moves, if it has no text of its own
        template = next(filter(None, (self.template(f"reason.{code}", lang, values) for code in ways)), "")
        sentence = template.format_map(Filling(values)) if template else readable(reason.code, values)
        return sentence + (f" [{reason.rule}]" if reason.rule else "")

    def briefly(self, reason: Reason, lang: str | None = None, names: Names = None) -> str:
        """A reason beside what it is about: what is missing, if it has a text for that, or else its sentence."""
        values = self.in_words(reason.values, lang, names) | {"lacks": reason.lacks}
        template = self.template(f"missing.{reason.code}", lang, values)
        if not template:
            return self.say(Reason(reason.code, "", reason.values), lang, names)
        return template.format_map(Filling(values))

    def tell(self, fact: Fact, lang: str | None = None, names: Names = None, sheet: Sheet | None = None) -> str:
        """A fact as a line of the log."""
        key, spoken = self.telling(fact, lang, names, sheet)
        return self.text(key, lang, **spoken)

    def telling(
        self, fact: Fact, lang: str | None = None, names: Names = None, sheet: Sheet | None = None
    ) -> tuple[str, dict[str, int | str]]:
        """The text that tells a fact, and its values; a loss has its own, so may each thing that a fact is about."""
        about = "".join(f".{value}" for name, value in fact.values.items() if value_of(self.game, name).about)
        key = f"fact.{fact.kind}{about}"
        values = dict(fact.values)
        amount = values.get("amount")
        if isinstance(amount, int) and amount < 0:
            key += ".minus"
            values["amount"] = -amount
        spoken = self.in_words(values, lang, names, sheet=sheet)
        if fact.seat >= 0:
            spoken["player"] = name_of(fact.seat, lang, names)
        if about and not self.template(key, lang, spoken):
            key = f"fact.{fact.kind}"
        return key, spoken

    def lines(
        self, told: Iterable[tuple[str, Values]], lang: str | None, names: Names, sheet: Sheet | None = None
    ) -> list[str]:
        """Texts by their keys, each with its values in words."""
        return [self.text(key, lang, **self.in_words(values, lang, names, sheet)) for key, values in told]

    def ask(self, prompt: str, lang: str | None = None, about: Values | None = None, names: Names = None) -> str:
        """What a player is asked, and about what."""
        held = about or {}
        key = f"prompt.{prompt}" + "".join(
            f".{value}" for name, value in held.items() if value_of(self.game, name).about
        )
        return capital(self.text(key, lang, **self.in_words(held, lang, names)))

    def heading(self, verb: str, lang: str | None = None) -> str:
        """What stands over the options that begin with a verb."""
        return self.text(f"verb.{verb}", lang)


@lru_cache(16384)
def _text(game: str, lang: str, key: str, values: tuple[tuple[str, int | str], ...]) -> str:
    """A text with its values, which boards and logs say over and over."""
    given = dict(values)
    found = template(key, lang, given, game)
    return found.format_map(Filling(given)) if found else readable(key, given)


@lru_cache(8192)
def _called(game: str, words: str, lang: str, of: str) -> str:
    return Translator(game).find_word(words, lang, of)


_ANY: Final = Translator()
t: Final = _ANY.t


@cache
def translator(lang: str, game: str = "") -> Translator:
    """The translator into a language, as a game or all games say things; one for all who draw boards."""
    return Translator(game, lang)


def capital(words: str) -> str:
    """Words as they stand at the beginning of a line."""
    return words[:1].upper() + words[1:]


def text(key: str, /, lang: str | None = None, **values: int | str) -> str:
    """A text by its key."""
    return _ANY.text(key, lang, **values)


def word(words: str, /, lang: str | None = None, of: str = "", game: str = "") -> str:
    """A word, perhaps one of a kind of things or of a game."""
    return Translator(game).word(words, lang, of)


def name_of(seat: int, lang: str | None = None, names: Names = None) -> str:
    """What a seat is called: its player's name if there are names, or else its number."""
    if seat < 0:
        return text("seat.chance", lang)
    if names is not None and seat < len(names):
        return names[seat]
    return text("seat.name", lang, no=seat + 1)


def _seats(value: int | str, lang: str | None, names: Names) -> str:
    """The names of seats given by number or by their words: 2, p2 or p1, p3."""
    if isinstance(value, int):
        return name_of(value - 1, lang, names)
    seats = [(part, parse_seat(part)) for part in value.split(", ")]
    named = [part if seat is None else name_of(seat, lang, names) for part, seat in seats]
    kind = next((type(name) for name in named if type(name) is not str), str)  # names may be marked up: then so is this
    return kind(", ").join(named)


def card_name(no: int, lang: str | None = None, sheet: Sheet | None = None) -> str:
    """What a card of a sheet is called."""
    return Translator(game_of(sheet)).card_name(no, lang, sheet)


def say(reason: Reason, lang: str | None = None, names: Names = None, game: str = "") -> str:
    """A reason as a sentence; which game it is about it may say itself."""
    return Translator(game or str(reason.values.get("game", ""))).say(reason, lang, names)


def tell(fact: Fact, lang: str | None = None, names: Names = None, sheet: Sheet | None = None, game: str = "") -> str:
    """A fact as a line of the log."""
    return Translator(game_of(sheet, game)).tell(fact, lang, names, sheet)


def ask(prompt: str, lang: str | None = None, game: str = "", about: Values | None = None, names: Names = None) -> str:
    """What a player is asked, and about what."""
    return Translator(game).ask(prompt, lang, about, names)


def heading(verb: str, lang: str | None = None, game: str = "") -> str:
    """What stands over the options that begin with a verb."""
    return Translator(game).heading(verb, lang)
