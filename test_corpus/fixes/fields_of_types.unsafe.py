import json

from mcp import types
from mcp.server import Server
from mcp.types import CallToolResult, Icon, Tool, ToolExecution

server = Server("tabs")
OUTPUT = {"type": "object", "properties": {"count": {"type": "integer"}}}


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="count_tabs", description="Count tabs.", inputSchema={"type": "object"}, outputSchema=OUTPUT),
        Tool(
            name="close_tab",
            description="Close a tab.",
            inputSchema={"type": "object"},
            _meta={"com.example/kind": "write"},  # for the gateway
            icons=[Icon(src="https://example.com/a.png", mimeType="image/png")],
            execution=ToolExecution(taskSupport='optional')
        ),
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict):
    if name == "count_tabs":
        return CallToolResult(content=[types.TextContent(type="text", text=json.dumps({"count": 1}))], structuredContent = {"count": 1}, isError=False)
    return types.CallToolResult(
        content=[types.TextContent(type="text", text="closed", _meta={"a": 1})],
        isError=(
            not arguments  # nothing to close
        )
    )
