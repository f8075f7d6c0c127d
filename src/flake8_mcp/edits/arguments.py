"""Edits of calls: a keyword comes, goes, or gets another name."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.segments import NodePlace, expression_segment, literal, span_of

from ._enclosing import enclosing
from ._fix import NotEditableError, edit
from ._layout import layout_of, outer_range
from .containers import check_literal, node_of
from .imports import is_bound
from .literals import quote_near, written

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.syntax.segments import Segment
    from flake8_mcp.syntax.values import Place, Value

    from ._fix import Edit


def add_keyword(call: Place, name: str, text: str, *, after: str | None = None) -> list[Edit]:
    """Add a keyword, given as source text, to the call at a place, as `add_keywords`."""
    return add_keywords(call, {name: text}, after=after)


def add_keywords(call: Place, texts: Mapping[str, str], *, after: str | None = None) -> list[Edit]:
    """Add keywords, given as source texts, behind the arguments of the call at a place, or behind one of its keywords.

    `call` is the place of a call, of the function's name in it, or of a decorator without parentheses, which gets them.
    """
    keywords = [f"{name}={text}" for name, text in texts.items()]
    if not isinstance(call, NodePlace):
        if _is_bare_decorator(call):
            end = call.source.offset(call.span.end_line, call.span.end_column)
            return [edit(call.source, end, end, f"({', '.join(keywords)})")]
        call = _node_place(call)
    segment, node = call.segment, _called_at(call)
    if isinstance(node, cst.Call):
        given = [each.keyword.value if each.keyword is not None else "" for each in node.args]
        repeated = next((each for each in texts if each in given), None)
        if repeated is not None:
            raise NotEditableError(f"{repeated} is given already")
        index = given.index(after) if after in given else len(given) - 1
        return layout_of(segment, node).insert_fitting(index, *keywords)
    _, end = outer_range(segment, node)
    return [edit(segment.source, end, end, f"({', '.join(keywords)})")]


def add_option(token: Place, name: str, text: str, *, by_place: int, after: str | None = None) -> list[Edit]:
    """Add a keyword to the registration at a place, as `add_keyword` does.

    `by_place` is how many arguments that stand by their places cannot be it. Raises NotEditableError also where there
    are more of them, as in `tool("a", None, "A.")`.
    """
    if not isinstance(token, NodePlace) and not _is_bare_decorator(token):
        token = _node_place(token)
    node = _called_at(token) if isinstance(token, NodePlace) else None
    if isinstance(node, cst.Call) and sum(each.keyword is None and each.star != "**" for each in node.args) > by_place:
        raise NotEditableError("the arguments stand by their places, so that the keyword may be given already")
    return add_keyword(token, name, text, after=after)


def _called_at(place: NodePlace) -> cst.Call | cst.Name | cst.Attribute:
    """The call at its own place or that of its function's name, else the name. Raises NotEditableError."""
    segment, node = place.segment, place.node
    if not isinstance(node, cst.Call | cst.Name | cst.Attribute):
        raise NotEditableError("the call is not written out")
    around = segment.parent(node)
    if isinstance(around, cst.Attribute) and around.attr is node:
        node, around = around, segment.parent(around)
    return around if isinstance(around, cst.Call) and around.func is node else node


def remove_keyword(keyword: Place) -> list[Edit]:
    """Take the argument away whose keyword or value stands at a place."""
    segment, call, index = _argument(keyword)
    return layout_of(segment, call).remove(index)


def remove_repeated(keyword: Place) -> list[Edit]:
    """Take the keyword at a place away if the first argument of the call, which has none, is the same text."""
    segment, call, index = _argument(keyword)
    first, value = call.args[0], call.args[index].value
    if first.keyword is not None or not isinstance(first.value, cst.SimpleString) or first.star:
        raise NotEditableError("it is not known whether both are the same")
    if not isinstance(value, cst.SimpleString) or literal(value) != literal(first.value):
        raise NotEditableError("it is not known which of the two is meant")
    return layout_of(segment, call).remove(index)


def rename_keyword(keyword: Place, name: str, *, old: str | None = None) -> list[Edit]:
    """Give the keyword at a place, or whose value stands there, another name; `old` is the one that it must have."""
    if not isinstance(keyword, NodePlace):
        return _rename_at(keyword, name)
    segment, call, index = _argument(keyword)
    node = call.args[index].keyword
    if node is None or old not in {None, node.value}:
        raise NotEditableError("the argument has no keyword, or another one")
    if any(each.keyword is not None and each.keyword.value == name for each in call.args):
        raise NotEditableError(f"{name} is given already")
    return [edit(segment.source, *outer_range(segment, node), name)]


def add_parentheses(function: Place) -> list[Edit]:
    """Call the function whose name ends at a place: `f` becomes `f()`, and `f(x)` becomes `f()(x)`."""
    source, span = function.source, function.span
    end = source.offset(span.end_line, span.end_column)
    return [edit(source, end, end, "()")]


