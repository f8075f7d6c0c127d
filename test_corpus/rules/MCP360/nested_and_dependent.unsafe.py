TOOL = {
    "name": "order_book",
    "description": "Order a book for a reader.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "reader": {
                "type": "object",
                "properties": {"name": {"type": "string"}},
                "required": ["name", "surname"],  # MCP360: 37 names "surname"
            },
            "book": {"type": "string"},
            "phone": {"type": "string"},
        },
        "dependentRequired": {"phone": ["country_code"]},  # MCP360: 40 names "country_code"
        "anyOf": [{"required": ["book"]}, {"required": ["isbn"]}],  # MCP360: 56 names "isbn"
        "$defs": {
            "Shelf": {
                "type": "object",
                "properties": {"row": {"type": "integer"}},
                "required": ["column"],  # MCP360: 29 names "column"
            },
        },
    },
    "outputSchema": {
        "type": "object",
        "properties": {"order": {"type": "string"}},
        "required": ["order"],  # MCP360: 21 write "order"
    },
}
