"""Schemas that ask for secrets, and those that do not."""

from mcp.server.session import ServerSession


async def ask(session: ServerSession) -> None:
    """Ask for the account."""
    await session.elicit_form(
        message="Who?",
        requestedSchema={
            "type": "object",
            "properties": {
                "access_token": {"type": "string"},  # MCP452: 16 "access_token"
                "clientSecret": {"type": "string"},  # MCP452: 16 "clientSecret"
                "token": {"type": "string", "description": "A personal access token."},  # MCP452: 16 "token"
            },
        },
    )
    await session.elicit_form(
        message="Who?",
        requestedSchema={
            "type": "object",
            "properties": {
                "authorization": {"type": "string", "enum": ["basic", "oauth"]},
                "password": {"type": "boolean", "description": "Whether the file has one."},
                "next_token": {"type": "string"},
                "keyboard": {"type": "string"},
                "token": {"type": "string", "description": "The word to look for."},
            },
        },
    )