def name_argument(argument: Place, keyword: str) -> list[Edit]:
    """Give an argument, which stands behind all others without a keyword, a keyword."""
    segment, call, index = _argument(argument)
    if call.args[index].keyword is not None or any(each.keyword is None for each in call.args[index + 1 :]):
        raise NotEditableError("an argument without keyword stands behind it")
    if any(each.keyword is not None and each.keyword.value == keyword for each in call.args):
        raise NotEditableError(f"{keyword} is given already")
    start, _ = outer_range(segment, call.args[index].value)
    return [edit(segment.source, start, start, f"{keyword}=")]


def replace_argument(value: Value, data: object) -> list[Edit]:
    """Replace the literal that is an argument of a call."""
    segment, node = node_of(value.place)
    _argument(value.place)
    check_literal(value, node)
    return [edit(segment.source, *outer_range(segment, node), written(data, quote_near(segment, node)))]


def wrap_arguments(argument: Place, function: str) -> list[Edit]:
    """Give all arguments of a call, of which one stands at a place, to another function first: `f(x)`, `f(g(x))`.

    There must be one without keyword, in front of all others.
    """
    calls = (each for each in argument.source.nodes if isinstance(each, ast.Call))
    node = next((each for each in calls if _has(argument, each)), None)
    if node is None:
        raise NotEditableError("the argument is not written out")
    segment = expression_segment(argument.source, node)
    call = segment.root
    assert isinstance(call, cst.Call)
    first, *others = call.args
    if first.keyword is not None or first.star or any(each.keyword is None for each in others):
        raise NotEditableError("the arguments are given in another way")
    layout = layout_of(segment, call)
    return [
        edit(segment.source, layout.opened, layout.opened, f"{function}("),
        edit(segment.source, layout.closed, layout.closed, ")"),
    ]


def replace_function(name: Place, text: str) -> list[Edit]:
    """Call something else: replace the function whose name ends at a place, with what it is an attribute of."""
    span = span_of(name.source, _call_at(name).func)
    start = name.source.offset(span.line, span.column)
    return [edit(name.source, start, name.source.offset(span.end_line, span.end_column), text)]


def replace_attribute(name: Place, text: str) -> list[Edit]:
    """Say something else: replace the attribute whose name ends at a place, with what it is an attribute of."""
    source, end = name.source, (name.span.end_line, name.span.end_column)
    for node in enclosing(source, name.span):
        if isinstance(node, ast.Attribute):
            span = span_of(source, node)
            if (span.end_line, span.end_column) == end and isinstance(node.ctx, ast.Load):
                return [edit(source, source.offset(span.line, span.column), source.offset(*end), text)]
    raise NotEditableError("the attribute is not written out")


def surround(expression: Place, function: str) -> list[Edit]:
    """Give the expression at a place to a builtin function."""
    if is_bound(expression.source, function):
        raise NotEditableError(f"{function} has another meaning in the file")
    return enclose(expression, f"{function}(", ")")


def enclose(expression: Place, before: str, behind: str) -> list[Edit]:
    """Put source text in front of and behind the expression at a place."""
    source, span = expression.source, expression.span
    start, end = source.offset(span.line, span.column), source.offset(span.end_line, span.end_column)
    return [edit(source, start, start, before), edit(source, end, end, behind)]


def _is_bare_decorator(place: Place) -> bool:
    """Whether a decorator without parentheses stands at a place."""
    return any(
        isinstance(each, ast.Name | ast.Attribute) and span_of(place.source, each) == place.span
        for node in place.source.nodes
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for each in node.decorator_list
    )


def _rename_at(place: Place, name: str) -> list[Edit]:
    """Rename a keyword of which no more than the name is known."""
    source, span = place.source, place.span
    for node in source.nodes:
        if isinstance(node, ast.Call):
            starts = [span_of(source, each) for each in node.keywords]
            if any((each.line, each.column) == (span.line, span.column) for each in starts):
                if any(each.arg == name for each in node.keywords):
                    raise NotEditableError(f"{name} is given already")
                start = source.offset(span.line, span.column)
                return [edit(source, start, source.offset(span.end_line, span.end_column), name)]
    raise NotEditableError("the keyword is not written out")


def _node_place(place: Place) -> NodePlace:
    segment = expression_segment(place.source, _call_at(place))
    return NodePlace(segment, segment.root)


def _call_at(place: Place) -> ast.Call:
    """The call whose function's name ends at a place."""
    end = (place.span.end_line, place.span.end_column)
    for node in enclosing(place.source, place.span):
        if isinstance(node, ast.Call):
            span = span_of(place.source, node.func)
            if (span.end_line, span.end_column) == end:
                return node
    raise NotEditableError("the call is not written out")


def _has(place: Place, call: ast.Call) -> bool:
    """Whether an argument of a call starts at a place."""
    given: list[ast.expr | ast.keyword] = [*call.args, *call.keywords]
    spans = [span_of(place.source, each) for each in given]
    return any((each.line, each.column) == (place.span.line, place.span.column) for each in spans)


def _argument(place: Place) -> tuple[Segment, cst.Call, int]:
    """The call that has an argument whose keyword or value stands at a place, and its index."""
    segment, node = node_of(place)
    argument = segment.parent(node)
    call = segment.parent(argument) if isinstance(argument, cst.Arg) else None
    if not isinstance(call, cst.Call):
        raise NotEditableError("the argument is not written out")
    return segment, call, next(index for index, each in enumerate(call.args) if each is argument)
