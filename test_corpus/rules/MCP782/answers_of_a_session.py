# settings: --mcp-sdk mcp==2.3.0
"""What a session answers is of the types of the protocol."""

from mcp import ClientSession


async def show(session: ClientSession) -> None:
    """Show what a server has."""
    listed = await session.list_tools()
    for tool in listed.tools:
        print(tool.name, tool.inputSchema)  # MCP782: 30 input_schema
    print(listed.nextCursor)  # MCP782: 17 next_cursor
    result = await session.call_tool("find", {})
    if result.isError:  # MCP782: 14 is_error
        print(result.structured_content)


async def connect(read, write) -> bool:
    """Connect to a server."""
    async with ClientSession(read, write) as session:
        answer = await session.call_tool("find", {})
        return answer.isError  # MCP782: 22 is_error
