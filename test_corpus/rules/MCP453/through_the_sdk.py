"""The SDK writes the request itself."""

from mcp.server.fastmcp import Context, FastMCP

mcp = FastMCP("mail")


@mcp.tool()
async def login(ctx: Context) -> str:
    """Log in at the mail server."""
    answer = await ctx.elicit_url(message="Log in.", url="https://mail.example/login", elicitation_id="login")
    return answer.action


@mcp.tool()
async def visit(url: str) -> dict:
    """Visit an address: a dict of the server's own."""
    return {"mode": "url", "target": url}
