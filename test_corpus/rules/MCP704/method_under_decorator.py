from mcp.server.fastmcp import FastMCP

mcp = FastMCP("shop")


class Shop:
    @mcp.tool()
    def price(self, article: str) -> float:  # MCP704: 14 self is listed as a required argument
        """The price of an article."""
        return float(len(article))

    @mcp.tool()  # MCP704: 9 cannot register a classmethod object
    @classmethod
    def articles(cls, shelf: str) -> list[str]:
        """The articles of a shelf."""
        return [shelf]

    @mcp.tool()
    @staticmethod
    def currency(country: str) -> str:
        """The currency of a country."""
        return country

    @staticmethod
    @mcp.tool()
    def tax(country: str) -> float:
        """The tax of a country."""
        return float(len(country))

    def stock(self, article: str) -> int:
        """The stock of an article."""  # MCP207: 8 has the same description
        return len(article)


shop = Shop()
mcp.tool()(shop.stock)
mcp.add_tool(Shop.stock, name="any_stock")  # line-7: MCP704: 14 register the bound method
