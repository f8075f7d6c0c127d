# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("kiosk")


@mcp.tool
def sell_paper(paper: str) -> str:
    """Sell a newspaper."""
    return paper
