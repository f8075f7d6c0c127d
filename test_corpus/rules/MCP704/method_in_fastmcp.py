# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP
from fastmcp.tools import tool

mcp = FastMCP("shop")


class Shop:
    @mcp.tool
    def price(self, article: str) -> float:  # MCP704: 14 fastmcp 3.4.11 refuses self as first parameter
        """The price of an article."""
        return float(len(article))

    @tool
    def stock(self, article: str) -> int:
        """The stock of an article: marked here, registered below."""
        return len(article)


@mcp.tool
def shelf(cls, article: str) -> str:  # MCP704: 10 refuses cls
    """The shelf of an article."""
    return f"{cls}{article}"


@mcp.tool
def shelves(floor: str) -> str:
    """The shelves of a floor."""
    return floor


mcp.add_tool(Shop().stock)
