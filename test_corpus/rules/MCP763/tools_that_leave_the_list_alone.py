from mcp.server.fastmcp import FastMCP

mcp = FastMCP("home")
rooms: set[str] = set()


@mcp.tool()
def open_door(room: str) -> str:
    """Open door in a room."""
    rooms.add(room)
    rooms.remove(room)
    return room


@mcp.tool()
def close_door(room: str) -> str:
    """Close door in a room."""
    rooms.add(room)
    rooms.remove(room)
    return room


@mcp.tool()
def read_meter(room: str) -> str:
    """Read meter in a room."""
    rooms.add(room)
    rooms.remove(room)
    return room
