"""Edits of schemas: a type that may also be null becomes two alternatives."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.segments import literal

from ._fix import NotEditableError, applied, edit
from ._layout import layout_of, width_of
from ._pieces import has_comment, has_line_end, indent_of, moved
from .containers import node_of
from .literals import written

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit
    from ._layout import Item, Layout


def split_nullable(schema: Place, word: str, inner: Collection[str], dropped: Sequence[Edit] = ()) -> list[Edit]:
    """Write `"anyOf": [{"type": word, ...}, {"type": "null"}]` in the place of `type` in the dict at a place.

    The keywords of `inner` move into the first alternative as they are written, but for what `dropped` takes away.
    """
    segment, node = node_of(schema)
    if not isinstance(node, cst.Dict):
        raise NotEditableError("the schema is not written out")
    keys = [
        literal(each.key) if isinstance(each, cst.DictElement) and isinstance(each.key, cst.SimpleString) else None
        for each in node.elements
    ]
    if None in keys or len(set(keys)) < len(keys):
        raise NotEditableError("the schema is not written out")
    layout, source = layout_of(segment, node), segment.source
    pieces = [_piece(source, each, dropped) for each in layout.items]
    own = keys.index("type")
    quote = "'" if source.text[layout.items[own].start] == "'" else '"'
    inside = [piece for key, piece in zip(keys, pieces, strict=True) if key in inner]
    arm = [f"{written('type', quote)}: {written(word, quote)}", *inside]
    start, end = layout.items[own].start, layout.items[own].end
    text = _any_of(layout, layout.items[own], arm, quote)
    if not inside:
        return [edit(source, start, end, text)]
    first, last = layout.items[0].start, layout.items[-1].end
    rest = [text if key == "type" else piece for key, piece in zip(keys, pieces, strict=True) if key not in inner]
    gaps = (source.text[one.end : other.start] for one, other in zip(layout.items, layout.items[1:], strict=False))
    if any(map(has_comment, gaps)):
        raise NotEditableError("comments stand in the schema")
    is_exploded = layout.starts_line(layout.items[own])
    between = f",{source.newline}{layout.indent(layout.items[own])}" if is_exploded else ", "
    return [edit(source, first, last, between.join(rest))]


def _piece(source: Source, item: Item, dropped: Sequence[Edit]) -> str:
    here = [each for each in dropped if item.start <= each.start and each.end <= item.end]
    shifted = [replace(each, start=each.start - item.start, end=each.end - item.start) for each in here]
    return applied(source.text[item.start : item.end], shifted)


def _any_of(layout: Layout, item: Item, arm: Sequence[str], quote: str) -> str:
    """The alternatives on one line if they fit there, or if the dict itself stands on one."""
    key, null = written("anyOf", quote), written({"type": "null"}, quote)
    text = f"{key}: [{{{', '.join(arm)}}}, {null}]"
    if not layout.starts_line(item):
        return text
    source, indent = layout.source, layout.indent(item)
    width = width_of(source)
    if not has_line_end(text) and len(f"{indent}{text},".expandtabs(4)) <= width:
        return text
    outer = indent_of(source.line(source.span(layout.closed, layout.closed).line))
    step = indent.removeprefix(outer) if indent.startswith(outer) and indent != outer else "    "
    inner = f"{source.newline}{indent}{step}"
    first = f"{{{', '.join(arm)}}}"
    if has_line_end(first) or len(f"{indent}{step}{first},".expandtabs(4)) > width:
        lines = "".join(f"{inner}{step}{moved(each, f'{indent}{step}{step}')}," for each in arm)
        first = f"{{{lines}{inner}}}"
    return f"{key}: [{inner}{first},{inner}{null},{source.newline}{indent}]"
