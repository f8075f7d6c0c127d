# settings: --mcp-clients directories
from fastmcp import FastMCP
from mcp.types import Tool, ToolAnnotations

mcp = FastMCP("farm")


@mcp.tool  # MCP840: 1 Anthropic's directory and OpenAI's directory refuse the server because the annotations lack title, readOnlyHint and destructiveHint
def sow(field: int) -> str:
    """Sow a field."""
    return str(field)


@mcp.tool(title="Turn a field", annotations={"readOnlyHint": False, "destructiveHint": False, "title": "Turn a field"})  # MCP840: 44 because the annotations lack title
def turn(field: int) -> str:
    """Turn a field."""
    return str(field)


REAP = Tool(  # MCP840: 7 lack title, readOnlyHint and destructiveHint
    name="reap_field",
    description="Reap a field.",
    inputSchema={"type": "object", "properties": {}},
)
REST = Tool(
    name="rest_field",
    description="Let a field rest.",
    inputSchema={"type": "object", "properties": {}},
    annotations=ToolAnnotations(title="Rest", readOnlyHint=True),  # MCP840: 16 lack destructiveHint
)
