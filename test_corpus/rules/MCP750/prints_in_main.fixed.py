import asyncio
import sys

from mcp.server import Server
from mcp.server.stdio import stdio_server
from mcp.types import TextContent, Tool

server = Server("chain")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [Tool(name="read", description="Read a block.", inputSchema={"type": "object"})]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    print(name, file=sys.stderr)  # MCP750: 4 print
    return [TextContent(type="text", text=name)]


async def main(quiet: bool) -> None:
    if quiet:
        return
    try:
        print("starting", file=sys.stderr)  # MCP750: 8 print
    except OSError:
        print("failed")
        raise
    async with stdio_server() as (reader, writer):
        await server.run(reader, writer, server.create_initialization_options())


if __name__ == "__main__":
    print("main", file=sys.stderr)  # MCP750: 4 print
    asyncio.run(main(False))
    print("done")
