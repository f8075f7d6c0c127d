from mcp.server.fastmcp import FastMCP

mcp = FastMCP('radio', description='Plays music.')
