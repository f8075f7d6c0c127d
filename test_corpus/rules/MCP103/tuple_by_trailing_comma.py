from fastmcp import FastMCP

mcp = FastMCP("rates")
RATE = "get_rate",  # MCP103: 7 ["get_rate"] is not a string


@mcp.tool(name=RATE)
def rate(currency: str) -> float:
    """Return an exchange rate."""
    return 1.0
