from mcp.types import Tool

from library import INT, Kind, python_type

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {
            "page": {"type": INT},
            "size": {"type": Kind.INT},
            "year": {"type": python_type("year")},
            "shelf": {"type": ["string", INT]},
        },
    },
)
