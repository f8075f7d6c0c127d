# settings: --mcp-clients bedrock-agentcore,vscode-refs,azure-foundry
from enum import Enum
from typing import Literal

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import BaseModel

mcp = FastMCP("farm")


class Crop(Enum):
    OAT = "oat"
    RYE = "rye"


class Field(BaseModel):
    number: int
    crop: Crop


@mcp.tool
def sow(field: Field, crops: list[Crop]) -> Field:
    """Sow a field."""
    return field


@mcp.tool
def reap(field: int, crop: Literal["oat", "rye"]) -> list[Field]:
    """Reap a field."""
    return [Field(number=field, crop=Crop(crop))]


@mcp.tool
def rest(field: int) -> str:
    """Let a field rest."""
    return str(field)


TURN = Tool(
    name="turn_field",
    description="Turn a field.",
    inputSchema={"type": "object", "properties": {"$ref": {"type": "string"}}},
    outputSchema={"type": "object", "properties": {"n": {"$ref": "#/$defs/n"}}, "$defs": {"n": {"type": "integer"}}},
)
SPREAD = Tool(name="spread", description="Spread dung.", inputSchema={"type": "object", "properties": {}})
