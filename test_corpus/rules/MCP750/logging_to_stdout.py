# settings: --mcp-sdk mcp==1.30.0
"""Logging that goes to stdout, which carries the protocol."""

import logging
import sys

from mcp.server.fastmcp import FastMCP

logging.basicConfig(level=logging.INFO, stream=sys.stdout)  # MCP750: 8 basicConfig writes to stdout
logger = logging.getLogger(__name__)
logger.addHandler(logging.StreamHandler(sys.stdout))  # MCP750: 26 StreamHandler writes to stdout
logger.addHandler(logging.StreamHandler(sys.stderr))
logger.addHandler(logging.StreamHandler())
logger.addHandler(logging.FileHandler("server.log"))

mcp = FastMCP("chain")


@mcp.tool()
def count(block: str) -> int:
    """Count the transactions of a block."""
    logger.info("counting")
    return len(block)


if __name__ == "__main__":
    mcp.run()
