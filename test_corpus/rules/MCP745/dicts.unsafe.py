from typing import Any, Dict, List, Optional

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("stock")


@mcp.tool()
def stock(shelf: str) -> dict[str, int]:  # MCP745: 25 Dict[str, int] is wrapped in "result"
    """The stock of a shelf."""
    return {shelf: 1}


@mcp.tool()
def shelf(shelf: str) -> dict[str, Any]:  # MCP745: 25 mcp 1.30.0
    """A shelf."""
    return {shelf: 1}


@mcp.tool()
def shelves(floor: int) -> dict[str, List[str]]:  # MCP745: 27 write dict
    """The shelves of a floor."""
    return {str(floor): []}


@mcp.tool()
def modern(shelf: str) -> dict[str, int]:
    """The stock of a shelf, the modern way."""
    return {shelf: 1}


@mcp.tool()
def numbered(shelf: str) -> Dict[int, str]:
    """The stock of a shelf by number; dict[int, str] is wrapped as well."""
    return {1: shelf}


@mcp.tool()
def maybe(shelf: str) -> Optional[Dict[str, int]]:
    """The stock of a shelf, if it exists."""
    return {shelf: 1}


@mcp.tool(structured_output=False)
def text(shelf: str) -> Dict[str, int]:
    """The stock of a shelf, as text."""
    return {shelf: 1}


@mcp.tool()
def listed(shelf: str) -> List[str]:
    """What is on a shelf."""
    return [shelf]
