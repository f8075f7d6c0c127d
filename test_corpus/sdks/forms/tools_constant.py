"""A constant with the tools, listed by a handler elsewhere in the file."""

from mcp.server import Server
from mcp.types import Tool

server = Server("archive")

STORE = {"name": "store", "description": "Store a file.", "inputSchema": {"type": "object"}}  # tool: store [tool_object]
TOOLS = [
    Tool(**STORE),
    Tool(  # tool: fetch [tool_object]
        name="fetch",
        description="Fetch a file.",
        inputSchema={"type": "object"},
    ),
]
DEFINITIONS = (
    {"name": "shred", "description": "Shred a file.", "inputSchema": {"type": "object"}},  # tool: shred [tool_object]
    {"name": "seal", "description": "Seal a file.", "inputSchema": {"type": "object"}},  # tool: seal [tool_object]
)
BY_NAME = {each.name: each for each in TOOLS}


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [*TOOLS, *(Tool(**each) for each in DEFINITIONS)]


@server.call_tool()
async def call_tool(name: str, arguments: dict):
    return BY_NAME[name].description
