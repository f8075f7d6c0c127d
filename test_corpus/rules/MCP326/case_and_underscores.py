from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "Properties": {"a": {"type": "string"}},  # MCP326: 8 write "properties"
        "properties": {
            "title": {"type": "string", "min_length": 1},  # MCP326: 40 write "minLength"
            "year": {"type": "integer", "multiple_of": 5},  # MCP326: 40 write "multipleOf"
            "shelf": {"Type": "string"},  # MCP326: 22 write "type"
            "reader": {"anyof": [{"type": "string"}, {"type": "integer"}]},  # MCP326: 23 write "anyOf"
            "loan": {"type": "string", "readonly": True},  # MCP326: 39 write "readOnly"
            "note": {"type": "string", "Required": True},  # MCP326: 39 write "required"
            "size": {"type": "string", "max-length": "9"},  # MCP326: 39 write "maxLength"
        },
        "additional_properties": {"type": "string"},  # MCP326: 8 write "additionalProperties"
    },
)
