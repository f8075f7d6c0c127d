from mcp.server.fastmcp import FastMCP

mcp = FastMCP('units')


@mcp.tool('convert', description='Converts a length from inches to centimetres.')
def convert(inches: float) -> float:
    '''Convert inches.'''
    return inches * 2.54
