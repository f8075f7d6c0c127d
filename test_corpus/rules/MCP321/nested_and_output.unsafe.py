from mcp.types import Tool

LIMIT = {"type": "integer"}  # MCP321: 17 use "integer"
TEXT = "text"  # MCP321: 7 use "string"

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {
            "limit": LIMIT,
            "offset": LIMIT,
            "where": {"anyOf": [{"type": "array", "items": {"type": TEXT}}, {"type": "null"}]},
        },
        "$defs": {"Unused": {"type": "object"}},  # MCP321: 37 use "object"
    },
    outputSchema={
        "type": "object",
        "properties": {"found": {"type": "boolean"}},  # MCP321: 41 use "boolean"
    },
)
