"""A client: what an MCP server lists is handed to a model interface."""
from anthropic import Anthropic
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


class Client:
    def __init__(self) -> None:
        self.anthropic = Anthropic()
        self.session: ClientSession | None = None

    async def connect(self, path: str) -> list[str]:
        parameters = StdioServerParameters(command="python", args=[path])
        async with stdio_client(parameters) as (read, write), ClientSession(read, write) as session:
            await session.initialize()
            response = await session.list_tools()
            return [tool.name for tool in response.tools]

    async def ask(self, query: str) -> str:
        response = await self.session.list_tools()
        available_tools = [
            {"name": tool.name, "description": tool.description, "input_schema": tool.inputSchema}
            for tool in response.tools
        ]
        available_tools.append({"name": "stop now", "input_schema": {"type": "object"}})
        answer = self.anthropic.messages.create(model="claude", max_tokens=9, messages=[], tools=available_tools)
        return str(answer) + query
