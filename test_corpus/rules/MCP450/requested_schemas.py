"""Schemas that are written out, in calls of a session and in the types of the protocol."""

from mcp.server.session import ServerSession
from mcp.types import ElicitRequestFormParams

WITHOUT_TYPE = {"properties": {"name": {"type": "string"}}}  # MCP450: 15 lacks "type": "object"
GOOD = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "minLength": 1},
        "nights": {"type": "integer", "minimum": 1},
        "price": {"type": "number"},
        "breakfast": {"type": "boolean", "default": True},
        "room": {"type": "string", "enum": ["single", "double"]},
        "board": {"type": "string", "oneOf": [{"const": "half", "title": "Half board"}]},
        "extras": {"type": "array", "items": {"type": "string", "enum": ["towel", "sauna"]}},
        "wishes": {"type": "array", "items": {"anyOf": [{"const": "sea", "title": "View of the sea"}]}},
    },
    "required": ["name"],
}


async def ask(session: ServerSession) -> None:
    """Ask for everything."""
    await session.elicit("Who?", WITHOUT_TYPE)
    await session.elicit_form(message="Who?", requestedSchema=GOOD)
    await session.elicit_form(
        message="Who?",
        requestedSchema={
            "type": "array",  # MCP450: 20 "array"
            "properties": {},
        },
    )
    await session.elicit_form(
        message="Who?",
        requestedSchema={"type": "object"},  # MCP450: 24 lacks "properties"
    )


def request() -> ElicitRequestFormParams:
    """A request with all sorts of properties."""
    return ElicitRequestFormParams(
        message="Who?",
        requestedSchema={
            "type": "object",
            "properties": {
                "guest": {"type": "object", "properties": {}},  # MCP450: 34 "object"
                "nickname": {"type": ["string", "null"]},  # MCP450: 37 ["string", "null"]
                "age": {"minimum": 18},  # MCP450: 16 "age" has no "type"
                "plates": {"type": "array", "items": {"type": "string"}},  # MCP450: 35 no choice of several
                "extras": {  # oneOf is for a choice of one
                    "type": "array",  # MCP450: 28 "extras" is a list
                    "items": {"oneOf": [{"const": "towel", "title": "Towel"}]},
                },
                "towels": {"type": "array", "items": {"enum": ["a"]}},  # MCP450: 35 "towels"
                "sheets": {"type": "array", "items": {"anyOf": [{"const": "a"}]}},  # MCP450: 35 "sheets"
                "anything": True,  # MCP450: 28 "anything"
            },
        },
    )
