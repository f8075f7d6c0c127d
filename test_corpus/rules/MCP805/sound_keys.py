import os

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("zoo")


@mcp.tool
def list_animals(filter_kind: str, page: int = 1) -> list[str]:
    """List the animals of a kind (filter[kind])."""
    return [filter_kind] * page


COUNT = Tool(
    name="count_animals",
    description="Count the animals.",
    inputSchema={
        "type": "object",
        "properties": {
            "cage": {"type": "object", "properties": {"$id of cage": {"type": "integer"}}},
            os.environ["KEY"]: {"type": "string"},
            "a" * 64: {"type": "string"},
            "9-lives": {"type": "string", "enum": ["$top"]},
        },
    },
)


@mcp.tool
def feed(cage: dict[str, int]) -> str:
    """Feed the animals of a cage."""
    return str(cage)


@mcp.tool
def clean() -> str:
    """Clean everything."""
    return ""


LATER = Tool(name="later", description="Do it later.", inputSchema={"type": "object", "properties": dict(os.environ)})
