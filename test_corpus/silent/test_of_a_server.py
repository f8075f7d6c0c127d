import pytest
from fastmcp import Client, FastMCP

from library.server import mcp


@pytest.fixture
def server() -> FastMCP:
    return mcp


async def test_tools_are_listed(server: FastMCP) -> None:
    async with Client(server) as client:
        tools = await client.list_tools()
    assert {tool.name for tool in tools} == {"find_books", "lend"}
    assert all(tool.description for tool in tools)


async def test_unknown_tool(server: FastMCP) -> None:
    async with Client(server) as client:
        with pytest.raises(Exception, match="Unknown tool"):
            await client.call_tool("no such tool", {})
