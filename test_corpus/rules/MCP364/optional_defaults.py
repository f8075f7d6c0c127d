from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import BaseModel

from library import LIMIT

mcp = FastMCP("library")


class Page(BaseModel):
    number: int = 1
    total: int


@mcp.tool
def turn(page: Page, by: int = 1) -> Page:
    """Turn the page."""
    page.number += by
    return page


OPTIONAL = Tool(
    name="a_list",
    description="List the books.",
    inputSchema={"type": "object", "properties": {"limit": {"type": "integer", "default": 20}}},
)
ANOTHER = Tool(
    name="b_list",
    description="List the books.",
    inputSchema={
        "type": "object",
        "properties": {"limit": {"type": "integer", "default": 20}, "shelf": {"type": "string"}},
        "required": ["shelf"],
    },
)
UNKNOWN = Tool(
    name="c_list",
    description="List the books.",
    inputSchema={"type": "object", "properties": {"limit": LIMIT}, "required": ["limit"]},
)
OUTPUT = Tool(
    name="d_list",
    description="List the books.",
    inputSchema={"type": "object"},
    outputSchema={
        "type": "object",
        "properties": {"total": {"type": "integer", "default": 0}},
        "required": ["total"],
    },
)
CALLED_DEFAULT = Tool(
    name="e_list",
    description="List the books.",
    inputSchema={
        "type": "object",
        "properties": {"default": {"type": "string"}},
        "required": ["default"],
    },
)
