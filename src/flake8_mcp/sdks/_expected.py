"""Whether a file reckons with a failure where something stands: it keeps what is raised, or asks for the release."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place

# First and last line, the exceptions that are caught there (None: any), and the names in their handlers (None: any).
Range = tuple[int, int, frozenset[str] | None, frozenset[str] | None]

_RAISING = frozenset({"raises", "assertRaises", "assertRaisesRegex", "suppress"})
_ASKING = frozenset({"hasattr", "find_spec"})
_ANY = frozenset({"Exception", "BaseException"})
_PARENTS = {
    "ModuleNotFoundError": "ImportError",
    "ValidationError": "ValueError",
    "PydanticSchemaGenerationError": "PydanticUserError",
    "PydanticInvalidForJsonSchema": "PydanticUserError",
}


def is_expected(file: CodeFile, place: Place, type_: str, read: ast.Attribute | None = None) -> bool:
    """Whether the code at a place of a file may fail with that exception, as far as the file is concerned.

    Where an attribute is read, a handler of any exception reckons with that only if it does something else with what
    has the attribute.
    """
    if place.source is not file.source:
        return False
    if "expected" not in file.notes:
        file.notes["expected"] = tuple(_ranges(file.outline.tree))
    line = place.span.line
    names = {type_, _PARENTS.get(type_, type_), *_ANY}
    whole = next((each.id for each in walk(read) if isinstance(each, ast.Name)), None) if read is not None else None
    ranges: tuple[Range, ...] = file.notes["expected"]  # type: ignore[assignment]
    return any(
        first <= line <= last
        and (caught is None or not caught.isdisjoint(names))
        and (whole is None or said is None or whole in said or not (names - _ANY).isdisjoint(caught or ()))
        for first, last, caught, said in ranges
    )


def _ranges(tree: ast.Module) -> Iterator[Range]:
    """Line ranges with the exceptions that are caught there, None for any, and the names that handlers of them say."""
    for node in walk(tree):
        if isinstance(node, ast.Try | ast.TryStar):
            # a handler that raises in the end, after it has written a log line, takes nothing away from the failure
            handlers = [each for each in node.handlers if not isinstance(each.body[-1], ast.Raise)]
            caught: frozenset[str] | None = frozenset[str]().union(*(_caught(each) for each in handlers))
            if any(each.type is None for each in handlers):
                caught = None
            # what a handler does instead also belongs to it
            said = frozenset(each.id for handler in handlers for each in walk(handler) if isinstance(each, ast.Name))
            yield node.lineno, node.end_lineno or node.lineno, caught, said
        elif isinstance(node, ast.With | ast.AsyncWith):
            calls = [each.context_expr for each in node.items if isinstance(each.context_expr, ast.Call)]
            if any(dotted_name(each.func)[-1:] and dotted_name(each.func)[-1] in _RAISING for each in calls):
                yield node.lineno, node.end_lineno or node.lineno, None, None
        elif isinstance(node, ast.If) and _asks(node.test):
            yield node.lineno, node.end_lineno or node.lineno, None, None


def _caught(handler: ast.ExceptHandler) -> Iterator[str]:
    types = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    for each in types:
        if each is not None:
            yield from dotted_name(each)[-1:]


def _asks(test: ast.expr) -> bool:
    """Whether a condition asks for a release, or whether something has an attribute."""
    for each in walk(test):
        name = each.id if isinstance(each, ast.Name) else each.attr if isinstance(each, ast.Attribute) else ""
        if name in _ASKING or "version" in name.lower():
            return True
    return False
