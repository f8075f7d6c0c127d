TOOL = {
    "name": "query_region",
    "description": "Query the data of regions.",
    "inputSchema": {
        "type": "object",
        "x-mcp-header": "Query",  # MCP382: 8 only "properties" may lead there
        "properties": {
            "regions": {"type": "array", "items": {"type": "string", "x-mcp-header": "Region"}},  # MCP382: 69 remove it here
            "place": {"anyOf": [{"type": "string", "x-mcp-header": "Place"}, {"type": "null"}]},  # MCP382: 51 remove it here
            "size": {"$ref": "#/$defs/Size"},
            "more": {"type": "object", "additionalProperties": {"type": "string", "x-mcp-header": "More"}},  # MCP382: 82 remove
        },
        "$defs": {"Size": {"type": "number", "x-mcp-header": ""}},  # MCP382: 45 remove it here
    },
    "outputSchema": {
        "type": "object",
        "properties": {"region": {"type": "string"}},  # MCP382: 52 no effect in an output schema
    },
}
