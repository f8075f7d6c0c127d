# settings: --mcp-sdk mcp==1.30.0
"""Over HTTP stdout is free, and logging of a script that starts no server is its own."""

import logging
import sys

from mcp.server.fastmcp import FastMCP

logging.basicConfig(level=logging.INFO, stream=sys.stdout)

mcp = FastMCP("chain")


@mcp.tool()
def count(block: str) -> int:
    """Count the transactions of a block."""
    return len(block)


if __name__ == "__main__":
    mcp.run(transport="streamable-http")
