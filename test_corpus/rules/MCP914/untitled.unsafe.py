from mcp.server.fastmcp import FastMCP
from mcp.types import Tool, ToolAnnotations

mcp = FastMCP("museum")


@mcp.tool(title="Open room")  # MCP914: 5 "open_room" has no title
def open_room(room: int) -> str:
    """Open a room."""
    return str(room)


@mcp.tool(annotations=ToolAnnotations(readOnlyHint=True), title="Show room")  # MCP914: 5 "show_room" has no title
def show_room(room: int) -> str:
    """Show a room."""
    return str(room)


HEAT = Tool(
    name="heat_room",
    title="Heat room",
    description="Heat.",
    inputSchema={"type": "object", "properties": {}},
)  # MCP914: 7 "heat_room"
