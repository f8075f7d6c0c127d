# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("home")


def address() -> str:
    if mcp.settings.debug:  # MCP784: 11 settings does not exist in fastmcp 3.4.11 (--mcp-sdk): use fastmcp.settings
        mcp.settings.log_level = "DEBUG"  # MCP784: 12 settings does not exist
    return f"{mcp.settings.host}:{(mcp.settings).port}"  # MCP784: 18 settings does | MCP784: 39 settings does
