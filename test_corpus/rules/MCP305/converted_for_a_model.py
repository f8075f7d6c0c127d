from mcp import ClientSession


async def offered(session: ClientSession) -> list[dict]:
    """The tools of a server in the form that the Messages API wants."""
    result = await session.list_tools()
    return [
        {"name": tool.name, "description": tool.description, "input_schema": tool.inputSchema}
        for tool in result.tools
    ]
