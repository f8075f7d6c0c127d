"""A computed docstring, which Python does not keep, becomes an argument of the decorator."""

from __future__ import annotations

import ast
import builtins
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import NodePlace, expression_segment, span_of
from flake8_mcp.syntax.walking import walk

from ._fix import NotEditableError, edit
from .arguments import add_keyword
from .imports import import_name
from .signatures import function_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit
    from .parameters import Function


def move_computed_docstring(function: Place, token: Place, keyword: str) -> list[Edit]:
    """Move what stands in the docstring's place of a function into a keyword of the decorator at `token`.

    The decorator computes it when the function is defined. So it may use only what is bound once and for all at module
    level above the function, and call nothing that could do something else.
    """
    source, node = function.source, function_at(function)
    decorator = _decorator_at(source, node, token)
    statement = node.body[0]
    if not isinstance(statement, ast.Expr) or len(node.body) == 1:
        raise NotEditableError("the function would have no body")
    _check_names(source.tree, node, statement.value)
    text = source.slice(span_of(source, statement))
    imports: list[Edit] = []
    if text.startswith("("):
        raise NotEditableError("the text is laid out over several lines")
    if "\n" in text or "\r" in text or "\\n" in text:
        cleandoc, imports = import_name(source, "inspect", "cleandoc")
        text = f"{cleandoc}({text})"
    elif text.count('"') == 6 and text.endswith('"""'):  # noqa: PLR2004 - three in front and three behind
        text = text.replace('"""', '"')
    place = NodePlace(segment := expression_segment(source, decorator), segment.root)
    return [*add_keyword(place, keyword, text), _removal(source, node, statement), *imports]


def _decorator_at(source: Source, node: Function, token: Place) -> ast.expr:
    span = token.span
    for decorator in node.decorator_list:
        around = span_of(source, decorator)
        if (around.line, around.column) <= (span.line, span.column) <= (around.end_line, around.end_column):
            return decorator
    raise NotEditableError("the decorator is not written at the function")


def _check_names(tree: ast.Module, function: Function, expression: ast.expr) -> None:
    """Make sure that an expression has the same value where the function is defined as where it runs."""
    bound_above = {
        name for node in tree.body if node.lineno < function.lineno and node is not function for name in _bound(node)
    }
    for node in walk(expression):
        if isinstance(node, ast.Call) and not _is_harmless(node.func):
            raise NotEditableError("it calls a function")
        if isinstance(node, ast.NamedExpr | ast.Await | ast.Yield | ast.YieldFrom | ast.Lambda | ast.comprehension):
            raise NotEditableError("it does more than compute a text")
        if isinstance(node, ast.Name):
            times = sum(name == node.id for each in walk(tree) for name in _bound_itself(each))
            is_constant = node.id in bound_above and times == 1
            if not is_constant and (times or not hasattr(builtins, node.id)):
                raise NotEditableError(f"{node.id} is not bound at module level above the function")


def _is_harmless(function: ast.expr) -> bool:
    """Whether a call only computes: a method of texts, or one of the builtins that do."""
    if isinstance(function, ast.Attribute):
        return hasattr(str, function.attr)
    return isinstance(function, ast.Name) and function.id in {"len", "str", "repr", "sorted", "min", "max", "sum"}


def _bound(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement of a module binds for sure."""
    match statement:
        case ast.Assign(targets=targets):
            yield from (each.id for each in targets if isinstance(each, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
            yield name
        case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
            yield from (name for alias in aliases for name in _bound_itself(alias))


def _bound_itself(node: ast.AST) -> Iterator[str]:
    """The names that a single node binds, in whatever scope, without what is below it."""
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()) | ast.arg(arg=name):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Global(names=names):
            yield from names
        case ast.alias(name=name, asname=other):
            yield other or name.partition(".")[0]


def _removal(source: Source, node: Function, statement: ast.stmt) -> Edit:
    """The statement goes with its lines, and with the blank lines behind it."""
    span = span_of(source, statement)
    line = source.line(span.line)
    rest = source.line(span.end_line)[span.end_column :]
    if line[: span.column].strip() or rest.partition("#")[0].strip():
        raise NotEditableError("something else stands on the line")
    following = node.body[1]
    last = span.end_line
    while last + 1 < following.lineno and not source.line(last + 1).strip():
        last += 1
    return edit(source, source.offset(span.line, 0), source.offset(last + 1, 0), "")
