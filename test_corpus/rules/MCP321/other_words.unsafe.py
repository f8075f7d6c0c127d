TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "a": {"type": "string"},  # MCP321: 26 use "string"
            "b": {"type": "integer"},  # MCP321: 26 use "integer"
            "c": {},  # MCP321: 26 leave "type" out
            "d": {"type": "string", "format": "date-time"},  # MCP321: 26 use "string" with "format": "date-time"
            "e": {"type": "string", "format": "uri"},  # MCP321: 26 use "string" with "format": "uri"
            "f": {"type": "file"},  # MCP321: 26 use string, integer, number
            "g": {"type": "boolean"},  # MCP321: 26 use "boolean"
            "h": {"type": ["string", "null"]},  # MCP321: 26 use ["string", "null"]
            "i": {"type": ["string", "integer"]},  # MCP321: 26 use ["string", "integer"]
            "j": {"type": ""},  # MCP321: 26 is not a JSON Schema type
        },
    },
}
