TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "a": {"type": "string", "format": "date-time"},  # MCP326: 46 no registered format, write "date-time"
            "b": {"type": "string", "format": "date-time"},  # MCP326: 46 write "date-time"
            "c": {"type": ["string", "null"], "format": "uri"},  # MCP326: 56 write "uri"
            "d": {"type": "string", "format": "email"},  # MCP326: 46 write "email"
            "e": {"format": "uuid"},  # MCP326: 28 write "uuid"
            "f": {"type": "string", "format": "host-nam"},
            "g": {"type": "string", "format": "hostname"},  # MCP326: 46 write "hostname"
        },
    },
}
