# revision: 2025-11-25
TOOL = {
    "name": "query_region",
    "description": "Query the data of a region.",
    "inputSchema": {"type": "object", "properties": {"region": {"type": "string", "x-mcp-header": ""}}},
}
