"""Where the elements of a display, a call or a signature stand, and how one comes or goes without a trace."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.lazy_dataclass import dataclass

from ._fix import NotEditableError, edit
from ._pieces import has_line_end, indent_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flake8_mcp.syntax.segments import Segment
    from flake8_mcp.syntax.source import Source, Span

    from ._fix import Edit

_BLANK_REST = re.compile(r"[ \t\f]*(?:#[^\r\n]*)?(?=\r|\n|\Z)")
_GAP = re.compile(r"(?:[ \t\f\r\n]|\\(?:\r\n|\n|\r)|#[^\r\n]*)*")
_LINE_END = re.compile(r"\r\n|\n|\r")
_LEAST_WIDTH, _MOST_WIDTH = 88, 120

Container = cst.Dict | cst.List | cst.Tuple | cst.Set | cst.Call | cst.Subscript
Element = cst.BaseElement | cst.BaseDictElement | cst.Arg | cst.SubscriptElement


@dataclass(frozen=True, slots=True)
class Item:
    """One element: from its first to behind its last character, parentheses included, and where its comma is."""

    start: int
    end: int
    comma: int | None


@dataclass(frozen=True, slots=True)
class Layout:
    """The elements between two brackets: `opened` is behind the first bracket, `closed` in front of the last."""

    source: Source
    opened: int
    closed: int
    items: tuple[Item, ...]
    keeps_comma: bool = False  # a tuple of one element needs its comma

    def insert_first(self, text: str) -> list[Edit]:
        """Put an element in front of all others."""
        if not self.items:
            return self._fill(text)
        first = self.items[0]
        if self.starts_line(first) and _BLANK_REST.match(self.source.text, self.opened):
            line_start = self._next_line(self.opened)
            return [edit(self.source, line_start, line_start, f"{self.indent(first)}{text},{self.source.newline}")]
        return [edit(self.source, first.start, first.start, f"{text}, ")]

    def insert_behind(self, index: int, *texts: str) -> list[Edit]:
        """Put elements behind another one; index -1 is before all others."""
        if not self.items:
            return self._fill(", ".join(texts))
        item = self.items[index]
        end = item.end if item.comma is None else item.comma + 1
        if not self.starts_line(item):
            text = ", ".join(texts)
            return [edit(self.source, end, end, f", {text}" if item.comma is None else f" {text},")]
        start = f"{self.source.newline}{self.indent(item)}"
        line = ",".join(f"{start}{each}" for each in texts)
        rest = _BLANK_REST.match(self.source.text, end)
        at = rest.end() if rest is not None and rest.end() < self.closed else end
        if item.comma is not None:
            return [edit(self.source, at, at, f"{line},")]
        # no comma behind the last element is the author's style
        return (
            [edit(self.source, end, end, f",{line}")]
            if at == end
            else [edit(self.source, end, end, ","), edit(self.source, at, at, line)]
        )

    def insert_fitting(self, index: int, *texts: str) -> list[Edit]:
        """Put elements behind another one; a call that gets too long for its line gets a line for each argument."""
        edits = self.insert_behind(index, *texts)
        source, first = self.source, self._line_start(self.opened)
        line = source.line(source.span(first, first).line)
        before, rest = line[: self.opened - first - 1], line[self.closed + 1 - first :].partition("#")[0]
        length = len(line) + sum(len(each.text) for each in edits) - len(line[self.closed + 1 - first :]) + len(rest)
        if self.closed >= first + len(line) or any(map(has_line_end, texts)) or length <= width_of(source):
            return edits
        if rest.strip() or any(each in before for each in "()[]{}"):
            return edits
        indent = indent_of(before)
        step = "\t" if "\t" in indent or f"{source.newline}\t" in source.text else "    "
        pieces = [source.text[each.start : each.end] for each in self.items]
        pieces[index + 1 : index + 1] = texts
        body = "".join(f"{source.newline}{indent}{step}{each}," for each in pieces)
        return [edit(source, self.opened, self.closed, f"{body}{source.newline}{indent}")]

    def remove(self, index: int) -> list[Edit]:
        """Take an element away, with its comma and the lines that it has for itself."""
        item = self.items[index]
        end = item.end if item.comma is None else item.comma + 1
        if len(self.items) == 1 and not self._has_comment(self.opened, item.start, item.end, self.closed):
            return [edit(self.source, self.opened, self.closed, "")]
        rest = _BLANK_REST.match(self.source.text, end)
        if self.starts_line(item) and rest is not None and rest.end() < self.closed:
            return self._remove_lines(index, rest.end())
        if len(self.items) == 1:
            raise NotEditableError("comments stand around the only element")
        return self._remove_last(end) if index + 1 == len(self.items) else self._remove_inline(index, end)

    def _remove_lines(self, index: int, end: int) -> list[Edit]:
        item = self.items[index]
        edits = [edit(self.source, self._line_start(item.start), self._next_line(end), "")]
        if item.comma is None and index and not self.keeps_comma:
            comma = self.items[index - 1].comma
            assert comma is not None
            edits.insert(0, edit(self.source, comma, comma + 1, ""))
        return edits

    def _remove_inline(self, index: int, end: int) -> list[Edit]:
        """Remove an element with others behind it: up to the next one, or from the comma before if that has a line."""
        item, after = self.items[index], self.items[index + 1].start
        if self._has_comment(end, after):
            raise NotEditableError("a comment stands behind the element")
        gap = self.source.text[end:after]
        if not index or not ("\n" in gap or "\r" in gap):
            return [edit(self.source, item.start, after, "")]
        comma = self.items[index - 1].comma
        assert comma is not None
        if self._has_comment(comma, item.start):
            raise NotEditableError("a comment stands in front of the element")
        return [edit(self.source, comma + 1, end, "")]

    def _remove_last(self, end: int) -> list[Edit]:
        before, item = self.items[-2], self.items[-1]
        if self._has_comment(before.end, item.start, item.end, end):
            raise NotEditableError("a comment stands in front of the element")
        assert before.comma is not None
        if self.keeps_comma:
            return [edit(self.source, before.comma + 1, end, "")]
        return [edit(self.source, before.end, item.end, "")]

    def _fill(self, text: str) -> list[Edit]:
        if self.source.text[self.opened : self.closed].strip():
            raise NotEditableError("a comment stands between the brackets")
        return [edit(self.source, self.opened, self.closed, f"{text}," if self.keeps_comma else text)]

    def _has_comment(self, *around: int) -> bool:
        """Whether a comment stands between pairs of offsets."""
        pairs = zip(around[::2], around[1::2], strict=True)
        return any("#" in self.source.text[start:end] for start, end in pairs)

    def _line_start(self, offset: int) -> int:
        text = self.source.text
        return max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1

    def _next_line(self, offset: int) -> int:
        found = _LINE_END.search(self.source.text, offset)
        assert found is not None
        return found.end()

    def starts_line(self, item: Item) -> bool:
        """Whether nothing stands in front of an element on its line."""
        return not self.indent(item).strip() and self._line_start(item.start) >= self.opened

    def indent(self, item: Item) -> str:
        """What stands in front of an element on its line."""
        return self.source.text[self._line_start(item.start) : item.start]


@functools.lru_cache(maxsize=4)
def width_of(source: Source) -> int:
    """How long the lines of a file may be: as long as they are, within what people choose."""
    longest = max(map(len, source.lines))
    return max(_LEAST_WIDTH, min(_MOST_WIDTH, longest))


def layout_of(segment: Segment, node: Container) -> Layout:
    """The layout of a container. Raises NotEditableError for a tuple without parentheses."""
    source = segment.source
    if isinstance(node, cst.Call):
        opened = _skip_gap(source.text, _end(source, segment.outer_span(node.func))) + 1
        elements: Sequence[Element] = node.args
    elif isinstance(node, cst.Subscript):
        opened = _skip_gap(source.text, _end(source, segment.outer_span(node.value))) + 1
        elements = node.slice
    else:
        opened = _start(source, segment.span(node)) + 1
        elements = node.elements
    closed = _end(source, segment.span(node)) - 1
    if source.text[opened - 1] + source.text[closed] not in {"()", "[]", "{}"}:
        raise NotEditableError("it has no brackets")
    items = tuple(_item(segment, each) for each in elements)
    return Layout(source, opened, closed, items, keeps_comma=isinstance(node, cst.Tuple))


def elements_of(node: Container) -> Sequence[Element]:
    """The elements of a container, in the order of its layout."""
    if isinstance(node, cst.Call):
        return node.args
    return node.slice if isinstance(node, cst.Subscript) else node.elements


def outer_range(segment: Segment, node: cst.BaseExpression) -> tuple[int, int]:
    """The offsets of an expression with all parentheses around it."""
    span = segment.outer_span(node)
    return _start(segment.source, span), _end(segment.source, span)


def _item(segment: Segment, element: Element) -> Item:
    source = segment.source
    if isinstance(element, cst.SubscriptElement):
        if not isinstance(element.slice, cst.Index):
            raise NotEditableError("a slice is no list of types")
        start, end = outer_range(segment, element.slice.value)
    else:
        assert isinstance(element, cst.BaseElement | cst.BaseDictElement | cst.Arg)
        start, end = outer_range(segment, element.value)
    if isinstance(element, cst.DictElement):
        start, _ = outer_range(segment, element.key)
    elif isinstance(element, cst.Arg) and element.keyword is not None:
        start = _start(source, segment.span(element.keyword))
    elif isinstance(element, cst.StarredElement | cst.StarredDictElement) or (
        isinstance(element, cst.Arg) and element.star
    ):
        start = source.text.rindex("*", 0, start)
        start -= source.text[start - 1] == "*"
    comma = None
    if isinstance(element.comma, cst.Comma):
        comma = _skip_gap(source.text, end)
        assert source.text[comma] == ","
    return Item(start, end, comma)


def _skip_gap(text: str, offset: int) -> int:
    found = _GAP.match(text, offset)
    assert found is not None
    return found.end()


def _start(source: Source, span: Span) -> int:
    return source.offset(span.line, span.column)


def _end(source: Source, span: Span) -> int:
    return source.offset(span.end_line, span.end_column)
