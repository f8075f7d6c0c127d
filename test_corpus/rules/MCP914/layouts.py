from mcp import types
from mcp.server.fastmcp import FastMCP

mcp = FastMCP('museum')


@mcp.tool(  # MCP914: 5 "openRoom" has no title
    name='openRoom',
    description='Open a room.',
)
def open_room(room: int) -> str:
    return str(room)


def show_room(room: int) -> str:
    """Show a room."""
    return str(room)


mcp.tool()(show_room)  # MCP914: 4 "show_room" has no title
mcp.add_tool(open_room, "paintRoom", description='Paint a room.')  # MCP914: 4 "paintRoom" has no title

HEAT = types.Tool(  # MCP914: 13 "heat_room" has no title
    name="heat_room",
    description="Heat.",
    inputSchema={"type": "object", "properties": {}}
)
