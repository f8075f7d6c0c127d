# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP(
    "home",
    dependencies=["httpx"],  # MCP783: 4 dependencies= is no keyword of FastMCP in fastmcp 3.4.11 (--mcp-sdk), which raises TypeError: remove it
)
other = FastMCP("garden", dependencies=['httpx', 'pydantic'], message_path="/m")  # MCP783: 26 remove it | MCP783: 62 remove it
