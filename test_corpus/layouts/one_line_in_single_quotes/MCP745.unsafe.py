from typing import Dict

from mcp.server.fastmcp import FastMCP

mcp = FastMCP('stock')


@mcp.tool()
def stock(shelf: str) -> dict[str, int]:
    '''The stock of a shelf.'''
    return {shelf: 1}
