from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("museum")


@mcp.tool
def sell_ticket(price: float, service_fee: int, total: float) -> str:  # MCP922: 16 "price" is money as a floating point number | MCP922: 30 "service_fee" is money that may be negative | MCP922: 48 "total"
    """Sell a ticket."""
    return f"{price}{service_fee}{total}"


@mcp.tool
def refund(price_in_cents: int, amount: Annotated[int, Field(ge=0)]) -> str:
    """Refund a ticket."""
    return f"{price_in_cents}{amount}"


@mcp.tool
def price(cost: str) -> str:
    """Set a price."""
    return cost


@mcp.tool
def count(total_visitors: int, price_list: str) -> str:
    """Count visitors."""
    return f"{total_visitors}{price_list}"


@mcp.tool
def pay(fee: Annotated[int, Field(gt=0)]) -> str:
    """Pay a fee."""
    return str(fee)


@mcp.tool
def donate(feeling: float, amounts: list[float]) -> str:
    """Donate an amount."""
    return f"{feeling}{amounts}"


@mcp.tool()
def polish_1() -> str:
    """Polish the floor once."""
    return ""


@mcp.tool()
def polish_2() -> str:
    """Polish the floor twice."""
    return ""


@mcp.tool()
def polish_3() -> str:
    """Polish the floor three times."""
    return ""
