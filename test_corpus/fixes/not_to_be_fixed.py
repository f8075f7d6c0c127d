from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

KIND = "str"
FLAG = True
mcp = FastMCP("library")


def schema(kind: str) -> dict:
    return {"type": "object", "properties": {"title": {"type": kind}}}


ONE = Tool(name="one", description="One.", inputSchema={"type": "object", "properties": {"a": {"type": KIND}}})
TWO = Tool(name="two", description="Two.", inputSchema=schema("str"))
THREE = Tool(name="three", description="Three.", inputSchema={"type": "object", "properties": {"a": {"type": "s" "tr"}}})
FOUR = Tool(name="four", description="Four.", inputSchema={"type": "object", "properties": {"a": {"required": FLAG}}})


@mcp.tool()
def find_book(title: str) -> list[str]:
    f"""Find a book by its {title}."""
    return [title]


@mcp.tool()
def lend_book(title: str) -> list[str]:
    f"""Lend a book as {KIND}, {mcp.name()}."""
    return [title]


@mcp.tool()
def count_books() -> None:
    f"""Count the books of {KIND}."""
