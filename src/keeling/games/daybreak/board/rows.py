"""What a card does, drawn from its row: symbols and figures; the sentence stands beside it for whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from markupsafe import Markup, escape

from keeling.core.sheet import Sheet
from keeling.games.daybreak.board.signs import effect, good, tag
from keeling.games.daybreak.model.words import EMISSIONS, TAGS
from keeling.games.daybreak.telling.voice import text
from keeling.web.drawing.shapes import icon

_ARROW: Final = Markup('<span class="arr">→</span>')
_MODS: Final = {
    "draw": "card", "growth": "demand", "pay": "card", "crises": "crisis", "bands": "band", "forecast": "crisis",
    "choice": "project",
}  # fmt: skip
_BANS: Final = {"forecast": "crisis", "tuck-crisis": "crisis", "remove-dirty": "dirty", "start": "card"}
_SPOTS: Final = {"rolls": "db-planet", "rounds": "decade", "stacks": "db-start"}


def signed(n: int) -> str:
    """A number with its sign, a real minus."""
    return f"{n:+d}".replace("-", "−")


def drawn(row: Sheet, lang: str) -> Markup:
    """One effect: what it does to what, and how its amount is found."""
    made = _VERBS.get(row["do"], _counted)(row)
    if "steps" in row:
        steps = Markup(" · ").join(_step(row, least, n) for least, n in row["steps"])
        made = Markup('<span class="bytags">{} {}</span>').format(tag(row["by"], "sm"), steps)
    elif "per" in row:
        per = text("ui.web.daybreak.per", lang)
        made = Markup('{} <span class="per">{}</span> {}').format(made, per, _per(row["per"]))
    if "if" in row:
        limits = Markup(" ").join(_range(word, low, high) for word, (low, high) in row["if"].items())
        made = Markup("{}: {}").format(limits, made)
    return Markup('<span class="gd">{}</span>').format(made)


def _step(row: Sheet, least: int, n: int) -> Markup:
    return Markup('<span class="nb">{}+: {}</span>').format(least, _VERBS.get(row["do"], _counted)({**row, "n": n}))


def _range(word: str, low: int, high: int) -> Markup:
    return Markup("{} {}").format(tag(word, "sm"), f"{low}+" if high >= 90 else f"{low}–{high}" if low < high else low)


def _per(word: str) -> Markup:
    return tag(word, "sm") if word in TAGS else good("band") if word == "band" else icon("db-per-player", "i16")


def _counted(row: Sheet) -> Markup:
    """A number of a board or the planet."""
    what, of = row["do"], row.get("of", "")
    word = of if what in ("emission", "resilience") and of != "any" else what
    return _amount(row.get("n", 1), good(word))


def _amount(n: int, what: Markup) -> Markup:
    return Markup("{}{}").format(signed(n), what)


def _co2(row: Sheet) -> Markup:
    where = {"own": "co2", "current": "current", "thermometer": "band"}[row["of"]]
    return Markup("{}{}").format(_amount(row.get("n", 1), good("co2")), "" if where == "co2" else good(where))


def _band(row: Sheet) -> Markup:
    made = _amount(row.get("n", 1), good("band"))
    return Markup("{}{}").format(made, icon("undo", "i14")) if row.get("for") == "round" else made


def _draw(row: Sheet) -> Markup:
    made = _amount(row.get("n", 1), good("card"))
    keep, among = row.get("keep", "all"), row.get("among", {})
    fits = [tag(word, "sm") for word in among.get("tags", ())] + [good(kind) for kind in among.get("reduces", ())]
    if fits:
        return Markup("{}{}{}").format(made, _ARROW, Markup("").join(fits))
    return Markup("{}{}{}").format(made, _ARROW, keep) if keep != "all" else made


def _lose(row: Sheet) -> Markup:
    fits = Markup("").join(tag(word, "sm") for word in row.get("among", {}).get("tags", ()))
    return Markup("{}{}").format(_amount(-abs(row.get("n", 1)), good("card")), fits)


def _give(row: Sheet) -> Markup:
    return Markup("{}{}{}").format(_amount(row.get("n", 1), good("card")), _ARROW, icon("person", "i16"))


def _move(row: Sheet) -> Markup:
    what = Markup("{}{}").format(row.get("n", 1), good(row["of"]))
    other = icon("person", "i16")
    return Markup("{}{}{}").format(*((other, _ARROW, what) if "from" in row else (what, _ARROW, other)))


def _roll(row: Sheet) -> Markup:
    more = row.get("plus", "")
    plus = Markup("+{}").format(tag(more, "sm") if more in TAGS else good("card")) if more else ""
    return Markup("{}{}{}{}").format(icon("db-die-geo", "i16"), plus, _ARROW, good("band"))


def _cancel(row: Sheet) -> Markup:
    return Markup("{}{}").format(icon("cross", "i14"), Markup("").join(effect(word) for word in row["of"]))


def _ignore(row: Sheet) -> Markup:
    resists = good(row["resist"]) if "resist" in row else ""
    return Markup("{}{}{}").format(icon("cross", "i14"), good("crisis"), resists)


def _mod(row: Sheet) -> Markup:
    of = row["of"]
    what = icon(_SPOTS[of], "i16") if of in _SPOTS else good(_MODS[of])
    return _amount(row.get("n", 1), Markup("{}{}").format(what, icon("db-pay", "i14") if of == "pay" else ""))


def _ban(row: Sheet) -> Markup:
    tags = Markup("").join(tag(word, "sm") for word in row.get("tags", ()))
    return Markup("{}{}{}").format(icon("lock", "i14"), good(_BANS.get(row["of"], "card")), tags)


def _boost(row: Sheet) -> Markup:
    which = tag(row["tag"], "sm") if "tag" in row else ""
    return Markup("{}{}×{}").format(which, good(row["of"]), row.get("n", 2))


def _allow(row: Sheet) -> Markup:
    tags = Markup("").join(tag(word, "sm") for word in row.get("tags", ()))
    return Markup("{}{}{}{}").format(good("card"), tags, _ARROW, icon("person", "i16"))


def _start(row: Sheet) -> Markup:
    of = row["of"]
    known = of if of in ("demand", "dirty", "clean", "community", "tree", "ocean", "dac", "card") else ""
    return _amount(row.get("n", 1), good(known) if known else good("emission" if of in EMISSIONS else "resilience"))


def _win(row: Sheet) -> Markup:
    return Markup("{}{}").format(icon("db-drawdown", "i16"), escape("?"))


def _crisis(row: Sheet) -> Markup:
    return _amount(row.get("n", 1), good("crisis"))


def _soften(row: Sheet) -> Markup:
    return _amount(-row.get("n", 1), good("crisis"))


def _project(row: Sheet) -> Markup:
    return _amount(row.get("n", 1), good("project"))


_VERBS: Final[dict[str, Callable[[Sheet], Markup]]] = {
    "co2": _co2, "band": _band, "draw": _draw, "lose": _lose, "give": _give, "move": _move, "roll": _roll,
    "cancel": _cancel, "ignore": _ignore, "soften": _soften, "mod": _mod, "ban": _ban, "boost": _boost,
    "allow": _allow, "start": _start, "win": _win, "crisis": _crisis, "project": _project,
}  # fmt: skip


def effects(rows: Sequence[Sheet], lang: str) -> list[Markup]:
    """All effects of a card, in their order."""
    return [drawn(row, lang) for row in rows]
