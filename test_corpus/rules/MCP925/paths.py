"""Parameters with a default in the path of an address."""

from typing import Annotated
from urllib.parse import quote

import httpx
from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("orders")
BASE_URL = "https://orders.example"


@mcp.tool()
def get_customer(customer: str = "") -> str:  # MCP925: 33 "customer" is a part of the path
    """Get a customer."""
    return httpx.get(f"https://orders.example/customers/{customer}").text


@mcp.tool()
async def get_order(number: int | None = None, full: bool = False) -> str:  # MCP925: 41 "number"
    """Get an order."""
    async with httpx.AsyncClient(base_url=BASE_URL) as client:
        answer = await client.get(f"/orders/{number}?full={full}")
    return answer.text


@mcp.tool()
def get_items(
    order: str,
    page: Annotated[str, Field(description="Which page.")] = "",  # MCP925: 61 f"{BASE_URL}/order
    limit: int = 10,
) -> str:
    """Get the items of an order."""
    url = f"{BASE_URL}/orders/{quote(order)}/pages/{quote(page)}?limit={limit}"
    return httpx.get(url).text


@mcp.tool()
def get_shop(shop: str | None = Field(default=None)) -> str:  # MCP925: 32 its default null names nothing
    """Get a shop."""
    return httpx.get(f"{BASE_URL}/shops/{shop.strip()}").text
