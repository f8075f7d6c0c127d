# settings: --mcp-sdk mcp==2.3.0
import json

from mcp.server.mcpserver import MCPServer
from mcp.types import Tool

mcp = MCPServer("shop")


def answer(tools: list[Tool], tool: Tool) -> str:
    print(tool.model_dump())
    kept = tool.model_dump()["input_schema"]
    print(kept)
    return json.dumps({"tools": [each.model_dump(by_alias=True) for each in tools]})  # MCP786: 38 add by_alias=True


def both(tool: Tool, other) -> tuple[dict[str, object], str]:
    json.dumps(tool.model_dump(by_alias=True))
    json.dumps(other.model_dump())
    return tool.model_dump(exclude_none=True, by_alias=True), tool.model_dump_json(by_alias=True)  # MCP786: 16 model_dump() of mcp 2.3.0 | MCP786: 52 model_dump_json()
