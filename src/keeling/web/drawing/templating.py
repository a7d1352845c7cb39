"""A Jinja2 environment in which boards are drawn fast: what is always the same is said once, as a template is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, MutableMapping
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any, Final

from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.ext import Extension
from jinja2.runtime import Context
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape

_BREAK: Final = re.compile(r"[ \t]*\n\s*")
_SPECIAL: Final = re.compile(r"[&<>\"']")


class OneLine(Extension):
    """Takes line breaks and indentation out of templates, so that a fragment fits into one line of a stream."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return _BREAK.sub("", source)


def escaped(value: Any) -> str:
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


_CACHED: Final = type(lru_cache(escaped))
_TOOLS: Final = ("p", "signs")  # modules: what templates call of them needs no context
_SPOKEN: Final = ("t", "w", "cap", "part", "range")  # functions that need none either
_NAMED: Final = ("lang", "game")  # what an environment is for
_SETTLED: Final = ("t", "w", "cap")  # of these, what always answers the same


class _Settle(NodeTransformer):
    """Puts what is known when a template is read into it: the language, texts without values, symbols."""

    def __init__(self, known: Mapping[str, Any]) -> None:
        self._known = known

    def visit_Name(self, node: nodes.Name) -> nodes.Node:
        known = node.ctx == "load" and node.name in _NAMED and node.name in self._known
        return _constant(self._known[node.name], node) if known else node

    def visit_Call(self, node: nodes.Call) -> nodes.Node:
        self.generic_visit(node)
        called = self._function(node.node)
        if called is None or node.dyn_args or node.dyn_kwargs:
            return node
        try:
            values = {one.key: one.value.as_const() for one in node.kwargs}
            return _constant(called(*(one.as_const() for one in node.args), **values), node)
        except nodes.Impossible:
            return node

    def _function(self, called: nodes.Expr) -> Callable[..., Any] | None:
        if isinstance(called, nodes.Name) and called.name in _SETTLED:
            return self._known[called.name]  # type: ignore[no-any-return]
        if isinstance(called, nodes.Getattr) and isinstance(called.node, nodes.Name) and called.node.name == "p":
            return getattr(self._known["p"], called.attr)  # type: ignore[no-any-return]
        return None


def _constant(value: Any, instead: nodes.Node) -> nodes.Const:
    return nodes.Const(value, lineno=instead.lineno, environment=instead.environment)


class _Generator(CodeGenerator):
    """Writes templates in which a key of a dict is read, and a function of ours called, as Python does it.

    What stands between two decisions is one piece of text, and only what may need it is escaped.
    """

    def visit_Output(self, node: nodes.Output, frame: Frame) -> None:
        if frame.buffer is not None or frame.require_output_check:
            super().visit_Output(node, frame)
            return
        finalize = self._make_finalize()
        said: list[str] = []
        self.writeline("yield ''.join((", node)
        for child in node.nodes:
            try:
                said.append(self._output_child_to_const(child, frame, finalize))
                continue
            except nodes.Impossible:
                self._say(said)
            self._output_child_pre(child, frame, finalize)
            self.visit(child, frame)
            self._output_child_post(child, frame, finalize)
            self.write(", ")
        self._say(said)
        self.write("))")

    def _say(self, said: list[str]) -> None:
        if said:
            self.write(f"{''.join(said)!r}, ")
            said.clear()

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        if _is_plain(node):
            self.write("(")
        elif _is_quick(frame, finalize):
            self.write("(_is if (_kind := (_is := ")
        else:
            super()._output_child_pre(node, frame, finalize)

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> None:
        if _is_plain(node):
            self.write(")")
        elif _is_quick(frame, finalize):
            self.write(").__class__) is Markup else f'{_is}' if _kind is int else escape(_is))")
        else:
            super()._output_child_post(node, frame, finalize)

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

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        if node.expr2 is None:  # nothing, instead of something undefined that is made to say nothing
            node = nodes.CondExpr(node.test, node.expr1, _constant("", node), lineno=node.lineno)
        super().visit_CondExpr(node, frame)

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


def _is_plain(node: nodes.Node | None) -> bool:
    """Whether a template says it itself and there is nothing to escape: one word or another."""
    if isinstance(node, nodes.CondExpr):
        return _is_plain(node.expr1) and (node.expr2 is None or _is_plain(node.expr2))
    return isinstance(node, nodes.Const) and type(node.value) is str and _SPECIAL.search(node.value) is None


def _is_quick(frame: Frame, finalize: CodeGenerator._FinalizeInfo) -> bool:
    return bool(frame.eval_ctx.autoescape) and not frame.eval_ctx.volatile and finalize.src is None


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
        made.root_render_func.__globals__["escape"] = escaped
        made.root_render_func.__globals__["markup_join"] = _joined
        return made


class Quick(Environment):
    """The environment of one language: a dot means a key first, for what templates are given is dicts."""

    template_class = _Template
    context_class = _Context
    code_generator_class = _Generator

    def __init__(self, known: Mapping[str, Any], **options: Any) -> None:
        super().__init__(**options)
        self.globals |= known
        self.filters |= {"min": min, "max": max}

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        read = super()._parse(source, name, filename)
        return _Settle(self.globals).visit(read)  # type: ignore[no-any-return]

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict:
            try:
                return obj[attribute]
            except KeyError:
                pass
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)
