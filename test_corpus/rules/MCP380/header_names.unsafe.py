TOOL = {
    "name": "query_region",
    "description": "Query the data of a region.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "region": {"type": "string", "x-mcp-header": "Data-Region"},  # MCP380: 57 "Data Region" is no name
            "tenant": {"type": "string", "x-mcp-header": ""},  # MCP380: 57 "" is no name of a header
            "city": {"type": "string", "x-mcp-header": "Gr-e"},  # MCP380: 55 is no name of a header
            "shard": {"type": "integer", "x-mcp-header": 5},  # MCP380: 57 5 is no name of a header
            "first": {"type": "string", "x-mcp-header": "Place"},
            "second": {"type": "string", "x-mcp-header": "PLACE"},  # MCP380: 57 names the header of "first" again
        },
    },
}
