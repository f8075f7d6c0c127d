from fastmcp import FastMCP

mcp = FastMCP("übersetzer")


@mcp.tool
def übersetze(text: str) -> str:  # MCP101: 4 holds U+00FC
    """Translate a text into German."""
    return text


@mcp.tool(name="翻訳")  # MCP101: 15 choose one of these
def to_japanese(text: str) -> str:
    """Translate a text into Japanese."""
    return text


@mcp.tool(name="traduire_en_fran_ais")  # MCP101: 15 U+00E7
def to_french(text: str) -> str:
    """Translate a text into French."""
    return text
