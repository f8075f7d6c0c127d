from mcp.types import Tool

from library import BASE

OWN_BASE = {"type": "object", "additionalProperties": False}

FIND = Tool(
    name="find",
    description="Find a book by its title.",
    inputSchema={**BASE, "properties": {"title": {"type": "string"}}},
)
LEND = Tool(
    name="lend",
    description="Lend a book to a reader.",
    inputSchema={**OWN_BASE, "properties": {"title": {"type": "string"}}},
)
