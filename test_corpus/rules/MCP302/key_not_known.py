from mcp.types import Tool

from library import KEY

FIND = Tool(
    name="find",
    description="Find a book by its title.",
    inputSchema={KEY: "object", "properties": {"title": {"type": "string"}}},
)
