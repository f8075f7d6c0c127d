"""NewType, TypeAlias, constr/conint."""

from pydantic import PositiveInt, constr
from typing import NewType, TypeAlias
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


Uid = NewType("Uid", int)
Name: TypeAlias = str


@mcp.tool()
def t(a: Uid, b: Name, c: PositiveInt, d: constr(max_length=3)) -> str:
    return ""
