"""What the source asks of the catalogues: every fact, reason and prompt it can emit, and the values it gives them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from inspect import getsource
from pathlib import Path
from textwrap import dedent
from types import FunctionType

import keeling
from keeling.core.action import Action, TurnRule
from keeling.core.agenda import Choice
from keeling.games import co2, daybreak, factories, second_chance
from keeling.games.factories.model.words import DECKS

SOURCE = Path(keeling.__file__).parent
EVERY = {
    game.name: game for game in (co2.GAME, daybreak.GAME, factories.GAME, second_chance.GAME)
}  # all games there are words for
# Facts with a text for each thing they may be about, such as a deck.
DECKED = {
    "fact.card-drawn": DECKS[:2],
    "fact.reshuffled": DECKS,
    "fact.next-round": ("", "draw.minus", "pay", "rolls"),
}
WRAPPED = ("record-{}", "sheet-{}")  # by _bad and fault, whose own calls are scanned


@dataclass(frozen=True)
class Emission:
    """One place in the source where a text is asked for."""

    key: str
    values: frozenset[str]
    where: str
    what: str = ""  # the thing a fact is about, where its text depends on it
    game: str = ""  # whose rules ask for it; none if it is the engine or its edges


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """Every module of the engine and its edges, but for the voice itself; read once."""
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if "locale" not in path.relative_to(SOURCE).parts]
    return tuple((str(path.relative_to(SOURCE)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


@cache
def _users(folder: str) -> tuple[str, ...]:
    """The game whose folder it is, or the games that stand on what a family of editions shares."""
    for name, game in EVERY.items():
        if name.replace("-", "_") == folder:
            return (game.name,)
    used = re.compile(rf"from keeling\.games\.{folder}\b")
    own = {name: SOURCE / "games" / name.replace("-", "_") for name in EVERY}
    return tuple(name for name in own if any(used.search(path.read_text("utf-8")) for path in own[name].rglob("*.py")))


def games_at(path: str) -> tuple[str, ...]:
    """The games a file belongs to; none if it is everybody's."""
    parts = Path(path).parts
    return _users(parts[1]) if parts[0] == "games" and len(parts) > 2 else ("",)


