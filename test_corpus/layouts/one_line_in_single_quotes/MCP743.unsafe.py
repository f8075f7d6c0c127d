from mcp.server.fastmcp import FastMCP
from mcp.types import TextContent

mcp = FastMCP('quotes')


@mcp.tool(structured_output=False)
def quote(author: str) -> list[TextContent]:
    '''A quote of an author.'''
    return [TextContent(type='text', text=author)]
