"""A decorated handler gets an adapter: the function stays, and what registers it comes behind it."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import span_of

from ._fix import NotEditableError, edit
from ._pieces import indent_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Decorated:
    """A function under a decorator that is an attribute of an object: `owner` is the object as it is written."""

    source: Source
    node: Function
    decorator: ast.expr
    owner: str

    @property
    def arguments(self) -> int | None:
        """How many arguments it takes by position; None if it may take more."""
        arguments = self.node.args
        if arguments.vararg is not None or arguments.kwonlyargs or arguments.kwarg is not None:
            return None
        return len(arguments.posonlyargs) + len(arguments.args)


def decorated_by(decorator: Place) -> Decorated:
    """The async function whose outermost decorator is the attribute at a place, called or not."""
    source = decorator.source
    for node in source.nodes:
        if isinstance(node, Function) and node.decorator_list:
            outermost = node.decorator_list[0]
            function = outermost.func if isinstance(outermost, ast.Call) else outermost
            if isinstance(function, ast.Attribute) and span_of(source, function) == decorator.span:
                if not isinstance(node, ast.AsyncFunctionDef):
                    raise NotEditableError("the handler is not async")
                return Decorated(source, node, outermost, source.slice(span_of(source, function.value)))
    raise NotEditableError("the decorator is not the outermost one")


def adapt_handler(decorated: Decorated, name: str, lines: Sequence[str], registration: str) -> list[Edit]:
    """Take the decorator away, and put behind the function an adapter with a name and the statement that registers it.

    `lines` are those of the adapter, indented by tabs for each level of it.
    """
    source, node = decorated.source, decorated.node
    if any(isinstance(each, ast.ClassDef) and node in each.body for each in source.nodes):
        raise NotEditableError("an adapter in the body of a class does not see the handler")
    if name in _bound_beside(source, node):
        raise NotEditableError(f"{name} has another meaning in the file")
    span = span_of(source, decorated.decorator)
    rest = source.line(span.end_line)[span.end_column :]
    end_line = node.end_lineno or node.lineno
    end = source.offset(end_line + 1, 0)
    if rest.partition("#")[0].strip() or end_line == node.body[0].lineno == node.lineno:
        raise NotEditableError("the function stands on one line")
    indent = indent_of(source.line(node.lineno))
    step = indent_of(source.line(node.body[0].lineno)).removeprefix(indent) or "    "
    gap = source.newline * (1 if indent else 2)
    own_line = "" if source.text[:end].endswith(("\n", "\r")) else source.newline
    adapter = "".join(
        f"{indent}{step * (len(each) - len(each.lstrip('	')))}{each.lstrip('	')}{source.newline}"
        for each in lines
    )
    text = f"{own_line}{gap}{adapter}{gap}{indent}{registration}{source.newline}"
    start = source.offset(span.line, 0)
    return [edit(source, start, source.offset(span.end_line + 1, 0), ""), edit(source, end, end, text)]


def _bound_beside(source: Source, function: Function) -> Iterator[str]:
    """The names that the statements beside a function bind, and those that are used anywhere."""
    for node in source.nodes:
        for block in (getattr(node, each, None) for each in ("body", "orelse", "finalbody")):
            if isinstance(block, list) and function in block:
                yield from (each.name for each in block if isinstance(each, Function | ast.ClassDef))
        if isinstance(node, ast.Name):
            yield node.id
