from decimal import Decimal
from typing import Annotated

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from pydantic import Field

from library import PATTERN

mcp = FastMCP("users")


@mcp.tool()
def get_user(name: Annotated[str, Field(pattern=r"^[\w\-]+$")], price: Decimal = Decimal(1)) -> str:
    """Get a user."""
    return f"{name}{price}"


@mcp.tool()
def get_group(name: Annotated[str, Field(json_schema_extra={"pattern": r"^(?!admin)\w+$"})]) -> str:
    """Get a group."""
    return name


PATTERNS = Tool(
    name="a_get",
    description="Get a user.",
    inputSchema={
        "type": "object",
        "properties": {
            "a": {"type": "string", "pattern": r"^(?!x)(?<!y)[\w.\-]+\.(?:com|org)\/\x41\u0042$"},
            "b": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}(T[^\s]{1,}?)?$"},
            "c": {"type": "string", "pattern": r"^(a)\1[\]\[^-]*$"},
            "d": {"type": "string", "pattern": ""},
        },
        "patternProperties": {"^x-": {}},
    },
)
UNKNOWN = Tool(
    name="b_get",
    description="Get a user.",
    inputSchema={"type": "object", "properties": {"a": {"type": "string", "pattern": PATTERN}}},
)
NOT_JUDGED = Tool(
    name="c_get",
    description="Get a user.",
    inputSchema={"type": "object", "properties": {"a": {"type": "string", "pattern": "(?i:abc)"}}},
)
NO_PATTERN = Tool(
    name="d_get",
    description="Get a user.",
    inputSchema={"type": "object", "properties": {"pattern": {"type": "string", "default": "(a", "format": "regex"}}},
)
