# settings: --mcp-sdk mcp==1.30.0
import json

from mcp.types import Tool


def answer(tool: Tool) -> str:
    return json.dumps(tool.model_dump())
