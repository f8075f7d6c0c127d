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
