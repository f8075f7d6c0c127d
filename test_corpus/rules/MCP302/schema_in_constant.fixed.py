from mcp.types import Tool

PAGE = {"page": {"type": "integer", "minimum": 1}}
LIST_SCHEMA = {"type": "object", "properties": PAGE, "required": ["page"]}  # MCP302: 14 must have

LIST_BOOKS = Tool(name="list_books", description="List the books, one page at a time.", inputSchema=LIST_SCHEMA)
LIST_READERS = Tool(
    name="list_readers",
    description="List the readers, one page at a time.",
    inputSchema={"type": "object"} | LIST_SCHEMA,
)
