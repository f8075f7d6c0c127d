TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "a": {"type": "string"},  # MCP321: 26 use "string"
            "b": {"type": "integer"},  # MCP321: 26 use "integer"
            "c": {},  # MCP321: 26 leave "type" out
            "d": {"type": "datetime"},  # MCP321: 26 use "string" with "format": "date-time"
            "e": {"type": "url"},  # MCP321: 26 use "string" with "format": "uri"
            "f": {"type": "file"},  # MCP321: 26 use string, integer, number
            "g": {"type": "booelan"},  # MCP321: 26 use "boolean"
            "h": {"type": "string|null"},  # MCP321: 26 use ["string", "null"]
            "i": {"type": "str, int"},  # MCP321: 26 use ["string", "integer"]
            "j": {"type": ""},  # MCP321: 26 is not a JSON Schema type
        },
    },
}
