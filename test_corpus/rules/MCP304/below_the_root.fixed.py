TOOL = {
    "name": "send",
    "description": "Send a parcel.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "address": {
                "type": "object",
                "properties": {"street": {"type": "string"}},
                "required": ["street"],  # MCP304: 28 write ["street"]
            },
        },
        "anyOf": [{"required": ["address"]}, {}],  # MCP304: 31 write ["address"]
    },
}
