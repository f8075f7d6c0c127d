from mcp.server.fastmcp import FastMCP

mcp = FastMCP("typography")


@mcp.tool(title="Prices in\u00a0\u20ac", description="List prices \u2013 in \u20ac\u00a0\u2026 soft\u00adly, m\u00b2, \u201cquoted\u201d,\ttabbed.\n")
def prices(shop: str) -> str:
    return shop


@mcp.tool(description=r"Search for \u200b, the escape of a zero-width space, as plain text.")
def search(text: str) -> str:
    return text
