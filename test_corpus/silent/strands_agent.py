from strands import Agent, tool
from strands.tools.mcp import MCPClient


@tool
def word_count(text: str) -> int:
    return len(text.split())


@tool(name="get weather", description="")
def weather(city: str) -> str:
    return city


agent = Agent(tools=[word_count, weather])
