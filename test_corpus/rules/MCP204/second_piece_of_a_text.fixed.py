from mcp.server.fastmcp import FastMCP

mcp = FastMCP("notes")


@mcp.tool(
    title="Find notes",
    description=(
        "Find the notes that hold a text, "
        "newest first, "  # MCP204: 8 U+2060
        "at most twenty."
    ),
)
def find(text: str) -> list[str]:
    return [text]
