"""Hints that a tool could give, and hints that say nothing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Object, Tool
from flake8_mcp.rules._clients import chosen
from flake8_mcp.rules._fixes import member_removal
from flake8_mcp.rules._hints import READING, REPEATABLE, WRITING, annotations_fix, hints_of
from flake8_mcp.rules._names import words_of
from flake8_mcp.rules._rule import Advice, Citation, Context, Problem, rule, shown
from flake8_mcp.rules._schemas import is_true

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.values import Entry

_SINCE = "2025-03-26"
_DEFAULTS = Citation("schema", "schema", "ToolAnnotations", since=_SINCE)
# What a directory wants written out, whatever it says.
_ASKED_FOR = frozenset({"destructiveHint"})
_ONLY_WHEN_WRITING = ("destructiveHint", "idempotentHint")


@rule(
    code="MCP950",
    level="advice",
    default="off",
    subject=Tool,
    message="{name} has no annotations, so clients take it for a destructive write into an open world: add its hints",
    cites=(_DEFAULTS, Advice("The tool-schema authoring guide: a tool says whether it only reads.")),
    fix="unsafe",
    since=_SINCE,
)
def missing_annotations(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool has no annotations at all.

    Without them a client must assume the worst: that the tool writes, destroys, and reaches out into the world.
    Careful clients ask their user each time, or leave the tool out where nobody can be asked.
    `readOnlyHint=True` is enough for a tool that only reads.

    The fix writes it where the first word of the name is one for reading, such as get, list or search; only its author
    knows whether that is true.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def list_papers() -> list[str]:
            \"\"\"List the newspapers.\"\"\"
            return []

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("kiosk")


        @mcp.tool(annotations=ToolAnnotations(readOnlyHint=True))
        def list_papers() -> list[str]:
            \"\"\"List the newspapers.\"\"\"
            return []
    """
    if tool.annotations.is_absent and tool.certain:
        name = "this tool" if tool.known_name is None else shown(tool.known_name)
        reads = hints_of(tool.known_name or "").get("readOnlyHint", False)
        fix = partial(annotations_fix, tool, {"readOnlyHint": True}) if reads else None
        yield Problem(tool.registration.token, {"name": name}, pointer="/annotations", fix=fix)


@rule(
    code="MCP951",
    level="advice",
    default="off",
    subject=Tool,
    message="by its name {name} could say more: add {hints}",
    cites=(_DEFAULTS, Advice("The tool-schema authoring guide: hints are given where the operation makes them plain.")),
    fix="unsafe",
    since=_SINCE,
)
def missing_hint(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool has annotations, but leaves out the hint that its name makes plain.

    A tool that gets, lists or searches can say `readOnlyHint`, one that writes whether it is destructive, and one that
    sets, marks or deletes whether a second call changes anything.
    What is left out, clients fill with the most cautious value.

    The fix writes what the first word of the name says: that create, add and send destroy nothing, and that other
    words for writing may.

    Bad::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("kiosk")


        @mcp.tool(annotations=ToolAnnotations(title="List papers"))
        def list_papers() -> list[str]:
            \"\"\"List the newspapers.\"\"\"
            return []

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("kiosk")


        @mcp.tool(annotations=ToolAnnotations(title="List papers", readOnlyHint=True))
        def list_papers() -> list[str]:
            \"\"\"List the newspapers.\"\"\"
            return []
    """
    annotations = tool.annotations.known
    words = words_of(tool.known_name or "")
    if not isinstance(annotations, Object) or not words:
        return
    reads = annotations.get("readOnlyHint")
    wanted = ["readOnlyHint"] if words[0] in READING and WRITING.isdisjoint(words) else []
    if words[0] in WRITING and not (reads is not None and is_true(reads)):
        wanted += ["destructiveHint", *(["idempotentHint"] if words[0] in REPEATABLE else [])]
    missing = [each for each in wanted if annotations.lacks(each)]
    if missing:
        values = {"name": shown(tool.known_name), "hints": " and ".join(missing)}
        meant = hints_of(tool.known_name or "")
        fix = partial(annotations_fix, tool, {each: meant[each] for each in missing})
        yield Problem(annotations.place, values, pointer="/annotations", fix=fix)


@rule(
    code="MCP952",
    level="advice",
    default="off",
    subject=Tool,
    message="{hint} says nothing where readOnlyHint is true: leave it out",
    cites=(Citation("schema comment", "schema", "ToolAnnotations.destructiveHint", since=_SINCE),),
    fix="safe",
    since=_SINCE,
)
def pointless_hint(tool: Tool, context: Context) -> Iterator[Problem]:
    """`destructiveHint` or `idempotentHint` is given for a tool that only reads.

    By the schema both only count where `readOnlyHint` is false.
    They do no harm, so the rule is off; directories even ask for `destructiveHint` (MCP840), which is not reported
    where one of them is among the clients.
    Annotations that get the value of `readOnlyHint` from elsewhere are left out, since they may be those of other tools
    too.

    Bad::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("kiosk")


        @mcp.tool(annotations=ToolAnnotations(readOnlyHint=True, idempotentHint=True))
        def list_papers() -> list[str]:
            \"\"\"List the newspapers.\"\"\"
            return []

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("kiosk")


        @mcp.tool(annotations=ToolAnnotations(readOnlyHint=True))
        def list_papers() -> list[str]:
            \"\"\"List the newspapers.\"\"\"
            return []
    """
    annotations = tool.annotations.known
    reads = annotations.entry("readOnlyHint") if isinstance(annotations, Object) else None
    if not isinstance(annotations, Object) or reads is None or not is_true(reads.value) or not _is_written_out(reads):
        return
    wanted = chosen("directory", context)
    for hint in _ONLY_WHEN_WRITING:
        entry = annotations.entry(hint)
        if entry is not None and not (hint in _ASKED_FOR and wanted):
            pointer = f"/annotations/{hint}"
            yield Problem(entry.place, {"hint": hint}, pointer=pointer, fix=partial(member_removal, entry, pointer))


def _is_written_out(entry: Entry) -> bool:
    """Whether a value stands behind its own key, and does not come from a variable."""
    key, value = entry.place, entry.value.place
    if key.source is not value.source:
        return False
    end = key.source.offset(key.span.end_line, key.span.end_column)
    start = value.source.offset(value.span.line, value.span.column)
    return end <= start and value.source.text[end:start].strip() in {"=", ":"}
