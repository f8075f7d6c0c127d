"""Classes that ask for secrets, and those that only look as if."""

from mcp.server.fastmcp import Context, FastMCP
from pydantic import BaseModel, Field

mcp = FastMCP("mail")


class Login(BaseModel):
    user: str
    password: str  # MCP452: 4 "password"
    api_key: str = Field(description="The key of your account.")  # MCP452: 4 "api_key"


@mcp.tool()
async def connect(ctx: Context) -> str:
    """Connect to a mail server."""
    answer = await ctx.elicit(message="Please log in.", schema=Login)
    return answer.action
