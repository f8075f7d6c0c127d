TOOL = {
    "name": "store",
    "description": "Store a value under a key.",
    "inputSchema": {"type": "object", "properties": {"key": {"type": "string"}, "value": {}}},
}
NONE = {
    "name": "flush",
    "description": "Forget all values.",
    "inputSchema": {"type": "object", "properties": {}},
}
