from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {"title": {"type": "string"}, "year": {"type": "integer"}},
        "required": ["title"],  # MCP360: 21 write "title"
    },
)
LEND = Tool(
    name="lend_book",
    description="Lend a book to a reader.",
    inputSchema={
        "type": "object",
        "properties": {"book": {"type": "string"}},
        "required": ["book", "reader_number"],  # MCP360: 29 declare it or remove it
    },
)
RETURN = Tool(
    name="return_book",
    description="Take a book back.",
    inputSchema={
        "type": "object",
        "properties": {"book": {"type": "string"}},
        "required": ["reader_number"],  # MCP360: 21 "additionalProperties": false refuses
        "additionalProperties": False,
    },
)
RATE = Tool(
    name="rate_book",
    description="Rate a book.",
    inputSchema={"type": "object", "required": ["stars"]},  # MCP360: 48 names "stars"
)
