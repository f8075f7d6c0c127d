"""Classes of servers that list tools by themselves: registered ones, and others."""

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool


class Filtered(FastMCP):
    async def list_tools(self):
        tools = await super().list_tools()
        if self.settings.debug:
            return tools
        chosen = [each for each in tools if each.annotations]
        return sorted(chosen, key=lambda each: each.name)


class Managed(FastMCP):
    async def list_tools(self):
        if self.settings.debug:
            return [each for each in self._tool_manager.list_tools()]
        return


class Built(FastMCP):
    async def list_tools(self):
        found = []
        for each in await super().list_tools():
            if each.annotations:
                found.append(each)
        return found


class Grouped(FastMCP):
    groups = {}

    async def list_tools(self):
        if self.settings.debug:
            return await super().list_tools()
        found = []
        found.extend(group.tool for group in self.groups.values())
        listed = [*self.groups.values()]
        return listed  # unread: the class lists other tools than its server was given

    async def call_tool(self, name, arguments):
        return [name]


class Client:
    async def list_tools(self):
        return [Tool(name="given", inputSchema={"type": "object"})]  # tool: given [tool_object]


async def list_tools():
    return []


mcp = Grouped("shop")


@mcp.tool()  # tool: find [decorator]
def find(words: str) -> str:
    return words
