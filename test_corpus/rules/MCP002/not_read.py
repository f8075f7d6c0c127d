import plugins
from mcp.server.fastmcp import FastMCP
from mcp.server.lowlevel import Server

mcp = FastMCP("plugins")
server = Server("plugins")

for function in plugins.load():
    mcp.tool()(function)  # MCP002: 4 this registers tools that are not known

mcp.add_tool(getattr(plugins, "first"))  # MCP002: 0 this registers tools that are not known


@server.list_tools()
async def list_tools():
    return plugins.tools()  # MCP002: 11 this registers tools that are not known
