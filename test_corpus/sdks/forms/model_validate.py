"""Tools from dicts and from JSON text."""

import json

from mcp.server import Server
from mcp.types import Tool

server = Server("post")

STAMP = {"name": "stamp", "description": "Stamp a letter.", "inputSchema": {"type": "object"}}  # tool: stamp [tool_object]
WEIGH = '{"name": "weigh", "description": "Weigh a parcel.", "inputSchema": {"type": "object"}}'  # tool: weigh [tool_object]
MANY = json.loads(
    # line+1: tool: track [tool_object] | collect [tool_object]
    """
    [
      {"name": "track", "description": "Track a parcel.", "inputSchema": {"type": "object"}},
      {"name": "collect", "description": "Collect a parcel.", "inputSchema": {"type": "object"}}
    ]
    """
)
PERSON = json.loads('{"name": "Ada"}')


@server.list_tools()
async def list_tools() -> list[Tool]:
    tools = [Tool.model_validate(STAMP)]
    tools.append(Tool.model_validate_json(WEIGH))
    tools.extend(Tool(**each) for each in MANY)
    return tools
