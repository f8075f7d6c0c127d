from mcp.types import Tool

from library import IS_NULLABLE, example

ADD = Tool(
    name="add_pet",
    description="Add a pet.",
    inputSchema={
        "type": "object",
        "properties": {"name": {"type": "string", "nullable": IS_NULLABLE, "example": example("name")}},
    },
)
