import base64
from pathlib import Path

from mcp.server.fastmcp import FastMCP
from mcp.types import Icon

mcp = FastMCP("chess")
PAWN = base64.b64encode(Path("pawn.png").read_bytes()).decode()


@mcp.tool(icons=[Icon(src=f"data:image/png;base64,{PAWN}")])
def move_pawn(square: str) -> str:
    """Move a pawn."""
    return square


@mcp.tool(icons=[Icon(src="HTTPS://example.com/king.png")])
def move_king(square: str) -> str:
    """Move the king."""
    return square


@mcp.tool(icons=[Icon(src="data:image/png;base64,iVBORw0KGgo=")])
def move_queen(square: str) -> str:
    """Move the queen."""
    return square


@mcp.tool(icons=[Icon(src=Path("rook.png").as_uri())])
def move_rook(square: str) -> str:
    """Move a rook."""
    return square


@mcp.resource("file:///srv/board.txt", icons=[Icon(src="https://example.com/board.png")])
def board() -> str:
    """The board."""
    return ""
