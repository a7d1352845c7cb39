"""Rendering: one Jinja2 environment, every fragment on one line, and what was drawn last, for as long as it holds."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import Any, Final, TypeVar

from jinja2 import FunctionLoader, StrictUndefined, Template
from markupsafe import Markup

from keeling.core.sheet import Sheet
from keeling.games import GAMES, first, folder
from keeling.games import part as game_part
from keeling.locale import translator
from keeling.web.drawing import art, shapes
from keeling.web.drawing.templating import OneLine, Quick

_MOST: Final = 1000  # drawings kept for a table; some 35 are on a page, more with its variants and languages
_SHEETS: Final = 256
Made = TypeVar("Made")
SLOTS: Final = ("\ue000", "\ue001")  # where the elements of a composed fragment go; no text has these characters


def _minus(number: int) -> str:
    """A number with a real minus if it is below nothing."""
    return f"−{-number}" if number < 0 else str(number)


def _has_cards(game: str) -> bool:
    from keeling.web.pages.card_gallery import has_cards

    return has_cards(game)


def _client_setup(*about: Any) -> dict[str, object]:
    from keeling.web.pages.client_texts import client_setup

    return client_setup(*about)


def _load(name: str) -> tuple[str, str, None] | None:
    """A template: `hand.html` is everybody's, `<game>/hand.html` the game's own; one without a board has ours."""
    game, _, own = name.rpartition("/")
    if game and game not in GAMES and game != "default":
        return None
    path = next((path for place in _places(game) if (path := place / own).is_file()), None)
    return (path.read_text(encoding="utf-8"), str(path), None) if path is not None else None


def _places(game: str) -> list[Path]:
    """The folders in which a game's templates are looked up: its own, then those it shares with its kin."""
    ours = Path(__file__).parent.parent / "templates"
    if game not in GAMES or game_part(game, "board") is None:
        return [ours / "default" if game else ours]
    return [place / "templates" for place in (folder(game) / "board", *art.shares(game))]


@cache
def _environment(lang: str, game: str) -> Quick:
    """The templates as a game speaks in a language."""
    voice = translator(lang, game)
    known = {
        "lang": voice.lang, "t": voice.t, "w": voice.w, "cap": voice.cap, "p": shapes, "signs": art.signs(game),
        "part": part, "translator": translator, "sprite": art.sprite, "world": art.world, "drawing": art.drawing,
        "styles": art.styles, "first_game": first(), "client_setup": _client_setup,
        "has_cards": _has_cards, **({"game": game} if game else {}),
    }  # fmt: skip
    env = Quick(
        known,
        loader=FunctionLoader(_load),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=[OneLine],
        auto_reload=False,
        trim_blocks=True,
    )
    env.filters["minus"] = _minus
    return env


_sheets: OrderedDict[int, tuple[Sheet, str]] = OrderedDict()  # the sheet too, so that its id stays its own


def page(template: str, /, lang: str = "en", **values: object) -> str:
    """A whole template, never kept."""
    found = _template(template, lang)
    # Template.render would look up all that every template knows one by one: half the time of a small fragment.
    env = found.environment
    context = env.context_class(env, {**env.globals, **values}, template, found.blocks)
    return "".join(found.root_render_func(context)).replace("\n", " ")


@cache
def _template(name: str, lang: str) -> Template:
    return _environment(lang, name.rpartition("/")[0]).get_template(name)


def part(name: str, lang: str, **values: object) -> Markup:
    """A small piece of a fragment; there are not many different ones, and each is drawn once."""
    return _part(name, lang, tuple(values.items()))


@lru_cache(16384)
def _part(name: str, lang: str, values: tuple[tuple[str, object], ...]) -> Markup:
    return Markup(page(f"{name}.html", lang, **dict(values)))


def once(make: Callable[..., Made]) -> Callable[..., Made]:
    """Let what depends on a component sheet and on words alone be made once; nobody may change it."""
    made: dict[tuple[object, ...], Made] = {}

    @wraps(make)
    def known(sheet: Sheet, *words: object) -> Made:
        key = (print_of(sheet), *words)
        if key not in made:
            if len(made) >= _MOST:
                made.clear()
            made[key] = make(sheet, *words)
        return made[key]

    return known


class Composed(str):
    """A fragment made of elements with ids of their own: where only some of them change, only they are told."""

    shape: tuple[str, tuple[str, ...]]  # what is around the elements, and their ids in order
    parts: dict[str, str]  # the elements by id; they may be composed themselves


def compose(frame: str, *groups: Sequence[tuple[str, str]]) -> Composed:
    """A fragment out of its frame and groups of elements with their ids, each group in one of the frame's SLOTS."""
    text = frame
    for slot, group in zip(SLOTS, groups, strict=False):
        text = text.replace(slot, "".join([html for _, html in group]))
    made = Composed(text)
    made.parts = {key: html for group in groups for key, html in group}
    made.shape = (frame, tuple(made.parts))
    return made


def news(before: Mapping[str, str], now: Mapping[str, str]) -> dict[str, str]:
    """What has changed from some fragments to others: whole fragments, or elements of composed ones."""
    changed: dict[str, str] = {}
    for name, html in now.items():
        old = before.get(name)
        if old is html or old == html:
            continue
        if type(html) is Composed and type(old) is Composed and old.shape == html.shape:
            changed |= news(old.parts, html.parts)
        else:
            changed[name] = html
    return changed


class Kept:
    """What was drawn last for one table: drawn anew only where what it is drawn from has changed."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[str, str, Hashable], tuple[object, str]] = {}
        self._made: dict[tuple[str, str, Hashable], tuple[object, Any]] = {}

    def draw(
        self, name: str, lang: str, which: Hashable, given: object, make: Callable[[], Mapping[str, object]]
    ) -> str:
        """A template filled in; `given` tells all that its values are made from, `which` tells its variants apart."""
        key = (name, lang, which)
        known = self._drawn.get(key)
        if known is not None and (known[0] is given or known[0] == given):
            return known[1]
        drawn = page(f"{name}.html", lang, **make())
        if len(self._drawn) >= _MOST:
            self._drawn.clear()
        self._drawn[key] = (given, drawn)
        return drawn

    def make(self, name: str, lang: str, which: Hashable, given: object, make: Callable[[], Made]) -> Made:
        """The same for what is made before it is drawn."""
        key = (name, lang, which)
        known = self._made.get(key)
        if known is None or (known[0] is not given and known[0] != given):
            known = self._made[key] = (given, make())
        made: Made = known[1]
        return made

    def same(self, name: str, which: Hashable, given: Made) -> Made:
        """What was given for this before, if it is equal: then it is known at a glance in every language."""
        return self.make(name, "", which, given, lambda: given)


KEPT: Final = Kept()  # for boards that belong to no table: lessons, and looking back


def print_of(sheet: Sheet) -> str:
    """A short name for what a component sheet says, found once per sheet."""
    known = _sheets.get(id(sheet))
    if known is None or known[0] is not sheet:
        known = _sheets[id(sheet)] = (sheet, hashlib.sha256(repr(sheet).encode()).hexdigest()[:12])
        if len(_sheets) > _SHEETS:
            _sheets.popitem(last=False)
    return known[1]
