from mcp.types import Tool

from library import PLACE

ROOT = Tool(
    name="a_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"region": {"type": "string", "x-mcp-header": "Region"}}},
)
NESTED = Tool(
    name="b_query",
    description="Query the data of a region.",
    inputSchema={
        "type": "object",
        "properties": {
            "place": {
                "type": "object",
                "properties": {"in": {"type": "object", "properties": {"x": {"type": "string", "x-mcp-header": "X"}}}},
            },
        },
    },
)
CALLED_ITEMS = Tool(
    name="c_query",
    description="Query the data of a region.",
    inputSchema={
        "type": "object",
        "properties": {"items": {"type": "object", "properties": {"anyOf": {"type": "string", "x-mcp-header": "Any"}}}},
    },
)
IN_DATA = Tool(
    name="d_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"a": {"type": "object", "default": {"x-mcp-header": "A"}}}},
)
UNKNOWN = Tool(
    name="e_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"place": PLACE}},
)
