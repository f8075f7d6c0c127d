from mcp.server.fastmcp import FastMCP

mcp = FastMCP('kiosk')


@mcp.tool()
def list_papers() -> list[str]:
    '''List the newspapers.'''
    return []
