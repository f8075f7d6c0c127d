"""Schemas with the keywords that forms have, and a tool that may have any."""

from mcp.server.session import ServerSession
from mcp.types import Tool

TOOL = Tool(
    name="find_guest",
    description="Find a guest.",
    inputSchema={"type": "object", "properties": {"text": {"type": "string", "pattern": "^[a-z]+$"}}},
)


async def ask(session: ServerSession, extra: dict) -> None:
    """Ask for what can be drawn."""
    await session.elicit_form(
        message="Who?",
        requestedSchema={
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "properties": {
                "mail": {"type": "string", "format": "email", "description": "Where the bill goes."},
                "room": {"type": "string", "oneOf": [{"const": "s", "title": "Single"}], "default": "s"},
                "note": {"type": "string", "x-rows": 4},
                "more": {"type": "string", **extra},
            },
            "required": ["mail"],
        },
    )
