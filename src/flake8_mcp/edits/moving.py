"""A keyword moves from the call that makes an object to the call that runs it; an awaited call becomes another one."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import expression_segment, span_of

from ._fix import NotEditableError, edit
from ._layout import layout_of

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping

    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit

Function = ast.FunctionDef | ast.AsyncFunctionDef
_RUN = "run"
# What else starts a server, or makes an application of it.
_STARTING = ("run", "http_app", "sse_app", "streamable_http_app")


def drop_keyword(keyword: Place) -> list[Edit]:
    """Take away the argument whose keyword stands at a place."""
    call, index = _argument_at(keyword)
    segment = expression_segment(keyword.source, call)
    assert segment.root is not None
    return layout_of(segment, segment.root).remove(len(call.args) + index)  # type: ignore[arg-type]  # a call


def move_to_run(keyword: Place, taken: Mapping[str, Container[str]]) -> list[Edit]:
    """Move the argument whose keyword stands at a place from a constructor to the one visible `run()` of its object.

    `taken` says which keywords `run()` takes with which transport. With stdio, which listens nowhere, it only goes.
    """
    source = keyword.source
    call, index = _argument_at(keyword)
    moved = call.keywords[index]
    run = _only_run(source, _name_of(source, call))
    transport = _transport(run)
    removal = drop_keyword(keyword)
    if transport == "stdio":
        return removal
    if moved.arg not in taken.get(transport, ()) or any(each.arg in {moved.arg, None} for each in run.keywords):
        raise NotEditableError(f"run() does not take {moved.arg}, or has it")
    _check_same_value(source, moved.value, call, run)
    text = f"{moved.arg}={source.slice(span_of(source, moved.value))}"
    segment = expression_segment(source, run)
    last = len(run.args) + len(run.keywords) - 1
    return [*removal, *layout_of(segment, segment.root).insert_behind(last, text)]  # type: ignore[arg-type]  # a call


def call_at_once(method: Place, name: str, keywords: Mapping[str, str]) -> list[Edit]:
    """Call another method, which is not awaited, in place of the awaited one whose name stands at a place.

    `keywords` are those that it may be given, with their new names.
    """
    source = method.source
    for node in source.nodes:
        call = node.value if isinstance(node, ast.Await) else None
        if not isinstance(node, ast.Await) or not isinstance(call, ast.Call):
            continue
        function = span_of(source, call.func)
        if (function.end_line, function.end_column) != (method.span.end_line, method.span.end_column):
            continue
        if any(each.arg not in keywords for each in call.keywords):
            raise NotEditableError("it is given something else")
        if len(call.args) > 1 or any(isinstance(each, ast.Starred) for each in call.args):
            raise NotEditableError("it is not sure which argument is which")
        whole = span_of(source, node)
        start, inner = source.offset(whole.line, whole.column), source.offset(function.line, function.column)
        at = source.offset(method.span.line, method.span.column)
        end = source.offset(method.span.end_line, method.span.end_column)
        return [edit(source, start, inner, ""), edit(source, at, end, name), *_renamed(source, call, keywords)]
    raise NotEditableError("it is not awaited where it is called")


def _renamed(source: Source, call: ast.Call, keywords: Mapping[str, str]) -> Iterator[Edit]:
    for each in call.keywords:
        new = keywords[each.arg or ""]
        if new != each.arg:
            span = span_of(source, each)
            start = source.offset(span.line, span.column)
            yield edit(source, start, start + len(each.arg or ""), new)


def _argument_at(place: Place) -> tuple[ast.Call, int]:
    start = (place.span.line, place.span.column)
    for node in place.source.nodes:
        if isinstance(node, ast.Call):
            for index, each in enumerate(node.keywords):
                span = span_of(place.source, each)
                if (span.line, span.column) == start:
                    return node, index
    raise NotEditableError("the keyword is not written out")


def _name_of(source: Source, call: ast.Call) -> str:
    """The name, or attribute, that the object of a constructor is assigned to, once."""
    for node in source.nodes:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if getattr(node, "value", None) is call and len(targets) == 1 and isinstance(targets[0], ast.expr):
            name = ast.unparse(targets[0])
            bound = [
                each
                for each in source.nodes
                if isinstance(each, ast.Name | ast.Attribute)
                and isinstance(each.ctx, ast.Store)
                and ast.unparse(each) == name
            ]
            if len(bound) == 1:
                return name
    raise NotEditableError("it is not known what is run")


def _only_run(source: Source, name: str) -> ast.Call:
    """The one call that runs an object."""
    used = [
        each
        for each in source.nodes
        if isinstance(each, ast.Attribute) and each.attr.startswith(_STARTING) and ast.unparse(each.value) == name
    ]
    runs = [each for each in source.nodes if isinstance(each, ast.Call) and each.func in used]
    if len(used) != 1 or len(runs) != 1 or used[0].attr != _RUN:
        raise NotEditableError("there is not one call that runs it")
    return runs[0]


def _transport(run: ast.Call) -> str:
    given = next((each.value for each in run.keywords if each.arg == "transport"), run.args[0] if run.args else None)
    if given is None and all(each.arg is not None for each in run.keywords):
        return "stdio"
    if not isinstance(given, ast.Constant) or not isinstance(given.value, str):
        raise NotEditableError("the transport is not known")
    return given.value


def _check_same_value(source: Source, value: ast.expr, *calls: ast.Call) -> None:
    """Make sure that an expression means the same where both calls stand."""
    names = {each.id for each in ast.walk(value) if isinstance(each, ast.Name)}
    bound = [
        name
        for each in source.nodes
        for name in (
            [each.id]
            if isinstance(each, ast.Name) and not isinstance(each.ctx, ast.Load)
            else [each.arg]
            if isinstance(each, ast.arg)
            else []
        )
    ]
    around = [
        {each for each in source.nodes if isinstance(each, Function) and call in ast.walk(each)} for call in calls
    ]
    if any(bound.count(name) > 1 for name in names) or (names and around[0] - around[1]):
        raise NotEditableError("its value may be another one there")
