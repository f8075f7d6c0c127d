from mcp.server.fastmcp import FastMCP

mcp = FastMCP("museum")


@mcp.tool()
def list_paintings() -> str:
    """List the paintings."""
    return ""


@mcp.tool()
def find_painting() -> str:
    """Find a painting."""
    return ""


@mcp.tool()
def open() -> str:
    """Open the museum."""
    return ""


@mcp.tool()
def openRoom() -> str:  # MCP902: 4 "openRoom" is in camelCase, the other tools of this server are in snake_case
    """Open a room."""
    return ""


@mcp.tool(name="close-room")  # MCP902: 15 "close-room" is in kebab-case
def close_room() -> str:
    """Close a room."""
    return ""


@mcp.tool(name="Find_painting")  # MCP902: 15 "Find_painting" differs from the tool "find_painting" only in case
def find_other() -> str:
    """Find another."""
    return ""
