from fastmcp import FastMCP

mcp = FastMCP("years")


@mcp.tool(title=2024)  # MCP202: 16 2024 is not a string, and title must be one
def last_year() -> str:
    """Return the figures of 2024."""
    return ""


@mcp.tool(annotations={"title": 2025})  # MCP202: 32 2025 is not a string, and annotations.title must be one
def this_year() -> str:
    """Return the figures of 2025."""
    return ""


@mcp.tool(description=True)  # MCP202: 22 true is not a string
def next_year() -> str:
    return ""
