from mcp.types import Tool

from library import BASE, KIND

FIND = Tool(
    name="find_book",
    description="Find a book.",
    inputSchema={
        "type": "object",
        "properties": {
            "title": {"type": KIND, "minLength": 1},
            "number": {"type": ["integer", KIND], "minLength": 1},
            "tags": {**BASE, "minContains": 1, "maxContains": 2},
            "shelf": {"minLength": 1, **BASE},
        },
        "then": {"required": ["title"]},
        **BASE,
    },
)
