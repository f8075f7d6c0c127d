"""The fields of a tool besides its schemas: which there are, and in which revisions."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import ANY, REMOVED, Change, Fix, NotEditableError, insert_entry
from flake8_mcp.model import Absent, Object, Scalar, Tool, escape
from flake8_mcp.rules._fixes import member_removal, member_renaming, removal
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import kind_of, plain, positions
from flake8_mcp.spec import REVISIONS
from flake8_mcp.spec.meta import is_of_an_owner
from flake8_mcp.spec.tool_fields import TOOL_FIELDS, field_meant
from flake8_mcp.syntax.values import Entry, text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flake8_mcp.model import Part, Value
    from flake8_mcp.rules._rule import Level
    from flake8_mcp.syntax.values import Place

_WORD = re.compile("[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?")
_TASK_SUPPORT = ("forbidden", "optional", "required")
# mcp 1.30.0 keeps the snake_case names of mcp 2 as unread extras.
_FIELDS_OF_MCP2 = frozenset({"input_schema", "meta", "output_schema"})


@rule(
    code="MCP650",
    level="should",
    subject=Tool,
    message={
        "": "{key} is no field of a tool and no client reads it: write {field}",
        "repeated": "{key} is no field of a tool and no client reads it: {field} stands beside it, so remove it",
        "other": '{key} is no field of a tool and no client reads it: put it into "_meta" under a prefix of your own',
    },
    cites=(
        Citation("schema", "schema", "Tool"),
        SdkFact("mcp", "1.30.0", "unknown keywords of Tool(...) are sent as they are"),
        SdkFact("mcp", "2.3.0", "unknown keywords of Tool(...) are dropped without a word"),
    ),
    fix="safe",
    hides=("MCP103", "MCP201", "MCP301"),
)
def unknown_tool_field(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool has a key or keyword that is no field of the protocol.

    Every schema of a tool is open, so nothing refuses the key: mcp 1 sends it, mcp 2 drops it, and no client reads it.
    A `descripton` leaves the tool without a description, and `tags`, `version` or `deprecated` say nothing to anyone.
    What a server wants to add of its own belongs into `_meta`, under a key with a prefix of its own.
    A dict is reported only if it goes into a `tools/list` result as it stands; keys with a prefix (`x-team`,
    `example.com/team`) are taken as meant.
    The fix writes the field that the key means; where the value is checked from then on, as with `outputSchema`,
    `annotations` and `icons`, it is unsafe.
    Any other key moves, unsafely, into `_meta`, if the keys there show the one prefix that the author has.
    See `Tool` in the [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#tool).

    Bad::

        from mcp.types import Tool

        RING = Tool(name="ring_bell", descripton="Ring the bell.", inputSchema={"type": "object"})

    Good::

        from mcp.types import Tool

        RING = Tool(name="ring_bell", description="Ring the bell.", inputSchema={"type": "object", "properties": {}})
    """
    if tool.registration.form != "tool_object" and tool.server is None:
        return
    listed = {name for name, part in tool.fields() if not part.is_absent}
    foreign = tool.foreign_schema_key.key if tool.foreign_schema_key is not None else None
    for key, part in tool.extra:
        if part.key is None or part.key is foreign or _is_own(key):
            continue
        if key in _FIELDS_OF_MCP2 and tool.registration.form == "tool_object" and tool.sdk.profile != "mcp2":
            continue
        field = field_meant(key)
        values = {"key": shown(key), "field": shown(field)}
        if field is None:
            yield Problem(part.key, values, "other", f"/{escape(key)}", fix=partial(_meta_fix, tool, key, part))
        elif field in listed:
            yield Problem(part.key, values, "repeated", f"/{escape(key)}")
        else:
            required = any(field in each.required_tool_fields for each in REVISIONS.values())
            level: Level | None = "breaks" if required else None
            yield Problem(part.key, values, "", f"/{field}", level, partial(_field_fix, key, field, part))


