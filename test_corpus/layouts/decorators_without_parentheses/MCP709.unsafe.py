from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("search")


@mcp.tool
def search(query: str = Field(description="What to look for."), limit: int = 10) -> list[str]:
    """Search the books."""
    return [query][:limit]
