"""Handlers that return the result object, registered without the decorator."""

from mcp import types
from mcp.server.lowlevel import Server
from mcp.types import ListToolsRequest, ListToolsResult, ServerResult, Tool

server = Server("forest")


async def list_trees(request: ListToolsRequest) -> ServerResult:
    return ServerResult(
        ListToolsResult(
            tools=[
                Tool(name="plant_tree", description="Plant a tree.", inputSchema={"type": "object"}),  # tool: plant_tree [tool_object]
                Tool(name="cut_tree", description="Cut a tree.", inputSchema={"type": "object"}),  # tool: cut_tree [tool_object]
            ]
        )
    )


server.request_handlers[types.ListToolsRequest] = list_trees


async def list_prompts(request):
    return ServerResult(types.ListPromptsResult(prompts=[types.Prompt(name="describe_tree")]))


server.request_handlers[types.ListPromptsRequest] = list_prompts

other = Server("meadow")


@other.list_tools()
async def list_flowers() -> ListToolsResult:
    return ListToolsResult(
        tools=[Tool(name="pick_flower", description="Pick a flower.", inputSchema={"type": "object"})]  # tool: pick_flower [tool_object]
    )
