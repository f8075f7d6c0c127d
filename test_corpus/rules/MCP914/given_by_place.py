from mcp.server.fastmcp import FastMCP

mcp = FastMCP("library")


@mcp.tool("find_book", None, "Find a book by its title.")  # MCP914: 5 "find_book" has no title
def find(title: str) -> str:
    return title
