"""Which keywords and values of a registration an SDK refuses, beside its function."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Array, Object, Scalar

from .callables import TAKEN, is_removed
from .refusals import RefusedError
from .since import LISTED, MCP_NAMES_CHECKED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.outline import FunctionNode
    from flake8_mcp.syntax.values import Entry, Place, Value

_TEXTS = ("title", "description")


def refused_early(keywords: Object, sdk: Sdk, form: str) -> Iterator[RefusedError]:
    """What is refused before the SDK looks at the function."""
    profile = sdk.profile
    if form == "tool_object":
        yield from _not_taken(keywords, "from_function", profile)
    if form == "add_tool" and profile in {"mcp1", "mcp2"}:
        yield from _not_taken(keywords, "tool", profile)
    if form not in {"decorator", "call"}:
        return
    yield from _given_twice(keywords)
    yield from _not_taken(keywords, "tool", profile)
    if profile in {"mcp1", "mcp2"}:
        name = keywords.entry("name")
        checked = MCP_NAMES_CHECKED.holds_for(sdk)
        if checked and name is not None and _is_no_text(name.value) and not _is_sized(name.value):
            # mcp 1.30.0, shared/tool_name_validation.py
            yield RefusedError("TypeError", "name must be a str", name.place)


def _not_taken(keywords: Object, callable_: str, profile: str) -> Iterator[RefusedError]:
    taken = TAKEN[callable_][profile]
    for key, entry in keywords.members():
        if key not in taken:
            kind = "removed" if is_removed(callable_, key, profile) else "keyword"
            yield RefusedError("TypeError", f"{callable_}() has no keyword {key}", entry.place, kind)


def _given_twice(keywords: Object) -> Iterator[RefusedError]:
    """The name, by position and by keyword in the same call."""
    if len(keywords.entries) <= 1:
        return
    call = keywords.place
    names = [each for each in keywords.entries if isinstance(each.key, Scalar) and each.key.value == "name"]
    inside = [each for each in names if len(names) > 1 and _is_inside(each.place, call)]
    if len(inside) > 1:
        yield RefusedError("TypeError", "the name is given by position and by keyword", inside[1].place, "twice")


def _is_inside(place: Place, call: Place) -> bool:
    inner, outer = place.span, call.span
    starts = (outer.line, outer.column) <= (inner.line, inner.column)
    return (
        place.source is call.source
        and starts
        and (inner.end_line, inner.end_column) <= (outer.end_line, outer.end_column)
    )


def refused_late(keywords: Object, sdk: Sdk, node: FunctionNode) -> Iterator[RefusedError]:
    """What is refused when the tool is made of the function."""
    profile = sdk.profile
    if profile in {"fm3", "fm4"}:
        yield from _no_timeout(keywords, node)
    if profile in {"fm2", "fm4"} and isinstance(node, ast.FunctionDef):
        task = _entry(keywords, "task", sdk)
        if task is not None and isinstance(task.value, Scalar) and task.value.value is True:
            yield RefusedError("ValueError", "background tasks need an async function", task.place, "option")
    if profile not in {"mcp1", "mcp2"}:
        output = _entry(keywords, "output_schema", sdk)
        if output is not None and _is_no_object(output.value):
            yield RefusedError("ValueError", "output schemas must be of type object", output.place)
    checked = sdk.family == "mcp" and MCP_NAMES_CHECKED.holds_for(sdk)
    for name in _TEXTS if checked else ("name", *_TEXTS):
        entry = _entry(keywords, name, sdk)
        if entry is not None and _is_no_text(entry.value):
            yield RefusedError("ValidationError", f"{name} must be a str", entry.place)
    meta = _entry(keywords, "meta", sdk)
    if meta is not None and (
        isinstance(meta.value, Array) or (isinstance(meta.value, Scalar) and meta.value.value is not None)
    ):
        yield RefusedError("ValidationError", "meta must be a dict", meta.place)


def _entry(keywords: Object, name: str, sdk: Sdk) -> Entry | None:
    """A keyword that `tool()` of the release takes."""
    newer = LISTED["mcp" if sdk.family == "mcp" else "fastmcp"].get(name)
    return keywords.entry(name) if newer is None or newer.holds_for(sdk) else None


def _no_timeout(keywords: Object, node: FunctionNode) -> Iterator[RefusedError]:
    """`timeout` with `run_in_thread=False` on a function that is not async."""
    timeout, threaded = keywords.entry("timeout"), keywords.entry("run_in_thread")
    if timeout is None or threaded is None or not isinstance(node, ast.FunctionDef):
        return
    given, value = timeout.value, threaded.value
    if isinstance(given, Scalar) and given.value is not None and isinstance(value, Scalar) and value.value is False:
        yield RefusedError("ValueError", "a timeout cannot be kept without a thread", timeout.place, "option")


def _is_no_text(value: Value) -> bool:
    """Whether a value is surely neither a string nor None."""
    if isinstance(value, Scalar):
        return value.member is None and value.value is not None and not isinstance(value.value, str)
    return isinstance(value, Array | Object) and not _is_falsy(value)


def _is_falsy(value: Array | Object) -> bool:
    """Whether a collection may be empty: an SDK then takes the default."""
    return not (value.items if isinstance(value, Array) else value.entries)


def _is_sized(value: Value) -> bool:
    return isinstance(value, Array | Object)


def _is_no_object(value: Value) -> bool:
    """Whether a schema surely is not that of an object: fastmcp 2.14.7, 3.4.11, 4.2.3, _is_object_schema."""
    if not isinstance(value, Object) or value.rest is not None:
        return False
    kind = value.entry("type")
    if kind is not None and not (isinstance(kind.value, Scalar) and isinstance(kind.value.value, str)):
        return False
    if kind is not None and isinstance(kind.value, Scalar) and kind.value.value == "object":
        return False
    return value.entry("properties") is None and value.entry("$ref") is None
