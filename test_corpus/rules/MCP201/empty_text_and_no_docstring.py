from mcp.server.fastmcp import FastMCP

mcp = FastMCP("model")


@mcp.tool(description="")  # MCP201: 22 "" is a blank description
def save(path: str) -> str:
    return path
