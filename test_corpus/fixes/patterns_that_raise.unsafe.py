"""Patterns that pydantic does not compile."""

from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("users")


@mcp.tool()
def list_users(letters: Annotated[str, Field(pattern=r"^\d+$")]) -> list[str]:
    """List users."""
    return [letters]


@mcp.tool()
def drop_users(letters: Annotated[str, Field(pattern=r"^\w+(?!\@)$")]) -> list[str]:
    """Drop users."""
    return [letters]
