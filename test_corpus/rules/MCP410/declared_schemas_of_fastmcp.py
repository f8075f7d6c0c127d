"""An output schema that is given to fastmcp, which must be one of an object."""

from fastmcp import FastMCP

mcp = FastMCP("tabs")
COUNT = {"type": "object", "properties": {"count": {"type": "integer"}}, "required": ["count"]}
ANY = {"type": "object"}


@mcp.tool(output_schema=COUNT)
def count_tabs(window: int):
    """Count the tabs."""
    if window == 1:
        return "three"  # MCP410: 15 a string is returned where the output schema wants an object
    if window == 2:
        return [3]  # MCP410: 15 an array is returned
    if window == 3:
        return None  # MCP410: 15 null is returned
    if window == 4:
        return {}  # MCP410: 15 this dict lacks "count"
    return {"count": 3}


@mcp.tool(output_schema=ANY)
def show_tabs(window: int):
    """Show the tabs."""
    if window == 1:
        return {"tabs": ["first"]}
    if window == 2:
        return dict(tabs=[])
    return {}


@mcp.tool(output_schema=None)
def close_tabs(window: int):
    """Close the tabs."""
    return "closed"


@mcp.tool(output_schema={"type": "object", "properties": {"result": {"type": "string"}}, "x-fastmcp-wrap-result": True})
def open_tabs(window: int):
    """Open the tabs: the text is put under result."""
    return "opened"
