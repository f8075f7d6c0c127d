import fastmcp
from mcp.server.fastmcp import FastMCP
from mcp.types import ListToolsResult, Tool, ToolAnnotations

official = FastMCP("a")
other = fastmcp.FastMCP("b")


@official.tool(title=None, description=None, annotations={"title": None, "readOnlyHint": True})
def first() -> str:
    """Return the first."""
    return ""


@other.tool(title=None, description=None, annotations=ToolAnnotations(title=None))
def second() -> str:
    """Return the second."""
    return ""


TOOL = Tool(
    name="third",
    title=None,
    description="Return the third.",
    inputSchema={"type": "object"},
    annotations={"title": None},
)
RESULT = ListToolsResult(tools=[TOOL])
