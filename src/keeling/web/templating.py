"""A Jinja2 environment in which boards are drawn twice as fast: most of what templates do is read dicts and escape."""

from __future__ import annotations

import re
from collections.abc import Callable, MutableMapping
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any, Final

from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.ext import Extension
from jinja2.runtime import Context
from markupsafe import Markup, escape

_BREAK: Final = re.compile(r"[ \t]*\n\s*")
_SPECIAL: Final = re.compile(r"[&<>\"']")


class OneLine(Extension):
    """Takes line breaks and indentation out of templates, so that a fragment fits into one line of a stream."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return _BREAK.sub("", source)


def _escaped(value: Any) -> str:
    """What escape makes of a value, without a Markup around numbers and plain words."""
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    if kind is int or kind is float:
        return str(value)
    if kind is str and _SPECIAL.search(value) is None:
        return value  # type: ignore[no-any-return]
    return escape(value)


def _joined(parts: tuple[Any, ...]) -> str:
    """What the tilde makes of its parts: text, and Markup only where a part is."""
    if Markup in map(type, parts):
        return Markup("").join(parts)
    return "".join(map(str, parts))


_CACHED: Final = type(lru_cache(_escaped))
_TOOLS: Final = ("p", "signs")  # modules: what templates call of them needs no context
_SPOKEN: Final = ("t", "w", "cap", "part")  # functions that need none either


class _Generator(CodeGenerator):
    """Writes templates in which a key of a dict is read, and a function of ours called, as Python does it."""

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        if isinstance(node.node, nodes.Name) and node.node.name in _TOOLS:
            self.visit(node.node, frame)
            self.write(f".{node.attr}")
            return
        if hasattr(dict, node.attr):
            super().visit_Getattr(node, frame)
            return
        self.write(f"(_of[{node.attr!r}] if (_of := ")
        self.visit(node.node, frame)
        self.write(f").__class__ is dict else environment.getattr(_of, {node.attr!r}))")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        if forward_caller or node.dyn_args or node.dyn_kwargs or not _is_ours(node.node):
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in (*node.args, *node.kwargs):
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")


def _is_ours(called: nodes.Expr) -> bool:
    if isinstance(called, nodes.Getattr):
        return isinstance(called.node, nodes.Name) and called.node.name in _TOOLS
    return isinstance(called, nodes.Name) and called.name in _SPOKEN


class _Context(Context):
    """A context that calls plain functions without further ado."""

    def call(self, __obj: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        kind = type(__obj)
        if kind is _CACHED or (kind is FunctionType and not hasattr(__obj, "jinja_pass_arg")):
            if kwargs:  # what Jinja itself adds inside of loops and blocks
                kwargs.pop("_loop_vars", None)
                kwargs.pop("_block_vars", None)
            return __obj(*args, **kwargs)
        return super().call(__obj, *args, **kwargs)


class _Template(Template):
    """A template whose compiled code escapes with our own function."""

    @classmethod
    def from_code(
        cls,
        environment: Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],
        uptodate: Callable[[], bool] | None = None,
    ) -> Template:
        made = super().from_code(environment, code, globals, uptodate)
        made.root_render_func.__globals__["escape"] = _escaped
        made.root_render_func.__globals__["markup_join"] = _joined
        return made


class Quick(Environment):
    """The environment: a dot means a key first, for what templates are given is dicts."""

    template_class = _Template
    context_class = _Context
    code_generator_class = _Generator

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict:
            try:
                return obj[attribute]
            except KeyError:
                pass
        return super().getattr(obj, attribute)
