from mcp.types import Tool

REGION = Tool(
    name="a_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"region": {"type": "string", "x-mcp-header": "Region"}}},
)
PAGE = Tool(
    name="b_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"next_token": {"type": "string", "x-mcp-header": "Next"}}},
)
NUMBER = Tool(
    name="c_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"number": {"type": "integer", "x-mcp-header": "Number"}}},
)
BOARD = Tool(
    name="d_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"graphics_card": {"type": "string", "x-mcp-header": "Card"}}},
)
NO_HEADER = Tool(
    name="e_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"passport_number": {"type": "string"}}},
)
