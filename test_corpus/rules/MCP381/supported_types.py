from typing import Annotated, Literal

from mcp.server.mcpserver import MCPServer
from mcp.types import Tool
from pydantic import Field

from library import REGION, TYPE

mcp = MCPServer("regions")


@mcp.tool()
def query(
    region: Annotated[Literal["north", "south"], Field(json_schema_extra={"x-mcp-header": "Region"})],
    size: Annotated[int, Field(json_schema_extra={"x-mcp-header": "Size"})] = 5,
    deep: Annotated[bool, Field(json_schema_extra={"x-mcp-header": "Deep"})] = False,
) -> str:
    """Query the data of a region."""
    return f"{region}{size}{deep}"


LARGEST = Tool(
    name="a_query",
    description="Query the data of a region.",
    inputSchema={
        "type": "object",
        "properties": {
            "size": {"type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991, "x-mcp-header": "Size"},
        },
    },
)
UNKNOWN = Tool(
    name="b_query",
    description="Query the data of a region.",
    inputSchema={
        "type": "object",
        "properties": {"a": {"type": TYPE, "x-mcp-header": "A"}, "b": {**REGION, "x-mcp-header": "B"}},
    },
)
NESTED = Tool(
    name="c_query",
    description="Query the data of a region.",
    inputSchema={
        "type": "object",
        "properties": {
            "place": {"type": "object", "properties": {"region": {"type": "string", "x-mcp-header": "Region"}}},
        },
    },
)
NO_HEADER = Tool(
    name="d_query",
    description="Query the data of a region.",
    inputSchema={"type": "object", "properties": {"share": {"type": "number"}, "tags": {"type": "array"}}},
)
