TOOL = {
    "name": "pay",
    "description": "Pay an invoice.",
    "inputSchema": {
        "type": "object",
        "id": "https://example.org/pay",  # MCP324: 8 in 2020-12 use "$id"
        "properties": {
            "card": {"$ref": "#/$defs/Card"},
            "address": {"type": "string"},
        },
        "$defs": {"Card": {"type": "string"}},  # MCP324: 8 use "$defs"
        "dependencies": {  # MCP324: 8 use "dependentRequired" or "dependentSchemas"
            "card": ["address"],
            "address": {"required": ["card"]},
        },
    },
    "outputSchema": {
        "type": "object",
        "properties": {"parent": {"$recursiveRef": "#"}},  # MCP324: 34 use "$dynamicRef"
    },
}
