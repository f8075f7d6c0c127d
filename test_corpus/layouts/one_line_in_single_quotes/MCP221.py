from typing import Annotated

from mcp.server.fastmcp import FastMCP

mcp = FastMCP('library')


@mcp.tool()
def find_book(title: Annotated[str, 'The title, or the beginning of it.']) -> str:
    '''Find a book.'''
    return title
