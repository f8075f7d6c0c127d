from fastmcp import FastMCP

mcp = FastMCP('shelf')


@mcp.tool(annotations={'readOnlyHint': True})
def count_books(shelf: str) -> int:
    '''Count the books on a shelf.'''
    return 0
