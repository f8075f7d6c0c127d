TOOL = {
    "name": "add_all",
    "description": "Add numbers.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "numbers": {"type": "array", "items": {"type": "number"}},
            "anything": {},
            "comment": {"description": "What the sum is for."},
        },
    },
}
