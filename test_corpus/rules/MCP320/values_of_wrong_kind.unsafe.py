TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {"type": "string", "minLength": 1},  # MCP320: 53 /minLength must be a whole number from 0 up, not "1": write 1
            "lines": {"type": "integer", "minimum": "one"},  # MCP320: 52 /minimum must be a number, not "one"
            "order": {"type": "string", "enum": ["newest"]},  # MCP320: 48 /enum must be a list, not "newest": write ["newest"]
            "colour": {"type": "string", "examples": ["red"]},  # MCP320: 53 /examples must be a list
            "factor": {"type": "number", "multipleOf": 0},  # MCP320: 55 must be a number greater than 0, not 0
            "length": {"type": "string", "maxLength": -1},  # MCP320: 54 must be a whole number from 0 up, not -1
            "half": {"type": "array", "maxItems": 1.5},  # MCP320: 50 must be a whole number from 0 up, not 1.5
            "about": {"type": "string", "description": ["A", "text"]},  # MCP320: 55 must be text, not ["A", "text"]
            "code": {"type": "string", "pattern": 7},  # MCP320: 50 must be text, not 7
        },
        "additionalProperties": "false",  # MCP320: 32 must be a schema
    },
}
