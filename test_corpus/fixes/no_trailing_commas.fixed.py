from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {
            "title": {
                "type": "string"
            },
            "author": {
                "type": "string"
            },
            "year": {
                "type": "integer"
            },
            "shelf": {
                # where it stands
                "type": "string"
            },
            "any": {},
            "size": {
                "type": "number",
                "exclusiveMinimum": 0,
                "maximum": 10
            }
        },
        "required": ["title", "author"]
    }
)

PAGE = Tool(
    name="list_page",
    description="List a page.",
    inputSchema={
        "type": "object",
        "properties": {
            "page": {
                "type": "integer"
            },
            "sort": {
                "type": ["string", "null"],
                "enum": [
                    "asc",
                    "desc",
                    None
                ]
            }
        },
        "required": [
            "sort",
            "page"
        ]
    }
)
