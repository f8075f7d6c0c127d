from mcp.server.fastmcp import FastMCP

mcp = FastMCP("notes")


@mcp.tool(
    title="Find notes",
    description=(
        "Find the notes that hold a text, "
        "newest first\u2060, "  # MCP204: 8 U+2060
        "at most twenty.\u2060"
    ),
)
def find(text: str) -> list[str]:
    return [text]
