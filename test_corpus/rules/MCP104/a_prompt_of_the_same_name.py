from mcp.server.fastmcp import FastMCP

mcp = FastMCP("review")


@mcp.tool(name="review")
def review_code(code: str) -> str:
    """Review code."""
    return code


@mcp.prompt(name="review")
def review_prompt(code: str) -> str:
    return f"Review this: {code}"


@mcp.tool(name="Review")
def review_text(text: str) -> str:
    """Review a text."""
    return text
