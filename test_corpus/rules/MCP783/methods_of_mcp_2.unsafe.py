# settings: --mcp-sdk mcp==2.3.0
"""Keywords that methods of a server had in mcp 1."""

from mcp.server.lowlevel import Server
from mcp.server.mcpserver import MCPServer

mcp = MCPServer("home")
server = Server("home")


async def serve(reading, writing) -> None:
    options = server.create_initialization_options()
    await server.run(reading, writing, options)  # MCP783: 48 stateless= is no keyword of run() in mcp 2.3.0
    await server.run(reading, writing, options, raise_exceptions=True)


def main(transport: str) -> None:
    app = mcp.sse_app()  # MCP783: 22 mount_path= is no keyword of sse_app()
    assert app is not None
    mcp.run(transport, mount_path="/home")
    mcp.run("stdio", mount_path="/home")
    mcp.run(mount_path="/home")
    mcp.run("sse")  # MCP783: 19 mount_path= is no keyword of run()
    mcp.run(transport="streamable-http")  # MCP783: 41 mount_path=
