TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {
                "type": "string",
                "description": "The title.",  # MCP326: 16 write "description"
                "minLength": 1,  # MCP326: 16 write "minLength"
                "maxLength": 80,  # MCP326: 16 write "maxLength"
            },
            "tags": {
                "type": "array",
                "items": {"type": "string"},  # MCP326: 16 write "items"
                "uniqueItems": True,  # MCP326: 16 write "uniqueItems"
            },
            "year": {"type": "integer", "exclusiveMinimum": 0},  # MCP326: 40 write "exclusiveMinimum"
            "shelf": {"type": "string", "deprecated": True},  # MCP326: 40 write "deprecated"
            "size": {"type": "string", "default": "small"},  # MCP326: 39 write "default"
        },
        "required": ["title"],  # MCP326: 8 write "required"
        "patternProperties": {"^x-": {"type": "string"}},  # MCP326: 8 write "patternProperties"
        "anyOf": [{"required": ["title"]}, {"required": ["year"]}],  # MCP326: 8 write "anyOf"
        "additionalProperties": False,  # MCP326: 8 write "additionalProperties"
    },
}
