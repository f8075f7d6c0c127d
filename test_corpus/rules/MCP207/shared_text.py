from fastmcp import FastMCP

mcp = FastMCP("library")
TEXT = "Find something in the library."  # MCP207: 7 "find_record" has the same description as "find_book"


@mcp.tool(description=TEXT)
def find_book(title: str) -> str:
    return title


@mcp.tool(description=TEXT)
def find_record(title: str) -> str:
    return title


@mcp.tool(description=TEXT)
def find_film(title: str) -> str:
    return title
