# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("tickets")


@mcp.tool
def assign_ticket(number: int, token: str) -> str:  # MCP340: 31 "token" is
    """Assign a ticket.

    Args:
        number: The number of the ticket.
        token: The API token of the tracker.
    """
    return f"{number}{token}"


@mcp.tool
def read_messages(token: str) -> str:
    """Read the messages of a conversation.

    Args:
        token: Identifies the conversation.
    """
    return token
