"""The two places of a tool's title."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import REMOVED, Change, Fix, remove_entry, remove_keyword
from flake8_mcp.model import Object, Origin, Tool
from flake8_mcp.rules._rule import Citation, Context, Problem, rule, shown
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator


@rule(
    code="MCP120",
    level="advice",
    subject=Tool,
    message="{inner} differs from the title {title}, which clients show: write only one of them",
    cites=(Citation("schema comment", "schema", "BaseMetadata.title", since="2025-06-18"),),
    fix="unsafe",
    since="2025-06-18",
)
def conflicting_titles(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`title` and `annotations.title` are both given and say different things.

    Since revision 2025-06-18 a tool has a `title` of its own; `annotations.title` is where revision 2025-03-26 had it.
    A client shows `title` first, then `annotations.title`, then the name.
    Two different titles mean that users of older clients read about another tool, and that an edit of one was
    forgotten in the other.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("archive")


        @mcp.tool(title="Find a record", annotations={"title": "Search", "readOnlyHint": True})
        def find_record(text: str) -> list[str]:
            \"\"\"Find the records that hold a text.\"\"\"
            return []

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("archive")


        @mcp.tool(title="Find a record", annotations={"readOnlyHint": True})
        def find_record(text: str) -> list[str]:
            \"\"\"Find the records that hold a text.\"\"\"
            return []
    """
    annotations = tool.annotations.known
    if tool.title.origin is not Origin.DECLARED or not isinstance(annotations, Object):
        return
    title, inner = text_of(tool.title.known), annotations.get("title")
    other = text_of(inner)
    if inner is not None and title and other and title != other:
        values = {"inner": shown(other), "title": shown(title)}
        yield Problem(inner.place, values, pointer="/annotations/title", fix=partial(_title_fix, annotations))


def _title_fix(annotations: Object) -> Fix:
    entry = annotations.entry("title")
    assert entry is not None
    edits = remove_entry(entry) if annotations.maker is None else remove_keyword(entry.place)
    return Fix(
        "Remove the title of the annotations", tuple(edits), (Change("/annotations/title", REMOVED),), safe=False
    )
