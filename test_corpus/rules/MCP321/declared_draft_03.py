TOOL = {
    "name": "store",
    "description": "Store a value under a key.",
    "inputSchema": {
        "$schema": "http://json-schema.org/draft-03/schema#",  # MCP310: 19 draft-03
        "type": "object",
        "properties": {"key": {"type": "string"}, "value": {"type": "any"}},
    },
}
