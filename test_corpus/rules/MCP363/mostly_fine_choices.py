from enum import Enum
from typing import Literal, Optional

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

from library import ORDERS, YEAR

mcp = FastMCP("library")


class Order(Enum):
    TITLE = "title"
    BY_TITLE = "title"  # MCP363: 15 "title" stands in "enum" more than once
    YEAR = 1


@mcp.tool()
def sort_books(order: Order, then: Literal["a", 1, True, None] = None, last: Optional[Literal["a", "a"]] = None) -> str:
    """Sort the books."""
    return f"{order}{then}{last}"


DIFFERENT = Tool(
    name="a_list",
    description="List the books.",
    inputSchema={
        "type": "object",
        "properties": {"a": {"enum": [1, True, "1", None, "True"]}, "b": {"enum": [["a"], ["a", "a"], {}, []]}},
    },
)
NULLABLE = Tool(
    name="b_list",
    description="List the books.",
    inputSchema={"type": "object", "properties": {"a": {"type": ["string", "null"], "enum": ["a", None]}}},
)
NUMBERS = Tool(
    name="c_list",
    description="List the books.",
    inputSchema={
        "type": "object",
        "properties": {"a": {"type": "number", "enum": [1, 1.5]}, "b": {"type": "integer", "enum": [1.0, 2]}},
    },
)
UNKNOWN = Tool(
    name="d_list",
    description="List the books.",
    inputSchema={
        "type": "object",
        "properties": {"a": {"type": "string", "enum": ORDERS}, "b": {"type": "string", "enum": ["a", YEAR, YEAR]}},
    },
)
PROPERTY_OF_THAT_NAME = Tool(
    name="e_list",
    description="List the books.",
    inputSchema={"type": "object", "properties": {"enum": {"type": "array", "items": {"type": "string"}}}},
)
