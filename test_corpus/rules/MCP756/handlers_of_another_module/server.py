"""A server whose handlers stand in another module."""

from mcp.server import Server

from .handlers import call_tool, list_tools

server = Server("weather", on_list_tools=list_tools, on_call_tool=call_tool)  # MCP756: 9 "ask" is handled | MCP756: 9 "tell_weather" is listed
