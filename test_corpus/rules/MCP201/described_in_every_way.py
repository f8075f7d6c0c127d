from mcp.server.fastmcp import FastMCP

mcp = FastMCP("ways")
TEXT = "Do what the third does."


@mcp.tool()
def first() -> str:
    """Do what the first does."""
    return ""


@mcp.tool(description="Do what the second does.")
def second() -> str:
    return ""


@mcp.tool(description=TEXT)
def third() -> str:
    return ""


@mcp.tool("fourth", None, "Do what the fourth does.")
def other() -> str:
    return ""


@mcp.tool()
async def fifth() -> str:
    # a comment in front is no problem
    "Do " "what the fifth does."
    return ""
