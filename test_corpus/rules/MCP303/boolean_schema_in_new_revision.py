# revision: 2026-07-28
TOOL = {
    "name": "store",
    "description": "Store a value under a key.",
    "inputSchema": {
        "type": "object",
        "properties": {"key": {"type": "string"}, "value": True},
    },
}
