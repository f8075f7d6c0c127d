from mcp.server.fastmcp import FastMCP

mcp = FastMCP("cleaner")
HIDDEN = "\u200b\u200c\u200d\ufeff"


@mcp.tool()
def clean(text: str) -> str:
    """Remove characters that cannot be seen from a text."""
    # such as the one between these quotes: '​'
    for character in HIDDEN:
        text = text.replace(character, "")
    return text or "\u2060"
