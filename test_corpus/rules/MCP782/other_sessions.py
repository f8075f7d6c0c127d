# settings: --mcp-sdk mcp==2.3.0
"""Sessions of something else, and wrappers whose answers are the author's."""

from mcp import ClientSession
from mcp.types import Tool


class Wrapper:
    """It has a session."""

    def __init__(self, session: ClientSession) -> None:
        self.session = session

    async def call_tool(self, name: str) -> "Answer":
        """Call a tool."""
        return Answer(isError=(await self.session.call_tool(name, {})).is_error)


class Answer:
    """An answer of the author's."""

    def __init__(self, isError: bool) -> None:
        self.isError = isError


async def show(wrapper: Wrapper, tools: list[Tool]) -> None:
    """Show an answer."""
    answer = await wrapper.call_tool("find")
    print(answer.isError)
    for tool in tools:
        print(tool.input_schema)
