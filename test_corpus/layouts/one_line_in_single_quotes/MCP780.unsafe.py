# settings: --mcp-sdk mcp==2.3.0
from mcp.server.mcpserver import MCPServer

mcp = MCPServer('papers')


@mcp.tool()
def find_paper(title: str) -> str:
    '''Find a paper by its title.'''
    return title
