"""Date, datetime, UUID, Path, Decimal, AnyUrl, re.Pattern."""

import datetime, decimal, pathlib, uuid
from pydantic import AnyUrl
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: datetime.date, b: datetime.datetime, c: uuid.UUID, d: pathlib.Path, e: decimal.Decimal, f: AnyUrl, g: datetime.timedelta) -> str:
    return ""
