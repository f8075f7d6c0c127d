from typing import Annotated, Optional

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("tickets")


@mcp.tool()
def list_tickets(project: str, api_key: str) -> str:  # MCP340: 31 "api_key" is a credential
    """List the open tickets of a project."""
    return project + api_key


@mcp.tool()
def close_ticket(number: int, user: str, password: Optional[str] = None) -> str:  # MCP340: 41 "password" is
    """Close a ticket."""
    return f"{number}{user}{password}"


@mcp.tool()
def open_ticket(
    title: str,
    token: Annotated[str, Field(description="Personal access token of the user.")],  # MCP340: 4 "token" is
) -> str:
    """Open a ticket."""
    return title + token


@mcp.tool(description="Assign a ticket. The token is the API token of the tracker.")
def assign_ticket(number: int, token: str) -> str:  # MCP340: 31 "token" is
    return f"{number}{token}"


MOVE = Tool(
    name="move_ticket",
    description="Move a ticket to another project.",
    inputSchema={
        "type": "object",
        "properties": {
            "ticket": {"type": "integer"},
            "accessToken": {"type": "string"},  # MCP340: 12 "accessToken" is
            "client_secret": {"type": ["string", "null"]},  # MCP340: 12 "client_secret" is
            "Authorization": {"type": "string"},  # MCP340: 12 "Authorization" is
        },
    },
)
