import sys

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("home")


@mcp.tool()
def open_door(room: str) -> str:
    """Open door in a room."""
    print(room, file=sys.stderr)
    sys.stderr.write(room)
    return room


@mcp.tool()
def close_door(room: str) -> str:
    """Close door in a room."""
    print(room, file=sys.stderr)
    sys.stderr.write(room)
    return room


@mcp.tool()
def read_meter(room: str) -> str:
    """Read meter in a room."""
    print(room, file=sys.stderr)
    sys.stderr.write(room)
    return room


mcp.run()
