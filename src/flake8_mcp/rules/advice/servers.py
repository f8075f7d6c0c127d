"""All tools of one server together."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from flake8_mcp.model import Server
from flake8_mcp.rules._rule import Advice, Context, Problem, cut, printable, rule
from flake8_mcp.rules._servers import for_models

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST_BYTES = 100_000
_MOST_TOOLS = 40
_LARGEST = 5
_MOST_SHOWN = 70


@rule(
    code="MCP970",
    level="advice",
    default="off",
    subject=Server,
    sees="project",
    message={
        "": "{count} tools take {size} kB in every request, over 100 kB is much: shorten {largest}",
        "many": "{count} tools are in every request, over 40 is much: split the server, or merge or drop tools",
    },
    cites=(Advice("The Tool reference page: many verbose tools take up the context of the model."),),
)
def oversized_tool_list(server: Server, _context: Context) -> Iterator[Problem]:
    """The tools of one server, as they are listed, take more than 100 kB, or are more than 40.

    Clients send the whole list to the model with every request; it costs money, and crowds out what the user said.
    Where the list is long in bytes, the message names the largest tools, where shortening pays most.
    Only what is known of the tools is counted.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        def sell(paper: str) -> str:
            \"\"\"Sell a newspaper.\"\"\"
            return paper


        for number in range(41):
            mcp.tool(name=f"sell_{number}", description=f"Sell newspaper {number}.")(sell)

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def sell(paper: str) -> str:
            \"\"\"Sell a newspaper.\"\"\"
            return paper
    """
    if server.place is None:
        return
    sizes = [(len(json.dumps(tool.definition()[0])), tool.known_name or "?") for tool in for_models(server)]
    total = sum(size for size, _ in sizes)
    if total > _MOST_BYTES:
        names = [printable(name) for _, name in sorted(sizes, key=lambda each: (-each[0], each[1]))]
        values = {"count": str(len(sizes)), "size": str(round(total / 1000)), "largest": _listed(names[:_LARGEST])}
        yield Problem(server.place, values)
    elif len(sizes) > _MOST_TOOLS:
        yield Problem(server.place, {"count": str(len(sizes))}, "many")


def _listed(names: list[str]) -> str:
    """As many names as a message can hold, at least one."""
    text = cut(names[0])
    for name in names[1:]:
        if len(text) + len(name) + 2 > _MOST_SHOWN:
            break
        text = f"{text}, {name}"
    return text
