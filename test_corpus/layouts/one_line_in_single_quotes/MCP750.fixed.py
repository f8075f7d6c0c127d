import sys

from mcp.server.fastmcp import FastMCP

mcp = FastMCP('chain')

if __name__ == '__main__':
    print('starting', file=sys.stderr)
    mcp.run()
