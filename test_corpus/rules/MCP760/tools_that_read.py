import os
from pathlib import Path

from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("home")
READS = ToolAnnotations(title="Home", readOnlyHint=True)


@mcp.tool(annotations=READS)
def read_door(room: str) -> str:
    """Read door in a room."""
    with open(room) as file:
        return file.read().replace("a", "b") + Path(room).read_text() + os.getcwd()


@mcp.tool(annotations=READS)
def list_doors(room: str) -> str:
    """List doors in a room."""
    with open(room) as file:
        return file.read().replace("a", "b") + Path(room).read_text() + os.getcwd()


@mcp.tool(annotations=READS)
def read_meter(room: str) -> str:
    """Read meter in a room."""
    with open(room) as file:
        return file.read().replace("a", "b") + Path(room).read_text() + os.getcwd()


@mcp.tool(annotations=ToolAnnotations(title="Home", destructiveHint=True))
def remove_door(room: str) -> str:
    """Remove door in a room."""
    os.remove(room)
    return room


@mcp.tool(annotations=ToolAnnotations(title="Home", destructiveHint=True))
def remove_meter(room: str) -> str:
    """Remove meter in a room."""
    os.remove(room)
    return room
