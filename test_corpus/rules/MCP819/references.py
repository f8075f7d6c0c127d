# settings: --mcp-clients bedrock-agentcore,claude-desktop
from enum import Enum

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from pydantic import BaseModel

mcp = FastMCP("farm")


class Crop(Enum):
    OAT = "oat"
    RYE = "rye"


class Field(BaseModel):
    number: int
    crop: Crop


@mcp.tool()
def sow(
    field: Field,  # MCP819: 11 Bedrock AgentCore refuses every request because the input schema refers to "Field"
    crops: list[Crop],  # MCP819: 16 because the input schema refers to "Crop"
    depth: int = 1,
) -> Field:
    """Sow a field."""
    return field


REAP = Tool(
    name="reap_field",
    description="Reap a field.",
    inputSchema={
        "type": "object",
        "properties": {"field": {"$ref": "#/$defs/field"}},  # MCP819: 41 because the input schema refers to "field"
        "$defs": {"field": {"type": "integer"}},
    },
)
