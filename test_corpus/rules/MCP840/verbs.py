# settings: --mcp-clients directories
from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("farm")


@mcp.tool()  # MCP840: 5 lack title, readOnlyHint and destructiveHint
def list_fields() -> str:
    """List the fields."""
    return ""


@mcp.tool(title="Remove a field")  # MCP840: 5 lack title, readOnlyHint and destructiveHint
def remove_field(field: int) -> str:
    """Remove a field."""
    return str(field)


@mcp.tool(annotations={"readOnlyHint": True, "destructiveHint": False})  # MCP840: 22 lack title
def plough(field: int) -> str:
    """Plough a field."""
    return str(field)


TOOLS = [
    {  # MCP840: 4 lack title, readOnlyHint and destructiveHint
        "name": "add_field",
        "description": "Add a field.",
        "inputSchema": {"type": "object", "properties": {}}
    },
]
