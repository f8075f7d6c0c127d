# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("search")


@mcp.tool
def search(query: str) -> list[str]:
    """Search in the shop, the search way."""
    return [query]


def main() -> None:
    print(search("a"))
