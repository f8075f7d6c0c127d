from mcp.types import Tool

from library import LIMIT, NAMES, TITLE, TYPES, choices, schemas

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {
            "title": TITLE,
            "year": {"type": TYPES, "minimum": LIMIT, "enum": choices()},
            "author": {"type": ["string", *TYPES], "anyOf": [*schemas()], "maxLength": LIMIT},
            "shelf": {"type": [TYPES, "string"], "oneOf": [schemas(), {"minLength": 1}]},
        },
        "required": [*NAMES],
        "dependentRequired": {"title": [*NAMES, NAMES, "year"]},
        "additionalProperties": LIMIT,
    },
)
LEND = Tool(
    name="lend_book",
    description="Lend a book to a reader.",
    inputSchema={**TITLE, "type": "object", "properties": {"book": {**TITLE, "minLength": 1}}},
)
