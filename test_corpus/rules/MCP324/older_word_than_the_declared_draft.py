TOOL = {
    "name": "pay",
    "description": "Pay an invoice.",
    "inputSchema": {
        "$schema": "http://json-schema.org/draft-07/schema#",  # MCP310: 19 draft-07
        "id": "https://example.org/pay",  # MCP324: 8 in draft-07 use "$id"
        "type": "object",
        "definitions": {"Card": {"type": "string"}},
    },
}
