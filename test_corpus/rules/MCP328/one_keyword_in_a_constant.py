from mcp.types import Tool

NAME = {"minLength": 1, "maxLength": 80}  # MCP328: 8 "minLength" acts on strings | MCP328: 24 "maxLength" acts on strings

FIND = Tool(
    name="find_book",
    description="Find a book.",
    inputSchema={
        "type": "object",
        "properties": {"title": {"type": "string", **NAME}, "number": {"type": "integer", **NAME}},
    },
)
