from mcp.server.fastmcp import FastMCP

mcp = FastMCP('radio', instructions='Plays music.')
