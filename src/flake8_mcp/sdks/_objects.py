"""A tool made from an object: `Tool(...)` or a dict, and the parts that are objects themselves."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.model import Absent, Origin, Part, Raises, Registration, Tool
from flake8_mcp.syntax.values import Array, Entry, Object, Scalar, Unknown

from ._sdk import is_none, unknown
from .classes import TOOL_TYPES

if TYPE_CHECKING:
    from flake8_mcp.model import Condition, Sdk, Server
    from flake8_mcp.syntax.values import Place, Value

WIRE_FIELDS = frozenset(
    {"name", "title", "description", "inputSchema", "outputSchema", "annotations", "execution", "icons", "_meta"}
)
FOREIGN_SCHEMA_KEYS = ("input_schema", "inputschema", "parameters", "schema")

# mcp 2.3.0: the fields are snake_case and both spellings are taken; fastmcp 4 sits on it.
_SNAKE_CASE = MappingProxyType(
    {
        "input_schema": "inputSchema",
        "output_schema": "outputSchema",
        "meta": "_meta",
        "read_only_hint": "readOnlyHint",
        "destructive_hint": "destructiveHint",
        "idempotent_hint": "idempotentHint",
        "open_world_hint": "openWorldHint",
        "mime_type": "mimeType",
        "task_support": "taskSupport",
    }
)
_ON_MCP2 = frozenset({"mcp2", "fm4"})
_KNOWN_HINTS = frozenset({"title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"})
_HINTS = _KNOWN_HINTS - {"title"}
_KNOWN_ICON_FIELDS = frozenset({"src", "mimeType", "sizes", "theme"})


def tool_of_object(  # noqa: PLR0913 - what its callers know, by keyword
    written: Object,
    *,
    sdk: Sdk,
    registration: Registration,
    server: Server | None = None,
    condition: tuple[Condition, ...] = (),
    certain: bool,
) -> Tool:
    """The tool that a `Tool(...)` call or a dict defines; `certain` says that it surely reaches a tools/list result."""
    is_call = written.maker in TOOL_TYPES
    fields = rename_keys(written, sdk) if is_call else written
    parts = {name: _field(fields, name, registration.token, drop_none=is_call) for name in WIRE_FIELDS}
    foreign: Part | None = None
    if parts["inputSchema"].is_absent:
        # mcp 1.30.0: Tool(input_schema=...) raises "inputSchema Field required"
        keys = ("input_schema",) if is_call else FOREIGN_SCHEMA_KEYS
        entry = next((found for key in keys if (found := fields.entry(key)) is not None), None)
        foreign = Part(entry.value, key=entry.place) if entry is not None else None
    extra = tuple(
        (key, Part(entry.value, key=entry.place)) for key, entry in fields.members() if key not in WIRE_FIELDS
    )
    return Tool(
        name=parts["name"],
        title=parts["title"],
        description=parts["description"],
        input_schema=parts["inputSchema"],
        output_schema=parts["outputSchema"],
        annotations=wire_annotations(parts["annotations"], sdk) if is_call else parts["annotations"],
        icons=wire_icons(parts["icons"], sdk) if is_call else parts["icons"],
        meta=parts["_meta"],
        execution=_renamed(parts["execution"], sdk) if is_call else parts["execution"],
        registration=registration,
        sdk=sdk,
        server=server,
        condition=condition,
        certain=certain,
        refusals=(Raises("ValidationError", "the name is required", registration.token),)
        if is_call and parts["name"].is_absent
        else (),
        foreign_schema_key=foreign,
        extra=extra,
    )


def _field(written: Object, name: str, token: Place, *, drop_none: bool) -> Part:
    entry = written.entry(name)
    if entry is None:
        if not written.lacks(name):
            rest = written.rest or Unknown(written.place, "a key is not known")
            return unknown(rest.place, rest.reason, Origin.DECLARED)
        at = written.get("name")
        return Part(Absent(at.place if at is not None else token))
    if drop_none and is_none(entry.value):
        return Part(Absent(entry.value.place), key=entry.place)
    return Part(entry.value, key=entry.place)


def rename_keys(value: Object, sdk: Sdk) -> Object:
    """The keywords of an SDK type under the names that go onto the wire."""
    if sdk.profile not in _ON_MCP2:
        return value
    entries = tuple(
        Entry(Scalar(entry.key.place, _SNAKE_CASE.get(key, key)), entry.value)
        for entry in value.entries
        for key in (entry.key.value if isinstance(entry.key, Scalar) else None,)
        if isinstance(key, str)
    )
    return Object(value.place, entries, value.rest, value.maker)


def _renamed(given: Part, sdk: Sdk) -> Part:
    """A part under the names that go onto the wire, if it is an object."""
    if not isinstance(given.value, Object):
        return given
    return Part(rename_keys(given.value, sdk), given.origin, given.key, written=given.value)


def wire_annotations(given: Part, sdk: Sdk) -> Part:
    """Annotations as they are listed: what is None is left out, and on mcp 2 and fastmcp 4 unknown keys too.

    pydantic reads "true", "yes" and 1 as booleans in them (run: mcp 1.30.0, 2.3.0), so such a value is not known.
    """
    return _wire_object(given, sdk, _KNOWN_HINTS, _HINTS)


def wire_icons(given: Part, sdk: Sdk) -> Part:
    """Icons as they are listed."""
    if not isinstance(given.value, Array):
        return given
    items = tuple(
        _wire_value(each, sdk, _KNOWN_ICON_FIELDS, frozenset()) if isinstance(each, Object) else each
        for each in given.value.items
    )
    value = Array(given.value.place, items, given.value.kind, given.value.complete)
    return Part(value, given.origin, given.key, written=given.value)


def _wire_object(given: Part, sdk: Sdk, known: frozenset[str], booleans: frozenset[str]) -> Part:
    if not isinstance(given.value, Object):
        return given
    value = _wire_value(given.value, sdk, known, booleans)
    return Part(value, given.origin, given.key, written=given.value)


def _wire_value(value: Object, sdk: Sdk, known: frozenset[str], booleans: frozenset[str]) -> Object:
    renamed = rename_keys(value, sdk)
    entries: list[Entry] = []
    for key, entry in renamed.members():
        if is_none(entry.value) or (key not in known and sdk.profile in _ON_MCP2):
            continue
        inner: Value = entry.value
        if key in booleans and isinstance(inner, Scalar) and not isinstance(inner.value, bool):
            inner = Unknown(inner.place, "the SDK reads it as a boolean")
        entries.append(Entry(entry.key, inner))
    return Object(value.place, tuple(entries), value.rest, value.maker)
