from mcp import types
from mcp.server import Server
from mcp.types import CallToolResult, Icon, Tool, ToolExecution

server = Server("tabs")
OUTPUT = {"type": "object", "properties": {"count": {"type": "integer"}}}


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="count_tabs", description="Count tabs.", inputSchema={"type": "object"}, output_schema=OUTPUT),
        Tool(
            name="close_tab",
            description="Close a tab.",
            inputSchema={"type": "object"},
            meta={"example.com/kind": "write"},  # for the gateway
            icons=[Icon(src="https://example.com/a.png", mime_type="image/png")],
            execution=ToolExecution(task_support='optional')
        ),
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict):
    if name == "count_tabs":
        return CallToolResult(content=[], structured_content = {"count": 1}, is_error=False)
    return types.CallToolResult(
        content=[types.TextContent(type="text", text="closed", meta={"a": 1})],
        is_error=(
            not arguments  # nothing to close
        )
    )
