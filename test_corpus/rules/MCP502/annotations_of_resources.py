from mcp.server.fastmcp import FastMCP
from mcp.types import Annotations, TextContent, Tool

mcp = FastMCP("observatory")

COMETS = Tool(
    name="list_comets",
    description="List the comets of a year.",
    inputSchema={"type": "object"},
    annotations={
        "audience": ["user"],  # MCP502: 8 "audience" annotates resources and content, not tools
        "priority": 0.5,  # MCP502: 8 "priority" annotates resources
        "readOnlyHint": True,
    },
)


@mcp.tool(structured_output=False)
def describe_comet(comet: str) -> list[TextContent]:
    """Describe a comet."""
    return [TextContent(type="text", text=comet, annotations=Annotations(audience=["user"], priority=1.0))]


@mcp.resource("sky://comets", annotations=Annotations(audience=["assistant"]))
def comets() -> str:
    """All comets."""
    return ""
