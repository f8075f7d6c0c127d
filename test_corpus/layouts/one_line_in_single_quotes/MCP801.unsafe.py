from mcp.server.fastmcp import FastMCP

mcp = FastMCP('theatre')


@mcp.tool(name='seats_reserve')
def reserve_seats(play: str, number: int) -> str:
    '''Reserve seats for a play.'''
    return play * number
