from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("users")


@mcp.tool()
def get_user(name: Annotated[str, Field(pattern=r"^(?!admin)\w+$")]) -> str:  # MCP332: 48 pydantic does not compile
    """Get a user."""
    return name


@mcp.tool()
def get_group(name: Annotated[str, Field(pattern=r"^\w+-\w+$")]) -> str:  # MCP332: 49 "-" needs no backslash
    """Get a group."""
    return name


@mcp.tool()
def get_team(name: Annotated[str, Field(pattern=r"^\p{L}+$")]) -> str:  # MCP332: 48 does not compile in Python
    """Get a team."""
    return name
