from mcp.server.fastmcp import FastMCP

mcp = FastMCP('logs')


@mcp.tool()
def tail(path: str, lines: int | None = None) -> str:
    '''The last lines of a log.'''
    return f'{path}{lines}'
