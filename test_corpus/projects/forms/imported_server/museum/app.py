"""The server, without tools of its own."""

from mcp.server.fastmcp import FastMCP

server = FastMCP("museum")
settings = {"rooms": 4}
