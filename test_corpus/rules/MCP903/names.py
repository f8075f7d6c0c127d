"""Names that are another one in each run."""

import random
import time
import uuid
from datetime import datetime
from uuid import uuid4

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("kiosk")
RUN = uuid4().hex  # MCP903: 6 uuid4() gives something else
ORDER = f"order_{datetime.now():%H%M}"  # MCP903: 26 now()


@mcp.tool(name=f"sell_{RUN}")
def sell(paper: str) -> str:
    """Sell a newspaper."""
    return paper


@mcp.tool(name="count_" + str(time.time()))  # MCP903: 35 time()
def count(paper: str) -> int:
    """Count newspapers."""
    return len(paper)


@mcp.tool(ORDER)
def order(paper: str) -> str:
    """Order a newspaper."""
    return paper


FOLD = Tool(
    name=f"fold_{random.randint(1, 9)}_{id(mcp)}",  # MCP903: 24 randint() | MCP903: 40 id()
    description="Fold a newspaper.",
    inputSchema={"type": "object", "properties": {}},
)
READ = {
    "name": "read_" + uuid.uuid4().hex[:4],  # MCP903: 27 uuid4()
    "description": "Read a newspaper.",
    "inputSchema": {"type": "object", "properties": {}},
    "annotations": {"readOnlyHint": True},
}
