from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP('shelf')


@mcp.tool(annotations=ToolAnnotations(destructiveHint=False))
def delete_book(book: str) -> str:
    '''Delete a book for good.'''
    return book
