# settings: --mcp-sdk mcp==2.3.0
from mcp.server import Server
from mcp.types import ListToolsResult, Tool


async def list_tools(context, params) -> ListToolsResult:
    return ListToolsResult(
        tools=[
            Tool(name="run", description="Run a command.", input_schema={"type": "object"}),
            Tool(name="stop", description="Stop a command.", input_schema={"type": "object"}),
            Tool(name="list", description="List the commands.", input_schema={"type": "object"}),
        ]
    )


server = Server("shell", on_list_tools=list_tools)
