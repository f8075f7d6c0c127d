from mcp.server.lowlevel import Server
from mcp.types import ListToolsResult

server = Server("door")


# pydantic makes Tool objects of the dicts, and None is left out again
@server.list_tools()
async def list_tools() -> ListToolsResult:
    return ListToolsResult(
        tools=[{"name": "open", "title": None, "description": "Open the door.", "inputSchema": {"type": "object"}}]
    )
