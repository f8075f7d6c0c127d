from mcp.types import Tool

from library import HEADER

PLAIN = Tool(
    name="a_query",
    description="Query the data of a region.",
    inputSchema={
        "type": "object",
        "properties": {
            "region": {"type": "string", "x-mcp-header": "Region"},
            "tenant": {"type": "string", "x-mcp-header": "Tenant-Id"},
            "odd": {"type": "string", "x-mcp-header": "a!#$%&'*+-.^_`|~9"},
        },
    },
)
UNKNOWN = Tool(
    name="b_query",
    description="Query the data of a region.",
    inputSchema={
        "type": "object",
        "properties": {"a": {"type": "string", "x-mcp-header": HEADER}, "b": {"type": "string", "x-mcp-header": HEADER}},
    },
)
OTHER_TOOL = Tool(
    name="c_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"region": {"type": "string", "x-mcp-header": "Region"}}},
)
IN_DATA = Tool(
    name="d_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"region": {"type": "string", "examples": ["x"], "x-header": ""}}},
)
PROPERTY_OF_THAT_NAME = Tool(
    name="e_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"x-mcp-header": {"type": "string"}}},
)
