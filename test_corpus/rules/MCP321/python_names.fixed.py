import mcp.types as types


def page_tool() -> types.Tool:
    return types.Tool(
        name="list_favorites",
        description="List saved items, one page at a time.",
        inputSchema={
            "type": "object",
            "properties": {
                "page": {"type": "integer", "description": "Page number, from 1."},  # MCP321: 33 use "integer"
                "query": {"type": "string"},  # MCP321: 34 use "string"
                "ratio": {"type": "number"},  # MCP321: 34 use "number"
                "all": {"type": "boolean"},  # MCP321: 32 use "boolean"
                "tags": {"type": "array"},  # MCP321: 33 use "array"
                "filter": {"type": "object"},  # MCP321: 35 use "object"
                "nothing": {"type": "null"},  # MCP321: 36 use "null"
                "no": {"type": "null"},  # MCP321: 31 null is not a JSON Schema type, use "null"
            },
        },
    )
