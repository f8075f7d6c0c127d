from mcp.types import Tool

from library import BRANCHES, PROPERTIES

NARROWED = Tool(
    name="find_book",
    description="Find a book by title or number.",
    inputSchema={
        "type": "object",
        "properties": {"title": {"type": "string"}, "isbn": {"type": "string"}},
        "oneOf": [{"required": ["title"]}, {"properties": {"isbn": {"minLength": 10}}, "required": ["isbn"]}],
        "additionalProperties": False,
    },
)
SEES_BRANCHES = Tool(
    name="find_reader",
    description="Find a reader by name or number.",
    inputSchema={
        "type": "object",
        "oneOf": [{"properties": {"name": {"type": "string"}}}, {"properties": {"number": {"type": "integer"}}}],
        "unevaluatedProperties": False,
    },
)
CLOSED_BRANCHES = Tool(
    name="lend_book",
    description="Lend a book to a reader.",
    inputSchema={
        "type": "object",
        "anyOf": [
            {"properties": {"reader": {"type": "string"}}, "required": ["reader"], "additionalProperties": False},
            {"properties": {"card": {"type": "integer"}}, "required": ["card"], "additionalProperties": False},
        ],
    },
)
BY_PATTERN = Tool(
    name="set_fields",
    description="Set fields of a record.",
    inputSchema={
        "type": "object",
        "patternProperties": {"^f_": {}},
        "anyOf": [{"properties": {"f_title": {"type": "string"}}}, {"properties": {"f_year": {"type": "integer"}}}],
        "additionalProperties": False,
    },
)
FORBIDDEN = Tool(
    name="sort_books",
    description="Sort the books of a shelf.",
    inputSchema={
        "type": "object",
        "properties": {"by": {"type": "string"}},
        "not": {"properties": {"order": {"type": "string"}}, "required": ["order"]},
        "additionalProperties": False,
    },
)
UNKNOWN = Tool(
    name="move_book",
    description="Move a book.",
    inputSchema={
        "type": "object",
        "properties": PROPERTIES,
        "anyOf": [{"properties": {"shelf": {"type": "integer"}}}, BRANCHES],
        "additionalProperties": False,
    },
)
