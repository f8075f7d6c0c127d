import os

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("zoo")

OPEN = Tool(name="open_zoo", description="Open the zoo.", inputSchema={"type": "object", "properties": {}})
SHUT = Tool(name="shut_zoo", description="Shut it.", inputSchema={"type": "object", **dict(os.environ)})
PAINT = Tool(name="paint_zoo", description="Paint it.", inputSchema=dict(os.environ))


@mcp.tool()
def count_animals() -> int:
    """Count the animals."""
    return 0


COUNT = Tool(
    name="count",
    description="Count the animals.",
    inputSchema={"type": "object", "properties": {"cage": {"type": "object"}}},
    outputSchema={"type": "object"},
)
