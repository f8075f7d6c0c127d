"""An agent that takes its tools from an MCP server and has some of its own."""
from langchain_core.tools import tool
from langchain_mcp_adapters.client import MultiServerMCPClient
from mcp import ClientSession
from mcp.types import CallToolResult


@tool
def calculate(expression: str) -> str:
    f"""Calculate {expression}."""
    return expression


@tool("open ticket")
def open_ticket(text: str) -> str:
    return text


async def all_tools(session: ClientSession) -> list:
    client = MultiServerMCPClient({"desk": {"command": "desk", "transport": "stdio"}})
    return [*await client.get_tools(), calculate, open_ticket]


async def call(session: ClientSession, name: str) -> CallToolResult:
    return await session.call_tool(name, {})
