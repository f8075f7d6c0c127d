from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("library")


@mcp.tool()
def list_books(
    limit: Annotated[int, Field(ge=100, le=10)],  # MCP361: 35 "minimum" 100 is above "maximum" 10
    title: str = Field("war and peace", min_length=20, max_length=5),  # MCP361: 51 so no string passes | MCP362: 23 "maxLength": 5
) -> str:
    """List the books of the library."""
    return title * limit
