TOOL = {
    "name": "update_contact",
    "description": "Change fields of a contact.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "phone": {"type": ["string", "null"]},  # MCP327: 40 write "type": ["string", "null"]
            "mail": {"type": "string"},  # MCP327: 39 leave it out
            "fax": {"$ref": "#/$defs/Number", "nullable": True},  # MCP327: 46 allow null with "type" or "anyOf"
        },
        "$defs": {"Number": {"type": "string"}},
    },
}
