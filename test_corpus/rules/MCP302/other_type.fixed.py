from mcp.types import Tool

TOOLS = [
    Tool(
        name="add_all",
        description="Add numbers.",
        inputSchema={"type": "array", "items": {"type": "number"}},  # MCP302: 29 must be "object", not "array"
    ),
    Tool(
        name="negate",
        description="Negate a number.",
        inputSchema={
            "type": "object",  # MCP302: 20 must be "object", not ["object"]
            "properties": {"number": {"type": "number"}},
        },
    ),
    Tool(
        name="half",
        description="Halve a number.",
        inputSchema={
            "type": "dict",  # MCP302: 20 not "dict"
            "properties": {"number": {"type": "number"}},
        },
    ),
    Tool(
        name="twice",
        description="Double a number.",
        inputSchema={
            "type": None,  # MCP302: 20 not null
            "properties": {"number": {"type": "number"}},
        },
    ),
]
