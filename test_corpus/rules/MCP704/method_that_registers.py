"""Functions inside a method are no methods."""
from mcp.server.fastmcp import FastMCP


class Shop:
    def __init__(self) -> None:
        self.mcp = FastMCP("shop")
        self.register()

    def register(self) -> None:
        @self.mcp.tool()
        def price(article: str) -> float:
            """The price of an article."""
            return float(len(article))

        @self.mcp.tool()
        def stock(article: str) -> int:
            """The stock of an article."""
            return len(article)

        self.mcp.add_tool(self.shelf)

    def shelf(self, article: str) -> str:
        """The shelf of an article."""
        return article
