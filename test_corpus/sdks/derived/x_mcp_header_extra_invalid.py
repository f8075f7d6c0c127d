"""X-mcp-header extra, invalid (number type)."""

from pydantic import Field
from typing import Annotated
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[float, Field(json_schema_extra={"x-mcp-header": "A"})]) -> str:
    return ""
