from mcp.server.fastmcp import FastMCP

mcp = FastMCP('rates')


@mcp.tool(description="Return the exchange rate of a currency.")
def get_rate(currency: str) -> float:
    return 1.0
