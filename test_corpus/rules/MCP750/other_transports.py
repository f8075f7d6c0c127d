import os

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("chain")


@mcp.tool()
def get_block(number: int) -> str:
    """Get a block."""
    print("reading", number)
    return str(number)


print("starting")
mcp.run(transport=os.environ["TRANSPORT"])
mcp.run(transport="streamable-http")
