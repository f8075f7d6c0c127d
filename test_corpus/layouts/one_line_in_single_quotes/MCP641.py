# revision: 2025-03-26
# settings: --mcp-all
from mcp.server.fastmcp import FastMCP

mcp = FastMCP('locks')


@mcp.tool('open_lock', 'Open')
def open_lock(code: str) -> str:
    '''Open a lock.'''
    return code


@mcp.tool('shut_lock', title='Shut')
def shut_lock(code: str) -> str:
    '''Shut a lock.'''
    return code
