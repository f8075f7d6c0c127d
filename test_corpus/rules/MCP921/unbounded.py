from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("museum")


@mcp.tool
def open_room(room: str, hour: int, guards: list[str], notes: dict[str, str]) -> str:  # MCP921: 14 "room" is any text | MCP921: 25 "hour" is any number | MCP921: 36 "guards" may have any number of items | MCP921: 55 "notes" is an open map
    """Open a room."""
    return f"{room}{hour}{guards}{notes}"


HEAT = Tool(
    name="heat_rooms",
    description="Heat rooms.",
    inputSchema={
        "type": "object",
        "properties": {"room_ids": {"type": "array", "items": {"type": "string"}, "maxItems": 5}},  # MCP921: 23 "room_ids" may name the same thing twice
    },
)
