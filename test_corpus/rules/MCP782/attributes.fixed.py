# settings: --mcp-sdk mcp==2.3.0
from typing import Optional

import mcp.types as types
from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, Tool
from other import make

mcp = MCPServer("shop")


def parameters(tool: Tool, tools: list[types.Tool]) -> list[str]:
    for each in tools:
        print(each.output_schema)  # MCP782: 19 outputSchema does not exist in mcp 2.3.0
    return sorted(tool.input_schema["properties"])  # MCP782: 23 write input_schema


def failed(given: "CallToolResult | None", other, more: dict[str, Tool]) -> bool:
    result = CallToolResult(content=[], isError=True)
    unknown = make()
    try:
        print(result.structuredContent)
    except AttributeError:
        pass
    print(other.isError, unknown.isError, more.isError, result.is_error)
    return result.is_error  # MCP782: 18 write is_error


@mcp.tool()
def price(article: str) -> str:
    """The price of an article."""
    return article


@mcp.tool()
def stock(article: str) -> str:
    """The stock of an article."""
    return article


@mcp.tool()
def colour(article: str) -> str:
    """The colour of an article."""
    return article


@mcp.tool()
def weight(article: str) -> str:
    """The weight of an article."""
    return article


@mcp.tool()
def size(article: str) -> str:
    """The size of an article."""
    return article


@mcp.tool()
def brand(article: str) -> str:
    """The brand of an article."""
    return article


@mcp.tool()
def age(article: str) -> str:
    """The age of an article."""
    return article


@mcp.tool()
def maker(article: str) -> str:
    """The maker of an article."""
    return article
