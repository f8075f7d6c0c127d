from mcp.server.fastmcp import FastMCP

mcp = FastMCP("library")


@mcp.tool("find_book", None, "Find a book by its title.")  # MCP914: 5 "find_book" has no title
def find(title: str) -> str:
    return title


def paint(title: str) -> str:
    return title


mcp.add_tool(paint, "paint_book", None, "Paint a book.")  # MCP914: 4 "paint_book" has no title
