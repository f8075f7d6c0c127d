from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "Properties": {"a": {"type": "string"}},  # MCP326: 8 write "properties"
        "properties": {
            "title": {"type": "string", "minLength": 1},  # MCP326: 40 write "minLength"
            "year": {"type": "integer", "multipleOf": 5},  # MCP326: 40 write "multipleOf"
            "shelf": {"type": "string"},  # MCP326: 22 write "type"
            "reader": {"anyOf": [{"type": "string"}, {"type": "integer"}]},  # MCP326: 23 write "anyOf"
            "loan": {"type": "string", "readOnly": True},  # MCP326: 39 write "readOnly"
            "note": {"type": "string"},  # MCP326: 39 write "required"
            "size": {"type": "string", "maxLength": 9},  # MCP326: 39 write "maxLength"
        },
        "additionalProperties": {"type": "string"},  # MCP326: 8 write "additionalProperties"
        "required": ["note"],
    },
)
