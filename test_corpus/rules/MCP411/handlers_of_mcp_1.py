"""What the handler of a low-level server of mcp 1 returns becomes the content of the result."""

import functools

from mcp.server.lowlevel import Server
from mcp.types import CallToolResult, TextContent, Tool

server = Server("library")
SCHEMA = {"type": "object", "properties": {}}


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [Tool(name="lend", description="Lend a book.", inputSchema=SCHEMA)]


@server.call_tool()
async def call_tool(name: str, arguments: dict):
    if not arguments:
        return "The book is lent."  # MCP411: 15 content is a list of blocks such as TextContent, not "The book
    if "number" in arguments:
        return [f"Lent: {name}"]  # MCP411: 16 content holds blocks, not text such as f"Lent: {name}"
    if "day" in arguments:
        return [TextContent(type="text", text="Lent."), "until Monday"]  # MCP411: 56 not text such as "until Monday"
    if "days" in arguments:
        return [day for day in arguments["days"]]
    if "titles" in arguments:
        return [f"Lent: {title}" for title in arguments["titles"]]  # MCP411: 16 not text such as f"Lent: {title}"
    if "shelf" in arguments:
        return [{"text": "Lent."}]  # MCP411: 16 has no "type"
    if "room" in arguments:
        return ["Lent."], {"lent": True}  # MCP411: 16 not text such as "Lent."
    if "floor" in arguments:
        return [TextContent(type="text", text="Lent.")], ["lent"]  # MCP411: 57 must be an object up to revision 2025-11-25
    if "wing" in arguments:
        return None  # MCP411: 15 not None
    if "count" in arguments:
        return 1  # MCP411: 15 not 1
    raise ValueError(name)


other = Server("archive")


@other.list_tools()
async def list_other_tools() -> list[Tool]:
    return [Tool(name="find", description="Find a letter.", inputSchema=SCHEMA)]


@other.call_tool()
async def call_other_tool(name: str, arguments: dict):
    def label() -> str:
        return "A letter."

    found = [TextContent(type="text", text=label())]
    if not arguments:
        return found
    if "number" in arguments:
        return {"found": True}
    if "day" in arguments:
        return found, {"found": True}
    if "shelf" in arguments:
        return found, None
    if "room" in arguments:
        return [{"type": "text", "text": "Found."}]
    if "floor" in arguments:
        return []
    if "wing" in arguments:
        return (TextContent(type="text", text=each) for each in arguments["wing"])
    return CallToolResult(content=found)


def as_blocks(function):
    """Make a block of a text."""

    @functools.wraps(function)
    async def wrapper(name: str, arguments: dict) -> list[TextContent]:
        return [TextContent(type="text", text=await function(name, arguments))]

    return wrapper


third = Server("museum")


@third.call_tool()
@as_blocks
async def call_third_tool(name: str, arguments: dict) -> str:
    return "Open."
