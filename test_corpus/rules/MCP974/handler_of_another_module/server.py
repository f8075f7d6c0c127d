"""A server whose handler stands in another module."""

from mcp.server import Server

from . import handlers

server = Server("weather", on_call_tool=handlers.call_tool)  # MCP974: 40 arguments that nobody checks
