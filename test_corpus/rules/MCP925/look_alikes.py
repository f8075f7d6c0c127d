"""Required parameters, query strings, files, and parameters whose absence the body deals with."""

import os
from collections import defaultdict
from pathlib import Path

import httpx
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("orders")
BASE_URL = "https://orders.example"


@mcp.tool()
def get_customer(customer: str, language: str = "en") -> str:
    """Get a customer."""
    return httpx.get(f"{BASE_URL}/customers/{customer}?language={language}").text


@mcp.tool()
def list_orders(customer: str | None = None) -> str:
    """List the orders, of one customer or of all."""
    url = f"{BASE_URL}/customers/{customer}/orders" if customer else f"{BASE_URL}/orders"
    return httpx.get(url).text


@mcp.tool()
def list_items(order: str = "") -> str:
    """List the items of an order."""
    if not order:
        raise ValueError("order is missing")
    return httpx.get(f"{BASE_URL}/orders/{order}").text


@mcp.tool()
def get_stock(shop: str | None = None) -> str:
    """Get the stock of a shop."""
    shop = shop or "main"
    return httpx.get(f"{BASE_URL}/shops/{shop}").text


@mcp.tool()
def read_report(name: str = "latest") -> str:
    """Read a report from a file."""
    return Path(f"/var/reports/{name}").read_text()


@mcp.tool()
def export(format: str = "csv") -> str:
    """Export the orders: only a part of a segment."""
    return httpx.get(f"{BASE_URL}/orders/all.{format}").text


@mcp.tool()
def find(text: str = "") -> str:
    """Find an order."""
    return httpx.get(f"{BASE_URL}/orders?path=/{text}", params={"text": text}).text


@mcp.tool()
def describe(topic: str = "all") -> str:
    """Describe a topic."""
    return f"orders/{topic}"


@mcp.tool()
def get_shop(shop: str = "main", area: str = "all", kind: str = "") -> str:
    """Get a shop."""
    assert shop
    match area:
        case "all":
            return httpx.get(f"{BASE_URL}/shops/{shop}/{area}/{str()}").text
        case _:
            return httpx.get(f"{BASE_URL}/shops/{shop}/{area}/{kind.strip()}-shop").text


def helper(customer: str = "") -> str:
    """Not a tool."""
    return httpx.get(f"{BASE_URL}/customers/{customer}").text


SEEN: dict[str, str] = {}
COUNTS = defaultdict(int)


@mcp.tool()
def recall(topic: str = "all") -> str:
    """Recall a topic: what is asked is no server."""
    return SEEN.get(f"topics/{topic}", "") + os.environ.get(f"topics/{topic}", "") + str(COUNTS.get(f"seen/{topic}"))


@mcp.tool()
def get_branch(branch: str = "main", number: int = 0) -> str:
    """Get a branch: the defaults make an address."""
    return httpx.get(f"{BASE_URL}/branches/{branch}/versions/{number}").text
