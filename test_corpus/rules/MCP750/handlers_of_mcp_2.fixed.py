import sys

from mcp.server.mcpserver import MCPServer

mcp = MCPServer("chain")


@mcp.tool()
def get_block(number: int) -> str:
    """Get a block; mcp 2 gives handlers another stdout."""
    print("reading", number)
    return str(number)


@mcp.tool()
def count(number: int) -> int:
    """Count blocks."""
    return number


print("loading", file=sys.stderr)  # MCP750: 0 print
mcp.run("stdio")
