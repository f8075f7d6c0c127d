from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("rates")

    @mcp.tool(
        # see the manual
        description="Return the exchange rate\u200b of a currency."
    )
    def get_rate(currency: str) -> float:
        return 1.0

    return mcp


mcp = create_server()
