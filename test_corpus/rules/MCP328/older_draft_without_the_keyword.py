TOOL = {
    "name": "find_book",
    "description": "Find a book.",
    "inputSchema": {
        "$schema": "http://json-schema.org/draft-06/schema#",  # MCP310: 19 draft-06
        "type": "object",
        "properties": {"list": {"type": "array", "minContains": 1}},
        "then": {"required": ["list"]},
    },
}
