from mcp.server.fastmcp import FastMCP

mcp = FastMCP('kiosk')


@mcp.tool()
def sell_paper(paper: str) -> str:
    '''Sell a newspaper.'''
    return paper
