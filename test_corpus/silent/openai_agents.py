from agents import Agent, FunctionTool, Runner, function_tool
from agents.mcp import MCPServerStdio


@function_tool
def get_weather(city: str) -> str:
    return city


@function_tool(name_override="fetch data")
async def fetch(path: str) -> str:
    return path


custom = FunctionTool(name="do it", description="", params_json_schema={}, on_invoke_tool=None)


async def main() -> None:
    async with MCPServerStdio({"command": "uvx", "args": ["mcp-server-git"]}) as server:
        agent = Agent(name="helper", tools=[get_weather, fetch, custom], mcp_servers=[server])
        await Runner.run(agent, "What is new?")
