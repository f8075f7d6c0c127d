# settings: --mcp-sdk mcp==2.3.0
from typing import Any

from mcp.types import CallToolResult, TextContent, Tool


def failed(result: CallToolResult | None) -> bool:
    return result is not None and result.isError  # MCP782: 41 write is_error


def kinds(tools: list[Tool | None]) -> list[Any]:
    return [each.inputSchema for each in tools if each]  # MCP782: 17 write input_schema


def schemas(tools: list[Tool | None]) -> None:
    for each in tools:
        if each:
            print(each.inputSchema)  # MCP782: 23 write input_schema


def meaning(content: TextContent | dict[str, Any] | None, other: None) -> None:
    print(content.mimeType, other.mimeType)
