import mcp.types as types


def page_tool() -> types.Tool:
    return types.Tool(
        name="list_favorites",
        description="List saved items, one page at a time.",
        inputSchema={
            "type": "object",
            "properties": {
                "page": {"type": "int", "description": "Page number, from 1."},  # MCP321: 33 use "integer"
                "query": {"type": "str"},  # MCP321: 34 use "string"
                "ratio": {"type": "float"},  # MCP321: 34 use "number"
                "all": {"type": "bool"},  # MCP321: 32 use "boolean"
                "tags": {"type": "list"},  # MCP321: 33 use "array"
                "filter": {"type": "dict"},  # MCP321: 35 use "object"
                "nothing": {"type": "None"},  # MCP321: 36 use "null"
                "no": {"type": None},  # MCP321: 31 null is not a JSON Schema type, use "null"
            },
        },
    )
