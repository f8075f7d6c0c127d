TOOLS = [
    {
        "name": "pay",
        "description": "Pay a bill.",
        "inputSchema": {
            "type": "object",
            "properties": {
                "iban": {"type": "string", "description": "The account number."},  # MCP204: 58 inputSchema/prop
                "currency": {
                    "type": "string",
                    "enum": ["EUR", "USD"],  # MCP204: 36 U+200B
                },
                "lines": {
                    "type": "array",
                    "items": {"type": "object", "title": "Line", "properties": {}},  # MCP204: 57 U+202C
                },
                "payer": {
                    "anyOf": [
                        {"type": "null"},
                        {"type": "string", "title": "Payer"},  # MCP204: 52 U+FEFF
                    ]
                },
            },
        },
        "outputSchema": {
            "type": "object",
            "properties": {"receipt": {"$ref": "#/$defs/receipt"}},
            "$defs": {"receipt": {"type": "string", "description": "Receipt"}},  # MCP204: 67 U+2066
        },
    }
]


def answer(identifier: int) -> dict:
    return {"jsonrpc": "2.0", "id": identifier, "result": {"tools": TOOLS}}
