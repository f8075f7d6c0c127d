# settings: --mcp-sdk fastmcp==3.4.11
import fastmcp
from fastmcp import FastMCP

mcp = FastMCP("home")


def address() -> str:
    if fastmcp.settings.debug:  # MCP784: 11 settings does not exist in fastmcp 3.4.11 (--mcp-sdk): use fastmcp.settings
        fastmcp.settings.log_level = "DEBUG"  # MCP784: 12 settings does not exist
    return f"{fastmcp.settings.host}:{(fastmcp.settings).port}"  # MCP784: 18 settings does | MCP784: 39 settings does
