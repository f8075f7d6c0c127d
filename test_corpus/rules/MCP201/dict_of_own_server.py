TOOLS = [
    {
        "name": "list_zones",
        "description": "",  # MCP201: 23 "" is a blank description
        "inputSchema": {"type": "object", "properties": {}, "additionalProperties": False},
    },
    {
        "name": "water_zone",  # MCP201: 16 "water_zone" has no description
        "inputSchema": {"type": "object", "properties": {"zone": {"type": "integer"}}, "required": ["zone"]},
    },
]


def answer(identifier: int) -> dict:
    return {"jsonrpc": "2.0", "id": identifier, "result": {"tools": TOOLS}}
