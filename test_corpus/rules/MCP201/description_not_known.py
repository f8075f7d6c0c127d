import os
from pathlib import Path

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("texts")
HERE = Path(__file__).parent
OPTIONS = {"description": os.environ["DESCRIPTION"]}


@mcp.tool(description=(HERE / "save.md").read_text())
def save(path: str) -> str:
    return path


@mcp.tool(**OPTIONS)
def load(path: str) -> str:
    return path


def make(**more: str) -> Tool:
    return Tool(name="extra", inputSchema={"type": "object"}, **more)
