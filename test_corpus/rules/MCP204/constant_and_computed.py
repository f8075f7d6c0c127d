from mcp.server.fastmcp import FastMCP

mcp = FastMCP("computed")
SPACE = "\u200b"
TEXT = "Look" + SPACE + " at a picture."  # MCP204: 7 U+200B


@mcp.tool(description=TEXT)
def look(path: str) -> str:
    return path


@mcp.tool(description=f"Draw{SPACE} a picture.")  # MCP204: 22 U+200B
def draw(path: str) -> str:
    return path
