# settings: --mcp-sdk fastmcp==2.14.7
from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("kiosk")


@mcp.tool
def order_papers(
    number: Annotated[int, Field(description="How many bundles.")] = 3,
) -> str:
    """Order newspapers for the next day."""
    return str(number)
