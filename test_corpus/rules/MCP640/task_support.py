import json

from mcp.types import Tool, ToolExecution

TOOLS = [
    {
        "name": "sow_field",
        "description": "Sow a field.",
        "inputSchema": {"type": "object"},
        "execution": {"taskSupport": True},  # MCP640: 37 true is no task support
    },
    {
        "name": "reap_field",
        "description": "Reap a field.",
        "inputSchema": {"type": "object"},
        "execution": "optional",  # MCP640: 21 "execution" must be an object, not "optional"
    },
    {
        "name": "rest_field",
        "description": "Let a field rest.",
        "inputSchema": {"type": "object"},
        "execution": {"taskSupport": None},  # MCP640: 37 null is no task support
    },
]
PLOUGH = Tool(
    name="plough_field",
    description="Plough a field.",
    inputSchema={"type": "object"},
    execution=ToolExecution(taskSupport="always"),  # MCP640: 40 "always" is no task support: write "forbidden", "optional" or "required"
)


def answer(request: dict) -> str:
    return json.dumps({"id": request["id"], "result": {"tools": TOOLS}, "method": "tools/list"})
