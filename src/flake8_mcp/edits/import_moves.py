"""Imports that move: out of `if TYPE_CHECKING`, or to another module that has the same name."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import span_of

from ._fix import NotEditableError, applied, edit
from ._layout import Item, Layout
from .imports import add_name, import_name, own_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit

Import = ast.Import | ast.ImportFrom


def import_at_runtime(source: Source, name: str) -> list[Edit]:
    """Move the import that gives a name under `if TYPE_CHECKING` to the imports of the module."""
    for block in source.tree.body:
        if isinstance(block, ast.If) and _is_type_checking(block.test):
            for statement in block.body:
                alias = _alias_for(statement, name)
                if alias is not None:
                    assert isinstance(statement, Import)
                    if block.orelse:
                        raise NotEditableError("the other branch may give the name too")
                    return [_added(source, statement, alias), *_taken(source, statement, alias, block)]
    raise NotEditableError("no import under TYPE_CHECKING gives the name")


def take_from(place: Place, name: str, old: str, new: str) -> list[Edit]:
    """Let what is written at a place, `name` of module `old`, come from module `new`, which has the same.

    An import of the name moves for all its uses; `old.name` becomes the name, which is imported.
    """
    source, span = place.source, place.span
    text = source.slice(span)
    statement, alias = next(_imports_of(source, old, name, text), (None, None))
    if statement is not None and alias is not None:
        if len(statement.names) == 1:
            return move_statement(source, statement, new)
        return [add_name(source, new, _said(alias)), *_taken(source, statement, alias, None)]
    if "." not in text:
        raise NotEditableError("the import of the name is not found")
    said, imports = import_name(source, new, name)
    start = source.offset(span.line, span.column)
    return [edit(source, start, start + len(text), said), *imports]


def move_statement(source: Source, statement: ast.ImportFrom, module: str) -> list[Edit]:
    """Let an import of one name come from another module.

    It moves among the imports of its kind, and joins one from the module unless it has another name here; where it
    stands alone, only its module changes.
    """
    (alias,) = statement.names
    try:
        added = add_name(source, module, alias.name) if alias.asname is None else _own_import(source, module, alias)
        edits = [added, _lines_gone(source, statement)]
    except NotEditableError:
        edits = []
    if not edits or edits[1].start <= edits[0].start <= edits[1].end:
        start = module_start(source, statement)
        return [edit(source, start, start + len(statement.module or ""), module)]
    return edits


def _own_import(source: Source, module: str, alias: ast.alias) -> Edit:
    return own_line(source, module, f"from {module} import {_said(alias)}", ast.ImportFrom)


def module_start(source: Source, statement: ast.ImportFrom) -> int:
    """Where an import names its module."""
    span = span_of(source, statement)
    start = source.offset(span.line, span.column)
    found = source.text.index("from", start) + len("from")
    found += len(source.text[found:]) - len(source.text[found:].lstrip())
    if not source.text.startswith(statement.module or "", found):
        raise NotEditableError("the module is written in another way")
    return found


def _is_type_checking(test: ast.expr) -> bool:
    name = test.attr if isinstance(test, ast.Attribute) else test.id if isinstance(test, ast.Name) else ""
    return name == "TYPE_CHECKING"


def _alias_for(statement: ast.stmt, name: str) -> ast.alias | None:
    """The part of an import that gives a name."""
    if not isinstance(statement, Import):
        return None
    is_module = isinstance(statement, ast.Import)
    return next(
        (
            each
            for each in statement.names
            if (each.asname or (each.name.partition(".")[0] if is_module else each.name)) == name
        ),
        None,
    )


def _added(source: Source, statement: Import, alias: ast.alias) -> Edit:
    if isinstance(statement, ast.Import):
        return own_line(source, alias.name, f"import {_said(alias)}", ast.Import)
    return add_name(source, f"{'.' * statement.level}{statement.module or ''}", _said(alias))


def _said(alias: ast.alias) -> str:
    return alias.name if alias.asname is None else f"{alias.name} as {alias.asname}"


def _taken(source: Source, statement: Import, alias: ast.alias, block: ast.If | None) -> list[Edit]:
    """What an import gives, taken out of it; with the statement, and the block around it, if nothing is left."""
    if len(statement.names) > 1:
        index = next(index for index, each in enumerate(statement.names) if each is alias)
        edits = _names_of(source, statement).remove(index)
    elif block is None or len(block.body) > 1:
        edits = [_lines_gone(source, statement)]
    else:
        return [_lines_gone(source, block)]
    if block is None:
        return edits
    # one import after the other: together they may leave nothing in the block
    start, end = _range(source, block)[0], max(each.end for each in edits)
    moved = [replace(each, start=each.start - start, end=each.end - start) for each in edits]
    return [edit(source, start, end, applied(source.text[start:end], moved))]


def _names_of(source: Source, statement: Import) -> Layout:
    """Where the names of an import stand."""
    items = []
    for each in statement.names:
        start, end = _range(source, each)
        rest = source.text[end:]
        gap = len(rest) - len(rest.lstrip())
        items.append(Item(start, end, end + gap if rest[gap : gap + 1] == "," else None))
    _, end = _range(source, statement)
    is_enclosed = source.text[end - 1] == ")"
    before = source.text.rfind("(", 0, items[0].start) + 1 if is_enclosed else items[0].start
    return Layout(source, before, end - is_enclosed, tuple(items))


def _lines_gone(source: Source, node: ast.stmt) -> Edit:
    """The lines of a statement go, with the blank ones behind it if others stand in front of it."""
    span = span_of(source, node)
    start, end = source.offset(span.line, 0), source.offset(span.end_line + 1, 0)
    rest = source.text[source.offset(span.end_line, span.end_column) : end]
    if source.line(span.line)[: span.column].strip() or rest.partition("#")[0].strip():
        raise NotEditableError("something else stands on the line of the import")
    count = len(source.line_starts)
    if span.line == 1 or not source.line(span.line - 1).strip():
        line = span.end_line + 1
        while line <= count and not source.line(line).strip():
            line += 1
        end = source.offset(line, 0)
    return edit(source, start, end, "")


def _imports_of(source: Source, module: str, name: str, used: str) -> Iterator[tuple[ast.ImportFrom, ast.alias]]:
    """The imports at module level by which a file can say a name of a module as it is used."""
    for statement in source.tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module == module and not statement.level:
            for alias in statement.names:
                if alias.name == name and (alias.asname or name) == used:
                    yield statement, alias


def _range(source: Source, node: ast.alias | ast.stmt) -> tuple[int, int]:
    end_line = node.end_lineno or node.lineno
    start = source.offset(node.lineno, source.column(node.lineno, node.col_offset))
    return start, source.offset(end_line, source.column(end_line, node.end_col_offset or 0))
