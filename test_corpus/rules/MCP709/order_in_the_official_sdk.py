from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("search")


@mcp.tool()
def search(limit: int = 10, query: str = Field(description="What to look for.")) -> list[str]:
    """Search."""  # MCP206: 4 only repeats the name
    return [query][:limit]
