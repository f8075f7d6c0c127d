from mcp.types import Tool

TOOLS = [
    Tool(
        name="list_books",
        description="List the books.",
        inputSchema={"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object"},
    ),
    Tool(
        name="list_readers",
        description="List the readers.",
        inputSchema={"$schema": "https://json-schema.org/draft/2020-12/schema#", "type": "object"},
    ),
    Tool(name="list_loans", description="List the loans.", inputSchema={"type": "object"}),
]
