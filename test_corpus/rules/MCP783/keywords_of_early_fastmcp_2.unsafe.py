# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP(
    "home",
)
other = FastMCP("garden")  # MCP783: 26 remove it | MCP783: 62 remove it
