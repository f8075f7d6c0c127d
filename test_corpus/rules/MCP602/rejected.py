from mcp.server.fastmcp import FastMCP
from mcp.types import Icon

mcp = FastMCP("chess")
FOLDER = "static"


@mcp.tool(icons=[Icon(src="file:///srv/icons/pawn.png")])  # MCP602: 26 "file:///srv/icons/pawn.png" for its scheme
def move_pawn(square: str) -> str:
    """Move a pawn."""
    return square


@mcp.tool(icons=[Icon(src="javascript:alert(1)")])  # MCP602: 26 for its scheme
def move_king(square: str) -> str:
    """Move the king."""
    return square


@mcp.tool(icons=[Icon(src=f"/{FOLDER}/queen.png")])  # MCP602: 26 "/static/queen.png", which is no absolute URL
def move_queen(square: str) -> str:
    """Move the queen."""
    return square


@mcp.tool(icons=[Icon(src="//example.com/rook.png")])  # MCP602: 26 no absolute URL
def move_rook(square: str) -> str:
    """Move a rook."""
    return square
