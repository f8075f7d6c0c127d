"""Edits of dicts and lists: a key, a value or an item is replaced, added or removed.

A value is edited only where it is written into its dict or list itself. A constant that a name carries there may be
used elsewhere, so it stays as it is.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.segments import NodePlace, expression_segment, literal, span_of
from flake8_mcp.syntax.values import Array, Object, Scalar, Symbol, same

from ._enclosing import enclosing
from ._fix import NotEditableError, edit
from ._layout import Container, elements_of, layout_of, outer_range
from .literals import quote_near, written

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.syntax.segments import Segment
    from flake8_mcp.syntax.source import Source, Span
    from flake8_mcp.syntax.values import Entry, Place, Value

    from ._fix import Edit


def replace_value(value: Value, data: object) -> list[Edit]:
    """Replace a literal in a dict or list, or the value of a key there, by other data."""
    segment, node = node_of(value.place)
    check_literal(value, node)
    _check_slot(segment, node)
    return [edit(segment.source, *outer_range(segment, node), written(data, quote_near(segment, node)))]


def wrap_in_list(value: Value) -> list[Edit]:
    """Make a list of the value of a key or keyword, with that value as its only item, however it is written."""
    segment, node = node_of(value.place)
    parent = segment.parent(node)
    if not isinstance(parent, cst.Arg) or parent.keyword is None:
        _check_slot(segment, node)
    start, end = outer_range(segment, node)
    return [edit(segment.source, start, start, "["), edit(segment.source, end, end, "]")]


def nest_entry(entry: Entry, name: str, inner: str) -> list[Edit]:
    """Put the value of a key into a dict of its own: `"old": value` becomes `name: {inner: value}`."""
    segment, container, index = _home_of_entry(entry)
    element = elements_of(container)[index]
    assert isinstance(element, cst.DictElement | cst.Arg)
    start, end = outer_range(segment, element.value)
    key = written(inner, quote_near(segment, element.key if isinstance(element, cst.DictElement) else None))
    return [
        *rename_key(entry, name),
        edit(segment.source, start, start, f"{{{key}: "),
        edit(segment.source, end, end, "}"),
    ]


def replace_brackets(value: Value) -> list[Edit]:
    """Make a list of a set display, which keeps its items as they are written."""
    segment, node = node_of(value.place)
    check_literal(value, node)
    _check_slot(segment, node)
    if not isinstance(node, cst.Set):
        raise NotEditableError("the set is not written out")
    layout = layout_of(segment, node)
    return [
        edit(segment.source, layout.opened - 1, layout.opened, "["),
        edit(segment.source, layout.closed, layout.closed + 1, "]"),
    ]


def rename_key(entry: Entry, name: str) -> list[Edit]:
    """Give a key of a dict another name."""
    segment, container, index = _home_of_entry(entry)
    element = elements_of(container)[index]
    if isinstance(element, cst.Arg):
        assert element.keyword is not None
        if not name.isidentifier():
            raise NotEditableError(f"{name} is no keyword of Python")
        return [edit(segment.source, *outer_range(segment, element.keyword), name)]
    assert isinstance(element, cst.DictElement)
    return [edit(segment.source, *outer_range(segment, element.key), written(name, quote_near(segment, element.key)))]


def remove_entry(entry: Entry) -> list[Edit]:
    """Take a key and its value out of a dict."""
    segment, container, index = _home_of_entry(entry)
    element = elements_of(container)[index]
    if isinstance(element, cst.DictElement | cst.Arg) and not _is_plain(element.value):
        raise NotEditableError("the value is computed")
    return layout_of(segment, container).remove(index)


def insert_entry(value: Value, name: str, data: object, *, first: bool = False, after: str | None = None) -> list[Edit]:
    """Put a key with plain data into a dict, behind all others, in front of them, or behind a certain one."""
    if not isinstance(value, Object):
        raise NotEditableError("the dict is not written out")
    return insert_entries(value.place, {name: data}, first=first, after=after)


def insert_entries(
    place: Place, members: Mapping[str, object], *, first: bool = False, after: str | None = None
) -> list[Edit]:
    """Put keys with plain data into the dict at a place, as `insert_entry`."""
    segment, node = node_of(place)
    if not _makes_dict(node):
        raise NotEditableError("the dict is not written out")
    assert isinstance(node, cst.Dict | cst.Call)
    quote = quote_near(segment, _first_key(node))
    texts = [f"{written(name, quote)}: {written(data, quote)}" for name, data in members.items()]
    if isinstance(node, cst.Call):
        if not all(map(str.isidentifier, members)):
            raise NotEditableError("a key is no keyword of Python")
        texts = [f"{name}={written(data, quote)}" for name, data in members.items()]
        first = first and all(each.keyword is not None for each in node.args)
    layout = layout_of(segment, node)
    if first:
        return layout.insert_first(", ".join(texts))
    keys = [_written_key(each) for each in elements_of(node)]
    repeated = next((each for each in members if each in keys), None)
    if repeated is not None:
        raise NotEditableError(f"it has {repeated} already")
    index = keys.index(after) if after is not None and after in keys else len(keys) - 1
    return layout.insert_behind(index, *texts)


def insert_beside(key: Place, members: Mapping[str, object], *, next_to_it: bool = False) -> list[Edit]:
    """Put keys with plain data into the dict that has a key at a place: behind all others, or right behind that one."""
    segment, node = node_of(key)
    element = segment.parent(node)
    container = segment.parent(element) if element is not None else None
    if not isinstance(container, cst.Dict | cst.Call) or not isinstance(node, cst.SimpleString | cst.Name):
        raise NotEditableError("the dict is not written out")
    after = _written_key(element) if next_to_it else None
    return insert_entries(NodePlace(segment, container), members, after=after if isinstance(after, str) else None)


def _written_key(element: cst.CSTNode | None) -> object:
    """The key of an entry as it is written; None if it is no literal."""
    if isinstance(element, cst.DictElement):
        return literal(element.key) if isinstance(element.key, cst.SimpleString) else None
    keyword = getattr(element, "keyword", None)
    return keyword.value if isinstance(keyword, cst.Name) else None


def append_item(value: Value, data: object) -> list[Edit]:
    """Put plain data behind the items of a list or tuple."""
    segment, node = node_of(value.place)
    if not isinstance(value, Array) or not isinstance(node, cst.List | cst.Tuple):
        raise NotEditableError("the list is not written out")
    quote = quote_near(segment, node.elements[0].value if node.elements else None)
    return layout_of(segment, node).insert_behind(len(node.elements) - 1, written(data, quote))


def remove_item(item: Value) -> list[Edit]:
    """Take a literal out of the list, tuple or set that it is written in."""
    segment, node = node_of(item.place)
    check_literal(item, node)
    element = segment.parent(node)
    container = segment.parent(element) if element is not None else None
    if not isinstance(container, cst.List | cst.Tuple | cst.Set):
        raise NotEditableError("the item is not written in a list")
    index = next(index for index, each in enumerate(container.elements) if each is element)
    return layout_of(segment, container).remove(index)


def node_of(place: Place) -> tuple[Segment, cst.BaseExpression]:
    """The expression at a place, in a segment that also holds the display or call around it, if there is one."""
    if not isinstance(place, NodePlace) or not isinstance(place.node, cst.BaseExpression):
        raise NotEditableError("what stands there is no expression")
    segment, node = place.segment, place.node
    if node is not segment.root:
        return segment, node
    around = _around(place.source, place.span)
    if around is None:
        return segment, node
    segment = expression_segment(place.source, around)
    assert isinstance(segment.root, cst.Dict | cst.List | cst.Tuple | cst.Set | cst.Call)
    for element in elements_of(segment.root):
        for part in (getattr(element, "key", None), getattr(element, "keyword", None), getattr(element, "value", None)):
            if isinstance(part, cst.BaseExpression) and segment.span(part) == place.span:
                return segment, part
    return place.segment, node


def _around(source: Source, span: Span) -> ast.expr | None:
    """The innermost display or call around a span that is an element of it."""
    best: tuple[Span, ast.expr] | None = None
    for node in enclosing(source, span):
        if isinstance(node, ast.Dict | ast.List | ast.Tuple | ast.Set | ast.Call):
            found = span_of(source, node)
            if _holds(found, span) and found != span and (best is None or _holds(best[0], found)):
                best = found, node
    return best[1] if best is not None else None


def _holds(outer: Span, inner: Span) -> bool:
    starts_before = (outer.line, outer.column) <= (inner.line, inner.column)
    return starts_before and (inner.end_line, inner.end_column) <= (outer.end_line, outer.end_column)


def check_literal(value: Value, node: cst.BaseExpression) -> None:
    """Make sure that the text at a value's place is the value itself, and not what it is computed from."""
    if isinstance(value, Array):
        is_written = isinstance(node, cst.List | cst.Tuple | cst.Set) and len(node.elements) == len(value.items)
    elif isinstance(value, Object):
        is_written = isinstance(node, cst.Dict)
    elif isinstance(value, Symbol):
        is_written = isinstance(node, cst.Name) and value.name == f"builtins.{node.value}"
    else:
        read = _read(node, value.place)
        is_written = read is not None and same(read, value)
    if not is_written:
        raise NotEditableError("the value is computed")


