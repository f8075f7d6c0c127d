"""The same classes under other names."""

import mcp.server.fastmcp as official
import mcp.types as t
from mcp.server.fastmcp import FastMCP as Server
from mcp.types import Tool as T
from mcp.types import Tool as ToolDefinition

server = Server("garden")
Maker = official.FastMCP
greenhouse = Maker("greenhouse")
Definition = T


@server.tool()  # tool: water [decorator]
def water(plant: str) -> str:
    """Water a plant."""
    return plant


@greenhouse.tool()  # tool: heat [decorator]
def heat(degrees: float) -> str:
    """Heat the greenhouse."""
    return str(degrees)


PLANT = T(name="plant", description="Plant something.", inputSchema={"type": "object"})  # tool: plant [tool_object]
PRUNE = t.Tool(name="prune", description="Cut branches.", inputSchema={"type": "object"})  # tool: prune [tool_object]
DIG = Definition(name="dig", description="Dig a hole.", inputSchema={"type": "object"})  # tool: dig [tool_object]
SOW = ToolDefinition(  # tool: sow [tool_object]
    name="sow",
    description="Sow seeds.",
    inputSchema={"type": "object", "properties": {"seeds": {"type": "string"}}},
)


class Tool:
    """A spade, no tool of a server."""

    def __init__(self, name, description, inputSchema):
        self.name = name


SPADE = Tool(name="spade", description="Digs.", inputSchema={"type": "object"})
ANNOTATIONS = t.ToolAnnotations(title="Prune")
RESOURCE = t.Resource(name="seeds", uri="file:///seeds")
