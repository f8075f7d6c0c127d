from mcp.server.fastmcp import FastMCP

mcp = FastMCP('kiosk')


@mcp.tool(title='Sell paper')
def sell_paper(paper: str) -> str:
    '''Sell a newspaper.'''
    return paper
