TOOL = {
    "name": "update_contact",
    "description": "Change fields of a contact.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "phone": {"type": "string", "examples": ["+49 30 1234"]},  # MCP327: 40 write "examples": ["+49 30 1234"]
            "tags": {"type": "array", "items": {"type": "string", "examples": ["vip"]}},  # MCP327: 66 ["vip"]
            "none": {"type": ["string", "null"], "examples": [None]},  # MCP327: 49 [null]
        },
    },
}
