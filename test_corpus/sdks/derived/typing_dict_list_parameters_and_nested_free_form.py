"""Typing.Dict / List parameters and nested free-form dict."""

from typing import Any, Dict, List
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Dict[str, Any], b: List[Dict[str, Any]], c: Dict = None) -> str:
    return ""
