from mcp.server.fastmcp import FastMCP

mcp = FastMCP('library')


@mcp.tool(name='renew_loan')
def renew_loan(loan: int) -> str:
    '''Renew a loan for four weeks.'''
    return 'renewed'
