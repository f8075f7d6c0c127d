from typing import Annotated, Literal, Optional

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from pydantic import BaseModel, Field

from library import NAME

mcp = FastMCP("tickets")


class Login(BaseModel):
    user: str
    password: str


@mcp.tool()
def list_tickets(next_token: Optional[str] = None, page_token: str = "", max_tokens: int = 5, sync_token: str = "") -> str:
    """List the open tickets."""
    return f"{next_token}{page_token}{max_tokens}{sync_token}"


@mcp.tool()
def send_message(token: Annotated[str, Field(description="Token of the conversation.")], text: str) -> str:
    """Send a message to a conversation."""
    return token + text


@mcp.tool(description="Read the messages of a conversation, which a token identifies.")
def read_messages(token: str) -> str:
    return token


@mcp.tool()
def change_page(
    number: int,
    session_token: Annotated[str, Field(description="Credentials token from get_session() of an earlier step.")],
) -> str:
    """Change a page."""
    return f"{number}{session_token}"


@mcp.tool()
def check_password(password: str) -> str:
    """Say how strong a password is."""
    return password


@mcp.tool()
def create_secret(secret: str, secret_name: str, secret_arn: str) -> str:
    """Create a secret in the store."""
    return secret + secret_name + secret_arn


@mcp.tool()
def encrypt_file(path: str, password: str) -> str:
    """Encrypt a file."""
    return path + password


@mcp.tool()
def rotate(api_key_id: str, with_password: bool, auth: Literal["token", "password"], authorization: Literal["basic"]) -> str:
    """Rotate what a key stands for."""
    return f"{api_key_id}{with_password}{auth}{authorization}"


@mcp.tool()
def sign_in(login: Login, key: str, pwd: str, password_hash: str, client_token: str) -> str:
    """Sign in to the tracker."""
    return f"{login}{key}{pwd}{password_hash}{client_token}"


UNKNOWN_NAME = Tool(
    name=NAME,
    description="Do something with a password.",
    inputSchema={"type": "object", "properties": {"password": {"type": "string"}}},
)
