# settings: --mcp-clients directories
from mcp.server.fastmcp import FastMCP
from mcp.types import Tool, ToolAnnotations

mcp = FastMCP("farm")


@mcp.tool(
    annotations=ToolAnnotations(title="List fields", readOnlyHint=True, destructiveHint=False),
)  # MCP840: 5 lack title, readOnlyHint and destructiveHint
def list_fields() -> str:
    """List the fields."""
    return ""


@mcp.tool(
    title="Remove a field",
    annotations=ToolAnnotations(title="Remove a field", readOnlyHint=False, destructiveHint=True),
)  # MCP840: 5 lack title, readOnlyHint and destructiveHint
def remove_field(field: int) -> str:
    """Remove a field."""
    return str(field)


@mcp.tool(annotations={"readOnlyHint": True, "destructiveHint": False, "title": "Plough"})  # MCP840: 22 lack title
def plough(field: int) -> str:
    """Plough a field."""
    return str(field)


TOOLS = [
    {  # MCP840: 4 lack title, readOnlyHint and destructiveHint
        "name": "add_field",
        "description": "Add a field.",
        "inputSchema": {"type": "object", "properties": {}},
        "annotations": {"title": "Add field", "readOnlyHint": False, "destructiveHint": False}
    },
]
