from mcp.server.fastmcp import FastMCP

mcp = FastMCP('geometry')


@mcp.tool()
def area(width: float, height: float, /) -> float:
    '''The area of a rectangle.'''
    return width * height
