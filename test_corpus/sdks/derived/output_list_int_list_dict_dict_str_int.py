"""Output: list[int], list, dict, dict[str,int], dict[int,str], dict[str, Any]."""

from typing import Any
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t_list() -> list[int]: return []


@mcp.tool()
def t_blist() -> list: return []


@mcp.tool()
def t_bdict() -> dict: return {}


@mcp.tool()
def t_dict() -> dict[str, int]: return {}


@mcp.tool()
def t_dictany() -> dict[str, Any]: return {}


@mcp.tool()
def t_idict() -> dict[int, str]: return {}
