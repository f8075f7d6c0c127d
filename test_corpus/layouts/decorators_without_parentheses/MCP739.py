from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("search")


@mcp.tool
def search(query: str, limit: int = Field(10, description="How many.")) -> list[str]:
    """Search the shop for articles."""
    return [query] * limit


def first(query: str) -> str:
    return search(query)[0]
