from fastmcp import FastMCP

mcp = FastMCP('shelf')


@mcp.tool(annotations={'readOnly': True})
def count_books(shelf: str) -> int:
    '''Count the books on a shelf.'''
    return 0
