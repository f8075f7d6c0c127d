from mcp.server.fastmcp import FastMCP

mcp = FastMCP("languages")


@mcp.tool(description="می‌خواهم: Persian writes a non-joiner inside words.")
def persian(text: str) -> str:
    return text


@mcp.tool(description="क्‍ष: Devanagari asks for a half form with a joiner.")
def hindi(text: str) -> str:
    return text


@mcp.tool(description="Français, 日本語, עברית and العربية need none.")
def others(text: str) -> str:
    return text
