import mcp.types as types
from mcp.types import CallToolResult, ImageContent, TextContent

from library import BLOCKS, Result


class Own:
    CallToolResult = Result


def lent(reason: str, more: dict) -> CallToolResult:
    if not reason:
        return CallToolResult(content=[TextContent(type="text", text="Lent.")], structuredContent={"a": 1})
    if reason == "a":
        return CallToolResult(content=[{"type": "text", "text": reason}], structuredContent=None)
    if reason == "b":
        return CallToolResult(content=[{**more}, {reason: "x"}], structuredContent=more)
    if reason == "c":
        return types.CallToolResult(content=BLOCKS)
    if reason == "d":
        return CallToolResult(**more)
    if reason == "e":
        return CallToolResult(content=[*BLOCKS, ImageContent(type="image", data="", mimeType="image/png")])
    return Own.CallToolResult(content=["text"])


A = {"name": "a", "description": "Do it.", "inputSchema": {"type": "object"}}
B = {"name": "b", "description": "Do that.", "inputSchema": {"type": "object"}}
C = {"name": "c", "description": "Do more.", "inputSchema": {"type": "object"}}
D = {"name": "d", "description": "Do less.", "inputSchema": {"type": "object"}}
