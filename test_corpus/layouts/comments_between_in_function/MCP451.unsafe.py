"""Keywords and formats outside of the vocabulary."""

from mcp.server.session import ServerSession
from mcp.types import ElicitRequestFormParams


def create_tools():
    async def ask(session: ServerSession, sizes: list[str]) -> None:
        """Ask for everything."""
        await session.elicit_form(
            # see the manual
            message="Who?",
            requestedSchema={
                # kept short
                "type": "object",
                "properties": {
                    # for the form
                    "postcode": {"type": "string", "pattern": "^[0-9]{5}$"},
                    "number": {"type": "string", "format": "uuid"},  # as agreed
                    # see the manual
                    "nights": {"type": "integer", "exclusiveMinimum": 0},
                    "room": {
                        # kept short
                        "type": "string",
                        "oneOf": [{"const": "s", "title": "Single"}, {"const": "d", "title": "Double"}]  # for the form
                        # as agreed
                    },  # see the manual
                    # kept short
                    "size": {
                        "type": "string",
                        "enum": sizes,
                        "enumNames": ["Small"],
                    },
                    "floor": {
                        "type": "string",
                        "enum": [1, 2],
                        "enumNames": ["First", "Second"],
                    },  # for the form
                    # as agreed
                    "board": {
                        "type": "string",
                        "enum": ["half", "full"],
                        "enumNames": ["Half board"],
                    },
                    "extras": {
                        "type": "array",
                        "uniqueItems": True,
                        "items": {"type": "string", "enum": ["towel", "sauna"]},
                    }  # see the manual
                },  # kept short
                # for the form
                "required": ["postcode"]
            }  # as agreed
        )

    GOOD = ElicitRequestFormParams(
        message="Who?",
        requestedSchema={
            "type": "object",
            "properties": {
                "name": {"type": "string", "title": "Name", "minLength": 1, "maxLength": 80, "default": "guest"},
                "mail": {"type": "string", "format": "email", "description": "Where the bill goes."},
                "arrival": {"type": "string", "format": "date"},
                "departure": {"type": "string", "format": "date-time"},
                "homepage": {"type": "string", "format": "uri"},
                "nights": {"type": "integer", "minimum": 1, "maximum": 30, "default": 1},
                "breakfast": {"type": "boolean", "default": True},
                "room": {"type": "string", "oneOf": [{"const": "s", "title": "Single"}], "default": "s"},
                "extras": {"type": "array", "items": {"type": "string", "enum": ["towel"]}, "maxItems": 1, "default": []},
                "note": {"type": "string", "x-rows": 4},
            },
        },
    )

    return GOOD
