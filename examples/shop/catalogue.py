"""The catalogue of the shop, as an MCP server on the SDK's low level."""

import anyio
import mcp.types as types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

server = Server("catalogue")

PAGE = {
    "limit": {"type": "int", "minimum": 1, "maximum": 100},
    "cursor": {"type": "string", "nullable": True},
}


@server.list_tools()
async def list_tools() -> list[types.Tool]:
    return [
        types.Tool(
            name="search_products",
            description="Search the catalogue by words in name and description.",
            inputSchema={
                "type": "object",
                "properties": {
                    "query": {"type": "string", "required": True},
                    **PAGE,
                },
                "additional_properties": False,
            },
        ),
        types.Tool(
            name="get_product",
            description="Get one product by its number.",
            inputSchema={
                "properties": {"number": {"type": "string", "descripton": "Such as P-17."}},
                "required": ["number"],
            },
        ),
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[types.TextContent]:
    return [types.TextContent(type="text", text=f"{name}: nothing found for {arguments}")]


async def main() -> None:
    async with stdio_server() as (reader, writer):
        await server.run(reader, writer, server.create_initialization_options())


if __name__ == "__main__":
    anyio.run(main)
