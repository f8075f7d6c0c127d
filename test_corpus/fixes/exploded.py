from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "properties": {
            "title": {
                "type": "str",
                "required": True,
            },
            "author": {
                "required": True,
                "type": "string",
            },
            "year": {
                "type": "int",
                "required": False
            },
            "shelf": {
                "required": False,
                # where it stands
                "type": "string",
            },
            "any": {
                "type": "any",
            },
            "size": {
                "type": "number",
                "minimum": 0,
                "exclusiveMinimum": True,
                "maximum": 10,
                "exclusiveMaximum": False
            },
        },
    },
)

PAGE = Tool(
    name="list_page",
    description="List a page.",
    inputSchema={
        "type": "object",
        "properties": {
            "page": {
                "type": "integer",
                "required": True,
            },
            "sort": {
                "type": "string",
                "enum": [
                    "asc",
                    "desc",
                ],
                "nullable": True,
            },
        },
        "required": [
            "sort",
        ],
    },
)
