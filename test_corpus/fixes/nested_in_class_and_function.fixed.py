from mcp.server.lowlevel import Server
from mcp.types import Tool


class Library:
    def __init__(self) -> None:
        self.server = Server("library")

        @self.server.list_tools()
        async def list_tools() -> list[Tool]:
            return [
                Tool(
                    name="find_book",
                    description="Find a book by its title.",
                    inputSchema={
                        "type": "object",
                        "properties": {
                            "title": {"type": "string"},
                            "tags": {"type": "array", "items": {"type": "string", "minLength": 1}},
                        },
                        "required": ["title"]
                    },
                ),
                Tool(name="count_books", description="Count the books.", inputSchema={"type": "object"}),
            ]
