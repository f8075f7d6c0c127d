from datetime import timedelta
from decimal import Decimal
from enum import Enum, IntEnum
from typing import Annotated, Any, Literal, Optional, Union

from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel, Field

mcp = FastMCP("library")


class Order(Enum):
    TITLE = "title"
    YEAR = "year"


class Size(IntEnum):
    SMALL = 1
    LARGE = 2


class Page(BaseModel):
    number: int = 1
    size: Optional[int] = None


@mcp.tool()
def numbers(a: int = 1, b: float = 1, c: Optional[float] = None, d: Decimal = Decimal("1.50"), e: Union[int, str] = "x") -> str:
    """Take numbers."""
    return f"{a}{b}{c}{d}{e}"


@mcp.tool()
def choices(a: Literal["x", 1] = 1, b: Order = Order.YEAR, c: Size = Size.LARGE, d: list[Literal["x"]] = ["x"]) -> str:
    """Take choices."""
    return f"{a}{b}{c}{d}"


@mcp.tool()
def objects(a: dict[str, int] = {"x": 1}, b: Page = Page(), c: list[Page] = [], d: Any = object) -> str:
    """Take objects."""
    return f"{a}{b}{c}{d}"


@mcp.tool()
def texts(a: Annotated[str, Field(min_length=1)] = "x", b: timedelta = timedelta(hours=1), c: bytes = b"x") -> str:
    """Take texts."""
    return f"{a}{b}{c}"


@mcp.tool()
def absent(a: Optional[str] = None, b: Optional[int] = Field(default=None)) -> str:  # MCP730: 20 a has the default null | MCP730: 49 b has the default null
    """Take what may be missing: another rule speaks of these."""
    return f"{a}{b}"
