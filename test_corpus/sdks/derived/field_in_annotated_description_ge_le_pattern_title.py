"""Field in Annotated: description, ge/le, pattern, title, examples, json_schema_extra."""

from pydantic import Field
from typing import Annotated
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[int, Field(description="An a", ge=1, le=9)],
      b: Annotated[str, Field(title="Bee", pattern="^x$", min_length=1, max_length=3, examples=["x"])] = "x",
      c: Annotated[str, Field(json_schema_extra={"x-foo": 1})] = "") -> str:
    return ""
