import os

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("depot", version="1")
KEY = os.environ["KEY"]


@mcp.tool(meta={"com.example/rack": 1, "rack": 2, "com.example.parts/": 3, "a.b-c/d_e.f-0": 4})
def find_part(part: int) -> str:
    """Find a part."""
    return str(part)


@mcp.tool(meta={KEY: 1, **dict(os.environ)}, tags={"_rack"})
def store_part(part: int) -> str:
    """Store a part."""
    return str(part)


@mcp.tool(meta={"openai/toolInvocation/invoking": "Moving", "ui": {"resourceUri": "ui://x"}})
def move_part(part: int) -> str:
    """Move a part."""
    return str(part)


@mcp.tool(meta=None)
def count_parts() -> int:
    """Count the parts."""
    return 0


@mcp.tool(meta={"rack": {"_shelf": 1, "not a key": 2}})
def lift_part(part: int) -> str:
    """Lift a part."""
    return str(part)


DROP = Tool(name="drop_part", description="Drop a part.", inputSchema={"type": "object"}, _meta=None)
