from dataclasses import dataclass

from pydantic_ai import Agent, RunContext, Tool
from pydantic_ai.mcp import MCPServerStdio


@dataclass
class Deps:
    user: str


agent = Agent("openai:gpt-5", deps_type=Deps, toolsets=[MCPServerStdio("uvx", ["mcp-server-time"])])


@agent.tool
async def balance(ctx: RunContext[Deps], pending: bool) -> float:
    return 0.0


@agent.tool_plain(name="roll die")
def roll() -> str:
    return "4"


def joke(topic: str) -> str:
    return topic


other = Agent("openai:gpt-5", tools=[Tool(joke, name="tell a joke", takes_ctx=False), joke])
