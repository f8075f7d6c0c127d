from typing import Annotated

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

mcp = FastMCP("zoo")


@mcp.tool()
def list_animals(kind: Annotated[str, Field(validation_alias="filter[kind]")]) -> list[str]:  # MCP805: 17 Claude refuses every request because of the parameter "filter[kind]": use only 1 to 64 letters, digits, _, . and -
    """List the animals of a kind."""
    return [kind]


COUNT = Tool(
    name="count_animals",
    description="Count the animals.",
    inputSchema={
        "type": "object",
        "properties": {
            "$top": {"type": "integer"},  # MCP805: 12 "$top"
            "größe": {"type": "number"},  # MCP805: 12 because of the parameter "gr\u00f6\u00dfe"
            "": {"type": "string"},  # MCP805: 12 because of the parameter ""
            "kind.of-animal_1": {"type": "string"},
        },
    },
)
