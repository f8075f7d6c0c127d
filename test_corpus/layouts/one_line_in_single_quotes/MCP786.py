# settings: --mcp-sdk mcp==2.3.0
import json

from mcp.types import Tool


def answer(tools: list[Tool]) -> str:
    return json.dumps({'tools': [tool.model_dump() for tool in tools]})
