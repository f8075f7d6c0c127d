"""Registered tools of fastmcp whose parts are set afterwards: what is listed is what was set."""

# sdks: fm2 fm3 fm4

import asyncio

from fastmcp import Context, FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("case")


@mcp.tool(meta={"x": 1}, annotations={"title": "A"})
def t(a: int) -> int:
    """Find it."""
    return a


# case: of_one_tool
async def describe():
    found = await mcp.get_tool("t")
    found.description = "Set."


asyncio.run(describe())


# case: hints_in_place
async def mark():
    found = await mcp.get_tool("t")
    found.annotations.title = "Set"


asyncio.run(mark())


# case: metadata_in_place
async def mark():
    found = await mcp.get_tool("t")
    found.meta["y"] = 2


asyncio.run(mark())


# case: without_an_output_schema
async def close():
    (await mcp.get_tool("t")).output_schema = None


asyncio.run(close())


# case: of_what_the_server_was_given
from fastmcp.tools import Tool


def u(a: int) -> int:
    """Find it."""
    return a


added = mcp.add_tool(Tool.from_function(u))
added.annotations = ToolAnnotations(readOnlyHint=True)
