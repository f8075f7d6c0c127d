# settings: --mcp-sdk mcp==2.3.0
"""In mcp 2 handlers have another stdout, and what logging does there was not seen."""

import logging
import sys

from mcp.server.mcpserver import MCPServer

logging.basicConfig(level=logging.INFO, stream=sys.stdout)

mcp = MCPServer("chain")


@mcp.tool()
def count(block: str) -> int:
    """Count the transactions of a block."""
    return len(block)


if __name__ == "__main__":
    mcp.run()
