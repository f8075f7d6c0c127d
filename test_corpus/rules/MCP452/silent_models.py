"""Classes that ask for something whose name only looks like a secret, and links in the place of forms."""

from typing import Literal

from mcp.server.fastmcp import Context, FastMCP
from pydantic import BaseModel, Field

mcp = FastMCP("mail")


class Paging(BaseModel):
    page_token: str
    max_tokens: int
    token: str = Field(description="The token of the page that comes next.")


class Lock(BaseModel):
    password_length: int
    show_password: bool
    secret_name: str
    keyword: str


class Search(BaseModel):
    password: str


@mcp.tool()
async def more(ctx: Context) -> str:
    """Fetch more mails."""
    answer = await ctx.elicit(message="How many?", schema=Paging)
    return answer.action


@mcp.tool()
async def lock(ctx: Context) -> str:
    """Lock a mailbox."""
    answer = await ctx.elicit(message="How?", schema=Lock)
    return answer.action


@mcp.tool()
async def login(ctx: Context) -> str:
    """Log in at the mail server."""
    answer = await ctx.elicit_url(message="Log in.", url="https://mail.example/login", elicitation_id="login")
    return answer.action


@mcp.tool()
def count(letters: str) -> int:
    """Count words: the class is read from a file, and nobody is asked for it."""
    return len(Search.model_validate_json(letters).password)


@mcp.tool()
def kinds(kind: Literal["password", "token"]) -> str:
    """Tell about a kind of secret."""
    return kind
