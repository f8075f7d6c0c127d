"""Edits of a parameter list: the `/` goes, a parameter moves to the front, or gets another name."""

from __future__ import annotations

import ast
import itertools
import re
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import is_docstring, span_of

from ._fix import NotEditableError, edit
from ._layout import Item, Layout

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit

Function = ast.FunctionDef | ast.AsyncFunctionDef

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef, ast.ListComp, ast.SetComp, ast.DictComp,
           ast.GeneratorExp)  # fmt: skip
_READS_NAMES = frozenset({"dir", "eval", "exec", "locals", "vars"})
_SKIPPED = re.compile(r"#[^\r\n]*|\\(?:\r\n|\r|\n)|[ \t\f\r\n]+")


def remove_slash(slash: Place) -> list[Edit]:
    """Take the `/` at a place out of its parameter list."""
    at = slash.source.offset(slash.span.line, slash.span.column)
    for node in slash.source.nodes:
        if isinstance(node, Function) and node.args.posonlyargs:
            layout = parameters_of(slash.source, node)
            index = next((index for index, each in enumerate(layout.items) if each.start == at), None)
            if index is not None:
                return layout.remove(index)
    raise NotEditableError("the parameters are not found")


def move_parameter(source: Source, node: Function, name: str, before: str) -> list[Edit]:
    """Move a parameter, as it is written, in front of another one that stands before it."""
    layout = parameters_of(source, node)
    old, new = _index(source, node, layout, name), _index(source, node, layout, before)
    item = layout.items[old]
    text = source.text[item.start : item.end]
    inserted = layout.insert_behind(new - 1, text) if new else layout.insert_first(text)
    return [*inserted, *layout.remove(old)]


def rename_parameter(source: Source, node: Function, old: str, new: str) -> list[Edit]:
    """Give a parameter another name: in the signature, the body and the docstring, and where the file calls it.

    Calls are those of its name, and of a method through its object. A method of the same name of anything else may be
    another function, and keeps its keywords.
    Raises NotEditableError where the new name, or the old one in an inner function, means something else, or where it
    is not sure which method is called.
    """
    own = next((each for each in _parameters(node) if each.arg == old), None)
    if own is None:
        raise NotEditableError(f"{old} is no parameter")
    for each in ast.walk(node):
        _make_sure_it_is_free(each, own, old, new)
    for scope in (each for statement in node.body for each in ast.walk(statement) if isinstance(each, _SCOPES)):
        if any(isinstance(each, ast.Name) and each.id == old and _is_bound(each) for each in ast.walk(scope)):
            raise NotEditableError(f"{old} has another meaning in an inner scope")
    is_method = any(isinstance(each, ast.ClassDef) and node in each.body for each in source.nodes)
    edits = [_replaced(source, own.lineno, own.col_offset, old, new)]
    for statement in node.body:
        edits += [
            _replaced(source, each.lineno, each.col_offset, old, new)
            for each in ast.walk(statement)
            if isinstance(each, ast.Name) and each.id == old
        ]
    edits += [
        _replaced(source, keyword.lineno, keyword.col_offset, old, new)
        for each in source.nodes
        if isinstance(each, ast.Call)
        for keyword in each.keywords
        if keyword.arg == old and _calls(each.func, node, is_method=is_method)
    ]
    return [*edits, *_in_docstring(source, node, old, new)]


def parameters_of(source: Source, node: Function) -> Layout:
    """Where the parameters of a function stand; `/`, `*`, and those with stars are elements too."""
    text = source.text
    kinds = getattr(node, "type_params", ())  # Python 3.12: parentheses may stand in them
    at = text.index("(", _range(source, kinds[-1])[1] if kinds else _range(source, node)[0]) + 1
    opened, depth, items = at, 1, []
    strings = [_range(source, each) for each in ast.walk(node.args) if isinstance(each, ast.Constant | ast.JoinedStr)]
    start = end = None
    while True:
        skipped = _SKIPPED.match(text, at)
        if skipped is not None:
            at = skipped.end()
            continue
        character = text[at]
        inside = next((until for since, until in strings if since <= at < until), None)
        if inside is None:
            depth += (character in "([{") - (character in ")]}")
        if not depth or (character == "," and depth == 1 and inside is None):
            if start is not None and end is not None:
                items.append(Item(start, end, at if depth else None))
            if not depth:
                return Layout(source, opened, at, tuple(items))
            start = end = None
            at += 1
            continue
        start = at if start is None else start
        at = at + 1 if inside is None else inside
        end = at


def _parameters(node: Function) -> Iterator[ast.arg]:
    spec = node.args
    starred = (each for each in (spec.vararg, spec.kwarg) if each is not None)
    return itertools.chain(spec.posonlyargs, spec.args, spec.kwonlyargs, starred)


def _index(source: Source, node: Function, layout: Layout, name: str) -> int:
    argument = next((each for each in _parameters(node) if each.arg == name), None)
    if argument is None:
        raise NotEditableError(f"{name} is no parameter")
    start = source.offset(argument.lineno, source.column(argument.lineno, argument.col_offset))
    return next(index for index, each in enumerate(layout.items) if each.start == start)


def _make_sure_it_is_free(node: ast.AST, own: ast.arg, old: str, new: str) -> None:
    match node:
        case ast.Name(id=name):
            is_free = name != new
        case ast.Call(func=ast.Name(id=name)):
            is_free = name not in _READS_NAMES
        case ast.arg(arg=name):
            is_free = name != new and (name != old or node is own)
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            is_free = name not in {old, new}
        case ast.ExceptHandler(name=name) | ast.MatchAs(name=name) | ast.MatchStar(name=name):
            is_free = name not in {old, new}
        case ast.MatchMapping(rest=name):
            is_free = name not in {old, new}
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            is_free = not {old, new}.intersection(names)
        case ast.alias(name=name, asname=asname):
            is_free = (asname or name.partition(".")[0]) not in {old, new}
        case _:
            is_free = True
    if not is_free:
        raise NotEditableError(f"{old} or {new} has another meaning in the function")


def _is_bound(node: ast.Name) -> bool:
    return not isinstance(node.ctx, ast.Load)


def _replaced(source: Source, line: int, offset: int, old: str, new: str) -> Edit:
    start = source.offset(line, source.column(line, offset))
    if not source.text.startswith(old, start):
        raise NotEditableError("the name is written in another way")
    return edit(source, start, start + len(old), new)


def _in_docstring(source: Source, node: Function, old: str, new: str) -> Iterator[Edit]:
    first = node.body[0]
    if is_docstring(first):
        start, end = _range(source, first)
        for found in re.finditer(rf"(?<![\w\\]){re.escape(old)}(?!\w)", source.text[start:end]):
            yield edit(source, start + found.start(), start + found.end(), new)


def _calls(called: ast.expr, node: Function, *, is_method: bool) -> bool:
    """Whether what is called is the function. Raises NotEditableError if it may be a method, and so is the function."""
    if isinstance(called, ast.Name):
        return called.id == node.name and not is_method
    if not is_method or not isinstance(called, ast.Attribute) or called.attr != node.name:
        return False
    if not isinstance(called.value, ast.Name) or called.value.id not in {"self", "cls"}:
        raise NotEditableError(f"it is not sure whose {node.name}() is called")
    return True


def _range(source: Source, node: ast.expr | ast.stmt) -> tuple[int, int]:
    span = span_of(source, node)
    return source.offset(span.line, span.column), source.offset(span.end_line, span.end_column)