@rule(
    code="MCP641",
    level="advice",
    default="off",
    subject=Tool,
    message={
        "newer": "{field} does not exist in revision {revision} yet, so its clients ignore it",
        "removed": "{field} does not exist in revision {revision} any more, so it is ignored or left out there",
    },
    cites=(
        Citation("schema", "schema", "Tool, Icons, ToolExecution"),
        Citation("changelog", "changelog", "Major changes", since="2026-07-28"),
        Citation("MUST", "basic/transports/streamable-http", "Schema Extension", since="2026-07-28"),
        SdkFact("mcp", "2.3.0", "execution is left out where revision 2026-07-28 is negotiated"),
    ),
    fix="safe",
)
def field_outside_revision(tool: Tool, context: Context) -> Iterator[Problem]:
    """A tool uses a field that one of the revisions in `--mcp-revisions` does not have.

    A field that is newer than the client's revision is ignored by it, and one that was removed is not sent to it.
    Neither is wrong, but what the field says must not be needed there: a title only in `title`, say, is no title for a
    client of 2025-03-26, and `execution` says nothing from 2026-07-28 on.
    Looked at are the fields of the tool that the author wrote, and `x-mcp-header` in the input schema.
    The fix removes what none of the revisions has.
    See the [schema of 2026-07-28](https://modelcontextprotocol.io/specification/2026-07-28/schema#tool).

    Bad::

        from mcp.types import Tool, ToolExecution

        BAKE = Tool(
            name="bake_bread",
            description="Bake a loaf.",
            inputSchema={"type": "object"},
            execution=ToolExecution(taskSupport="optional"),
        )

    Good::

        from mcp.types import Tool

        BAKE = Tool(name="bake_bread", description="Bake a loaf.", inputSchema={"type": "object", "properties": {}})
    """
    for field, place, pointer, having, removed in _used(tool):
        lacking = [each.name for each in context.revisions if each.name not in having]
        if lacking:
            later = [each for each in lacking if each > max(having)]
            variant, revision = ("removed", later[0]) if later else ("newer", lacking[-1])
            # what one of the revisions has is not to be taken from its clients
            fix = removed if len(lacking) == len(context.revisions) else None
            yield Problem(place, {"field": shown(field), "revision": revision}, variant, pointer, fix=fix)


