TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "a": {"type": "string", "format": "datetime"},  # MCP326: 46 no registered format, write "date-time"
            "b": {"type": "string", "format": "date_time"},  # MCP326: 46 write "date-time"
            "c": {"type": ["string", "null"], "format": "url"},  # MCP326: 56 write "uri"
            "d": {"type": "string", "format": "emial"},  # MCP326: 46 write "email"
            "e": {"format": "UUID"},  # MCP326: 28 write "uuid"
            "f": {"type": "string", "format": "host-nam"},
            "g": {"type": "string", "format": "hostnam"},  # MCP326: 46 write "hostname"
        },
    },
}
