from enum import Enum
from typing import Annotated, Optional

from mcp.server.mcpserver import MCPServer
from pydantic import Field

mcp = MCPServer("regions")


class Region(Enum):
    NORTH = "north"


@mcp.tool()
def query(
    share: Annotated[float, Field(json_schema_extra={"x-mcp-header": "Share"})],  # MCP381: 53 not "number"
    place: Annotated[Optional[str], Field(json_schema_extra={"x-mcp-header": "Place"})] = None,  # MCP381: 61 beside it
) -> str:
    """Query the data of a region."""
    return f"{share}{place}"


TOOL = {
    "name": "query_region",
    "description": "Query the data of a region.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "tags": {"type": "array", "x-mcp-header": "Tags"},  # MCP381: 38 not "array"
            "city": {"type": ["string", "null"], "x-mcp-header": "City"},  # MCP381: 49 not ["string", "null"]
            "kind": {"enum": ["a", "b"], "x-mcp-header": "Kind"},  # MCP381: 41 beside it
            "size": {"type": "integer", "maximum": 9007199254740992, "x-mcp-header": "Size"},  # MCP381: 69 "maximum" 9007199254740992
            "code": {"type": "integer", "enum": [1, -9007199254740993], "x-mcp-header": "Code"},  # MCP381: 72 "enum"
        },
    },
}
