"""Output: date/datetime/Decimal/Path."""

import datetime, decimal, pathlib
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t_dt() -> datetime.datetime: ...


@mcp.tool()
def t_dec() -> decimal.Decimal: ...


@mcp.tool()
def t_path() -> pathlib.Path: ...
