from fastmcp import FastMCP

mcp = FastMCP("strict", on_duplicate="error")


@mcp.tool(name="lookup")
def lookup_word(word: str) -> str:
    """Look a word up."""
    return word


@mcp.tool(name="lookup")  # MCP104: 15 so on_duplicate raises
def lookup_name(name: str) -> str:
    """Look a name up."""
    return name
