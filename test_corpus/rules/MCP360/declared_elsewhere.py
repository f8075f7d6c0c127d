from mcp.types import Tool

from library import PROPERTIES, READER

PATTERNS = Tool(
    name="set_fields",
    description="Set fields of a record.",
    inputSchema={"type": "object", "patternProperties": {"^f_": {"type": "string"}}, "required": ["f_title"]},
)
ANY_NAME = Tool(
    name="set_counts",
    description="Set counts by name.",
    inputSchema={"type": "object", "additionalProperties": {"type": "integer"}, "required": ["total"]},
)
REFERENCE = Tool(
    name="lend_book",
    description="Lend a book to a reader.",
    inputSchema={
        "type": "object",
        "$ref": "#/$defs/Loan",
        "required": ["reader"],
        "$defs": {"Loan": {"type": "object", "properties": {"reader": {"type": "string"}}}},
    },
)
PART_OF_ANOTHER = Tool(
    name="return_book",
    description="Take a book back.",
    inputSchema={
        "type": "object",
        "properties": {"book": {"type": "string"}},
        "allOf": [{"$ref": "#/$defs/HasBook"}],
        "$defs": {"HasBook": {"type": "object", "required": ["book"]}},
    },
)
UNKNOWN_PROPERTIES = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object", "properties": PROPERTIES, "required": ["title"]},
)
UNKNOWN_SPREAD = Tool(
    name="find_reader",
    description="Find a reader by name.",
    inputSchema={"type": "object", "properties": {"name": {"type": "string"}, **READER}, "required": ["surname"]},
)
UNKNOWN_BRANCH = Tool(
    name="find_shelf",
    description="Find a shelf.",
    inputSchema={"type": "object", "allOf": [READER], "required": ["row"]},
)
