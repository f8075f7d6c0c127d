from mcp.server.fastmcp import FastMCP

mcp = FastMCP("home", instructions="The house.", log_level="INFO", host="0.0.0.0")


@mcp.tool(title="Home", meta={"a": 1})
def open_door(room: str) -> str:
    """Open door in a room."""
    return room


@mcp.tool(title="Home", meta={"a": 1})
def close_door(room: str) -> str:
    """Close door in a room."""
    return room


@mcp.tool(title="Home", meta={"a": 1})
def read_meter(room: str) -> str:
    """Read meter in a room."""
    return room
