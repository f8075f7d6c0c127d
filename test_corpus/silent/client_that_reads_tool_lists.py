import asyncio

from fastmcp import Client
from mcp.types import ListToolsResult, Tool


def pick(tools: list[Tool], name: str) -> Tool | None:
    return next((tool for tool in tools if tool.name == name), None)


def show(result: ListToolsResult) -> list[dict]:
    rows = []
    for tool in result.tools:
        row = {"name": tool.name, "description": tool.description or "", "inputSchema": tool.inputSchema}
        if tool.annotations and tool.annotations.title:
            row["title"] = tool.annotations.title
        rows.append(row)
    return rows


async def main() -> None:
    async with Client("http://localhost:8000/mcp") as client:
        tools = await client.list_tools()
        print(show(ListToolsResult(tools=tools)), pick(tools, "no such tool"))


asyncio.run(main())
