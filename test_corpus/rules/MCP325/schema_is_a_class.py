from mcp.types import Tool

GET = Tool(
    name="get_level",
    description="Tell the level of a lamp.",
    inputSchema=dict,  # MCP325: 16 dict is an object of Python
)
