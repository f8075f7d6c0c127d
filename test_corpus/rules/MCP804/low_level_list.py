from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("zoo")
NONE = {"type": "object", "properties": {}}


@server.list_tools()
async def list_tools() -> list[Tool]:
    """The tools."""
    return [
        Tool(name="feed_animals", description="Feed the animals.", inputSchema=NONE),
        Tool(name="feed-animals", description="Feed them again.", inputSchema=NONE),  # MCP804: 18 "feed-animals" and the tool "feed_animals" on line 12
        Tool(name="count-animals", description="Count the animals.", inputSchema=NONE),
        Tool(name="count_animals", description="Count the others.", inputSchema=NONE),  # MCP804: 18 "count_animals"
    ]
