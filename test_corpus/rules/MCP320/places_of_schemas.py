TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "tags": {"type": "array", "items": "string"},  # MCP320: 47 must be a schema, not "string"
            "either": {"anyOf": []},  # MCP320: 32 must be a list of at least one schema, not []
            "one": {"oneOf": {"type": "string"}},  # MCP320: 29 must be a list of at least one schema
            "not": {"not": None},  # MCP320: 27 must be a schema, that is an object or a boolean, not null
            "inner": {"type": "object", "properties": {"a": "string"}},  # MCP320: 60 inner/properties/a must be a schema
            "names": {"type": "object", "propertyNames": "x"},  # MCP320: 57 must be a schema
        },
        "$defs": [{"type": "string"}],  # MCP320: 17 must be an object of schemas
    },
}
