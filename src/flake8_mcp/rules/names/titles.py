"""The two places of a tool's title."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        yield Problem(inner.place, {"inner": shown(other), "title": shown(title)}, pointer="/annotations/title")