def _functions(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.Call]]:
    """Every call, with the innermost function it stands in."""

    def walk(node: ast.AST, scope: ast.AST) -> Iterator[tuple[ast.AST, ast.Call]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                yield scope, child
            yield from walk(child, child if isinstance(child, ast.FunctionDef) else scope)

    return walk(tree, tree)


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _texts(node: ast.expr, where: str) -> list[str]:
    """All that an expression for a kind or code can be; an f-string becomes its pattern."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return _texts(node.body, where) + _texts(node.orelse, where)
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)]
    raise AssertionError(f"{where}: what is emitted here? {ast.unparse(node)}")


def _dicts(node: ast.expr | None, scope: ast.AST, where: str) -> dict[str, ast.expr]:
    """The keys of a dictionary as written, put together or held by a name of the same function."""
    if node is None:
        return {}
    if isinstance(node, ast.Dict):
        assert all(isinstance(key, ast.Constant) for key in node.keys), where
        return {str(key.value): value for key, value in zip(node.keys, node.values, strict=True)}  # type: ignore[union-attr]
    if isinstance(node, ast.BinOp):
        return _dicts(node.left, scope, where) | _dicts(node.right, scope, where)
    if isinstance(node, ast.Name):
        for held in ast.walk(scope):
            targets = [held.target] if isinstance(held, ast.AnnAssign) else getattr(held, "targets", [])
            if any(isinstance(target, ast.Name) and target.id == node.id for target in targets):
                return _dicts(held.value, scope, where)  # type: ignore[attr-defined]
    raise AssertionError(f"{where}: which values are these? {ast.unparse(node)}")


def _argument(call: ast.Call, place: int) -> ast.expr | None:
    return call.args[place] if len(call.args) > place else None


def _nobody(node: ast.expr) -> bool:
    return ast.unparse(node) == "-1"


def _found(where: str, scope: ast.AST, call: ast.Call) -> Iterator[Emission]:
    name = _name(call)
    if name == "note" and len(call.args) >= 4:
        given = _dicts(call.args[3], scope, where)
        what = given.get("what")
        values = frozenset(given) | (frozenset() if _nobody(call.args[2]) else {"player"})
        for kind in _texts(call.args[0], where):
            yield Emission(f"fact.{kind}", values, where, str(what.value) if isinstance(what, ast.Constant) else "")
    elif name == "Reason" and call.args:
        if getattr(scope, "name", "") in ("refusal", "in_common", "briefly"):
            return  # the codes of gates: see refusals(); and those again of several moves, or without their rule
        for code in _texts(call.args[0], where):
            if code not in WRAPPED:
                yield Emission(f"reason.{code}", frozenset(_dicts(_argument(call, 2), scope, where)), where)
    elif name == "fault":
        values = frozenset({"key", *_dicts(_argument(call, 2), scope, where)})
        yield Emission(f"reason.sheet-{_texts(call.args[0], where)[0]}", values, where)
    elif name == "_bad":
        values = frozenset(_dicts(_argument(call, 1), scope, where))
        yield Emission(f"reason.record-{_texts(call.args[0], where)[0]}", values, where)


def _told(gate: type, function: FunctionType) -> set[str]:
    """The keys of all dictionaries a function writes down, and those of what it calls: of its gate's, its module's."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(dedent(getsource(function)))):
        if isinstance(node, ast.Dict):
            found |= {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        elif isinstance(node, ast.Call):
            owner = _owner(gate, function, getattr(node.func, "value", None))
            called = getattr(owner, _name(node), None) if owner else function.__globals__.get(_name(node))
            if isinstance(called, FunctionType) and called is not function:
                found |= _told(owner or gate, called)
    return found


def _owner(gate: type, function: FunctionType, node: ast.expr | None) -> type | None:
    """The class whose method is called: the gate's own, or that of something a gate or a module has."""
    if isinstance(node, ast.Name):
        return gate if node.id == "self" else type(function.__globals__.get(node.id))
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
        return type(getattr(gate, node.attr, None))
    return None


def _home(gate: object, game: str) -> str:
    """Whose reasons a gate gives: a gate of the engine gives everybody's."""
    return game if type(gate).__module__.startswith("keeling.games.") else ""


def refusals() -> Iterator[Emission]:
    """Every reason a gate can give, with all the values that its `numbers` may tell, one way or another."""
    for game in EVERY.values():
        for rule in game.rules.values():
            for gate in rule.actions.values() if isinstance(rule, TurnRule) else [rule]:
                if not isinstance(gate, (Action, Choice)):
                    continue
                kinds = [kind for kind in type(gate).__mro__ if "numbers" in vars(kind)]
                values = frozenset().union(*(_told(type(gate), vars(kind)["numbers"]) for kind in kinds))
                for closed in gate.closed[1:]:
                    name = type(gate).__name__
                    yield Emission(f"reason.{closed.split()[0]}", values, name, game=_home(gate, game.name))


@cache
def emissions() -> tuple[Emission, ...]:
    """Every fact and reason the source can emit."""
    return tuple(refusals()) + tuple(
        replace(emission, game=game)
        for path, tree in trees()
        for game in games_at(path)
        for scope, call in _functions(tree)
        for emission in _found(f"{path}:{call.lineno}", scope, call)
    )


@cache
def prompts(game: str) -> frozenset[str]:
    """Every prompt that a rule of a game, or of the engine, asks with."""
    found: set[str] = set()
    for path, tree in trees():
        for rule in ast.walk(tree) if game in games_at(path) else ():
            if isinstance(rule, ast.ClassDef):
                for line in rule.body:
                    if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "prompt":
                        found.update(_texts(line.value, rule.name))
    return frozenset(found)


@cache
def wants(game: str) -> frozenset[str]:
    """The kinds of figures a sheet is told it should have had, by a game or by the engine."""
    return frozenset(
        str(given.value)
        for path, tree in trees()
        if game in games_at(path)
        for scope, call in _functions(tree)
        if _name(call) == "fault" and _texts(call.args[0], path) == ["type"]
        for key, given in _dicts(_argument(call, 2), scope, path).items()
        if key == "want" and isinstance(given, ast.Constant)
    )


def _files(pattern: str, game: str) -> list[Path]:
    """The files of a game, or those of everybody."""
    return [path for path in sorted(SOURCE.rglob(pattern)) if game in games_at(str(path.relative_to(SOURCE)))]


@cache
def literals(prefix: str, game: str) -> tuple[frozenset[str], frozenset[str]]:
    """All keys with a prefix that a game or the rest spells out, and the beginnings of those they put together."""
    found: set[str] = set()
    for path in _files("*.py", game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefix):
                found.add(node.value)
    for path in [*_files("*.html", game), *_files("*.js", game)]:
        found.update(re.findall(rf"[\"'`]({re.escape(prefix)}[\w.-]+)", path.read_text(encoding="utf-8")))
    begun = {key for key in found if key.endswith(".")}
    return frozenset(found - begun), frozenset(begun)
