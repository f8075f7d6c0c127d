TOOL = {
    "name": "describe_material",
    "description": "Describe a material.",
    "inputSchema": {
        "type": "object",
        "properties": {"properties": {"type": "array", "items": {"type": "string"}}, "type": {"type": "string"}},
    },
}
