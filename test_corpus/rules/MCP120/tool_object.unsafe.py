import mcp.types as types

TOOL = types.Tool(
    name="delete_record",
    title="Delete a record",
    description="Delete one record.",
    inputSchema={"type": "object", "properties": {"number": {"type": "integer"}}, "required": ["number"]},
    annotations=types.ToolAnnotations(
        destructiveHint=True,
    ),
)