def _read(node: cst.BaseExpression, place: Place) -> Value | None:
    """The value of a literal, or of the name of a builtin type."""
    if isinstance(node, cst.SimpleString):
        return Scalar(place, literal(node))
    if isinstance(node, cst.ConcatenatedString):
        text = node.evaluated_value
        return Scalar(place, text) if text is not None else None
    if isinstance(node, cst.Integer | cst.Float):
        return Scalar(place, node.evaluated_value)
    constants = {"True": True, "False": False, "None": None}
    if isinstance(node, cst.Name) and node.value in constants:
        return Scalar(place, constants[node.value])
    return None


def _check_slot(segment: Segment, node: cst.BaseExpression) -> None:
    """Make sure that an expression is an element of a display or an argument of dict()."""
    parent = segment.parent(node)
    if isinstance(parent, cst.Element | cst.DictElement):
        return
    if isinstance(parent, cst.Arg):
        call = segment.parent(parent)
        if call is not None and _makes_dict(call) and parent.keyword is not None:
            return
    raise NotEditableError("the value may be used elsewhere")


def _is_plain(node: cst.BaseExpression) -> bool:
    """Whether an expression says what it is by itself."""
    if isinstance(node, cst.Name):
        return node.value in {"True", "False", "None"}
    return not isinstance(node, cst.Attribute | cst.Call | cst.Subscript | cst.BinaryOperation | cst.IfExp)


