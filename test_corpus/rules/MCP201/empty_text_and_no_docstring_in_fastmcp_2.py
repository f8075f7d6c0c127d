# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("model")


@mcp.tool(description="")  # MCP201: 22 "save" has no description
def save(path: str) -> str:
    return path
