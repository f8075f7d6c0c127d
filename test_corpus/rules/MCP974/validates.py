"""A handler that validates."""

import jsonschema
from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, TextContent

SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}}


async def answer(ctx, params) -> CallToolResult:
    """Answer a call."""
    jsonschema.validate(params.arguments, SCHEMA)
    return CallToolResult(content=[TextContent(type="text", text=params.arguments["city"])])


server = Server("weather", on_call_tool=answer)
