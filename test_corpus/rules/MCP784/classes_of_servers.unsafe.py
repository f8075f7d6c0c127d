# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP


class Home(FastMCP):
    async def count(self) -> int:
        return len(await self.list_tools())  # MCP784: 30 get_tools does not exist

    async def names(self) -> list[str]:
        return [each for each in await super().list_prompts()]  # MCP784: 47 get_prompts does not exist

    async def get_resources(self) -> dict[str, str]:
        return {}

    async def resources(self) -> list[str]:
        return list(await self.get_resources())


class Rooms:
    async def get_tools(self) -> list[str]:
        return []


class House(FastMCP, Rooms):
    async def count(self) -> int:
        return len(await self.get_tools())


class Garden(FastMCP):
    def __getattr__(self, name: str) -> list[str]:
        return [name]

    def count(self) -> int:
        return len(self.get_tools)


class Cellar(FastMCP):
    def close(self) -> None:
        self.settings = {}

    def count(self) -> int:
        return len(self.settings)


class Roof:
    async def count(self) -> int:
        return len(await self.get_tools())


async def count(self: FastMCP) -> int:
    return len(await self.get_tools())
