from mcp.server.fastmcp import FastMCP

WARNING = "This cannot be undone."
mcp = FastMCP("files")


def delete(path: str) -> str:
    "Delete a file. " + WARNING  # MCP203: 4 pass it as description=
    return path


mcp.add_tool(delete)