def _makes_dict(node: cst.CSTNode) -> bool:
    if isinstance(node, cst.Call):
        return isinstance(node.func, cst.Name) and node.func.value == "dict"
    return isinstance(node, cst.Dict)


def _home_of_entry(entry: Entry) -> tuple[Segment, Container, int]:
    """The display or dict() call that an entry is written in, and its index there."""
    segment, node = node_of(entry.place)
    if not isinstance(node, cst.SimpleString | cst.Name):
        raise NotEditableError("the key is computed")
    element = segment.parent(node)
    container = segment.parent(element) if element is not None else None
    if isinstance(element, cst.DictElement) and element.key is node and isinstance(node, cst.SimpleString):
        assert isinstance(container, cst.Dict)
        return segment, container, next(i for i, each in enumerate(container.elements) if each is element)
    if isinstance(element, cst.Arg) and element.keyword is node and isinstance(container, cst.Call):
        if not _makes_dict(container):
            raise NotEditableError("the key is a keyword of a call")
        return segment, container, next(i for i, each in enumerate(container.args) if each is element)
    raise NotEditableError("the key is computed")


def _first_key(node: cst.Dict | cst.Call) -> cst.CSTNode | None:
    if isinstance(node, cst.Dict):
        first = next((each for each in node.elements if isinstance(each, cst.DictElement)), None)
        return first.key if first is not None else None
    return next((each.value for each in node.args if isinstance(each.value, cst.SimpleString)), None)
