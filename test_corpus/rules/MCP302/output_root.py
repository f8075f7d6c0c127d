from mcp.types import Tool

# the root of an output schema is a matter of revisions
LIST_NAMES = Tool(
    name="list_names",
    description="List the names of all readers.",
    inputSchema={"type": "object"},
    outputSchema={"type": "object", "properties": {"names": {"type": "array", "items": {"type": "string"}}}},
)
