from fastmcp import FastMCP
from mcp.types import Tool


def create_server():
    mcp = FastMCP("library")

    LIST = Tool(
        name="list_titles",
        description="List the titles of all books.",
        inputSchema={"type": "object"},
        outputSchema={"type": "array", "items": {"type": "string"}},
    )
    COUNT = Tool(
        # see the manual
        name="count_books",
        description="Count the books.",  # kept short
        # for the form
        inputSchema={"type": "object"},
        outputSchema={
            "type": "object",
            # as agreed
            "properties": {"count": {"type": "integer"}}
        }  # see the manual
    )
    FIND = Tool(
        name="find_book",
        description="Find a book by its title.",
        inputSchema={"type": "object"},
        outputSchema={"$ref": "#/$defs/Book", "$defs": {"Book": {"type": "object"}}},
    )
    MAYBE = Tool(
        name="find_reader",
        description="Find a reader by name.",
        inputSchema={"type": "object"},
        outputSchema={"type": ["object", "null"]},
    )

    @mcp.tool(
        # for the form
        output_schema={
            "type": "object",
            # kept short
            "properties": {"shelves": {"type": "array"}}
        }
    )
    def list_shelves():
        """List the shelves."""
        return {"shelves": []}

    return mcp


mcp = create_server()
