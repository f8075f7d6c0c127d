TOOL = {
    "name": "store",
    "description": "Store a value under a key.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "key": {"type": "string"},
            "value": {"type": "object", "properties": {"anything": True}},
            "list": {"type": "array", "items": True},
        },
        "additionalProperties": False,
    },
}