@rule(
    code="MCP640",
    level="breaks",
    subject=Tool,
    message={
        "": '{value} is no task support: write "forbidden", "optional" or "required"',
        "object": '"execution" must be an object, not {value}: write one such as {{"taskSupport": "optional"}}',
    },
    cites=(
        Citation("schema", "schema", "ToolExecution", since="2025-11-25", until="2025-11-25"),
        SdkFact("mcp", "1.30.0, 2.3.0", "Tool(...) and ToolExecution(...) raise ValidationError"),
        SdkFact(
            "@modelcontextprotocol/sdk", "1.32.2", "one tool of this kind takes the whole tools/list result with it"
        ),
    ),
    since="2025-11-25",
    until="2025-11-25",
)
def invalid_task_support(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`execution` is no object, or its `taskSupport` is none of `forbidden`, `optional` and `required`.

    In revision 2025-11-25 a tool says in `execution.taskSupport` whether it may, must or must not be called as a task.
    A boolean or another word is outside the schema: the Python SDK raises when the tool is made, and the TypeScript SDK
    refuses the whole list that holds it.
    Revision 2026-07-28 has no such field any more.
    See `ToolExecution` in the
    [schema of 2025-11-25](https://modelcontextprotocol.io/specification/2025-11-25/schema#toolexecution).

    Bad::

        from mcp.types import Tool

        BAKE = Tool(
            name="bake_bread",
            description="Bake a loaf.",
            inputSchema={"type": "object"},
            execution={"taskSupport": "yes"},
        )

    Good::

        from mcp.types import Tool

        BAKE = Tool(
            name="bake_bread",
            description="Bake a loaf.",
            inputSchema={"type": "object", "properties": {}},
            execution={"taskSupport": "optional"},
        )
    """
    execution = tool.execution.known
    if execution is None:
        return
    if isinstance(execution, Object):
        found = execution.get("taskSupport")
        if found is not None and _is_other_word(found, null=tool.sent_as_written):
            yield Problem(found.place, {"value": shown(found)}, "", "/execution/taskSupport")
    elif kind_of(execution) is not None:
        yield Problem(execution.place, {"value": shown(execution)}, "object", "/execution")


def _is_own(key: str) -> bool:
    """Whether a key carries a prefix of somebody's own."""
    return "/" in key or ":" in key or key.lower().startswith("x-")


def _field_fix(key: str, field: str, part: Part) -> Fix:
    """The key that is one field away from being read becomes that field.

    A value that nobody has looked at may be refused from then on, and servers of mcp 1 check results by an output
    schema: safe are texts, input schemas and metadata.
    """
    kind = kind_of(part.value) if not isinstance(part.value, Absent) else None
    wanted = _KINDS.get(field, "object")
    if kind not in {None, wanted}:
        raise NotEditableError(f"{field} must be {wanted}")
    safe = kind is not None and field in _UNCHECKED
    changes = (Change(f"/{escape(key)}", REMOVED), Change(f"/{field}", _plain(part)))
    return member_renaming(_entry(key, part), field, changes, safe=safe)


_KINDS = {"name": "string", "title": "string", "description": "string", "icons": "array"}
_UNCHECKED = frozenset({"name", "title", "description", "inputSchema", "_meta"})


def _meta_fix(tool: Tool, key: str, part: Part) -> Fix:
    """The key moves into `_meta`, under the one prefix that the keys there have."""
    meta, value = tool.meta.known, _plain(part)
    if not isinstance(meta, Object) or value is ANY:
        raise NotEditableError("there is no dict that it could move to")
    prefixes = {name.partition("/")[0] for name, _ in meta.members() if is_of_an_owner(name)}
    if len(prefixes) != 1 or not _WORD.fullmatch(key):
        raise NotEditableError("the author's own prefix does not show")
    name = f"{prefixes.pop()}/{key}"
    if not meta.lacks(name):
        raise NotEditableError(f"it has {name} too")
    gone = member_removal(_entry(key, part), f"/{escape(key)}")
    edits = (*gone.edits, *insert_entry(meta, name, value))
    changes = (Change(f"/{escape(key)}", REMOVED), Change(f"/_meta/{escape(name)}", value))
    return Fix(f'Move it into "_meta" as {shown(name)}', edits, changes, safe=False)


def _plain(part: Part) -> object:
    return ANY if isinstance(part.value, Absent) else plain(part.value)


def _entry(key: str, part: Part) -> Entry:
    """A field as the entry of a dict or the argument of a call that it is."""
    if part.key is None or part.key.span == part.place.span:
        raise NotEditableError("the field has no key")
    assert not isinstance(part.value, Absent)
    return Entry(Scalar(part.key, key), part.value)


def _used(tool: Tool) -> Iterator[tuple[str, Place, str, frozenset[str], Callable[[], Fix]]]:
    """The fields that the author wrote: name, place and pointer of the key, the revisions that have it, its removal."""
    for name, part in tool.fields():
        if part.key is not None and not part.is_absent and name in TOOL_FIELDS:
            yield name, part.key, f"/{name}", _HAVING[name], partial(_removal, name, part)
    for position in positions(tool, _HEADER):
        place, pointer = position.members[_HEADER].place, position.at(_HEADER)
        yield _HEADER, place, pointer, _HAVING[_HEADER], partial(removal, position, _HEADER)


def _removal(field: str, part: Part) -> Fix:
    return member_removal(_entry(field, part), f"/{field}")


_HEADER = "x-mcp-header"
_HAVING = {
    field: frozenset(name for name, each in REVISIONS.items() if field in each.tool_fields | each.property_keywords)
    for field in (*sorted(TOOL_FIELDS), _HEADER)
}


def _is_other_word(value: Value, *, null: bool) -> bool:
    """Whether a value is known to be none of the words; `null` says that None is sent."""
    kind = kind_of(value)
    if kind == "null":
        return null
    return kind is not None and text_of(value) not in _TASK_SUPPORT
