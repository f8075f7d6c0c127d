# settings: --mcp-sdk fastmcp==2.14.7
# settings: --mcp-clients llamacpp
from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("theatre")


@mcp.tool
def reserve_seat(seat: Annotated[str, Field(pattern="^[A-Z][0-9]+$")]) -> str:
    """Reserve a seat."""
    return seat
