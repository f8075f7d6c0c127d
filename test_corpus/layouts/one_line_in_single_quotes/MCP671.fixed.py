from mcp.server.fastmcp import FastMCP

mcp = FastMCP('clock')


@mcp.tool(meta={'ui': {'resourceUri': 'ui://clock/clock.html'}})
def show_clock() -> str:
    '''Show a clock.'''
    return '12:00'
