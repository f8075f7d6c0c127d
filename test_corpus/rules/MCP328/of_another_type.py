import mcp.types as types

UPDATE = types.Tool(
    name="update_page",
    description="Change a page.",
    inputSchema={
        "type": "object",
        "properties": {
            "data": {
                "type": "string",
                "properties": {"title": {"type": "string"}},  # MCP328: 16 acts on objects only and has no effect at "type": "string"
                "required": ["title"],  # MCP328: 16 acts on objects only
            },
            "count": {"type": "integer", "minLength": 1},  # MCP328: 41 acts on strings only and has no effect at "type": "integer"
            "title": {"type": ["string", "null"], "maximum": 80},  # MCP328: 50 acts on numbers only and has no effect at "type": ["string", "null"]
            "tags": {
                "type": "array",
                "items": {"type": "string"},
                "maxLength": 5,  # MCP328: 16 acts on strings only
                "additionalProperties": False,  # MCP328: 16 acts on objects only
            },
            "extra": {"type": "object", "items": {"type": "string"}},  # MCP328: 40 acts on arrays only
            "on": {"type": "boolean", "pattern": "^(yes|no)$"},  # MCP328: 38 acts on strings only
        },
    },
)
