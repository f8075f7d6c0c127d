# settings: --mcp-sdk mcp==1.30.0
"""Dicts that lack a required key, and functions that return nothing."""

from pydantic import BaseModel, Field
from typing_extensions import NotRequired, TypedDict

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("library")


class Book(TypedDict):
    title: str
    year: int
    note: NotRequired[str]


class Reader(BaseModel):
    name: str
    age: int | None = None
    shelf: str = Field(alias="shelfName")


@mcp.tool()
def find_book(title: str) -> Book:
    """Find a book."""
    if not title:
        return {"title": "none"}  # MCP410: 15 this dict lacks "year"
    return {"title": title, "year": 1900}


@mcp.tool()
def list_titles(shelf: str) -> list[str]:
    """List the titles."""
    if not shelf:
        return  # MCP410: 8 null is returned
    return [shelf]


@mcp.tool()
def count_books(shelf: str) -> int:  # MCP410: 4 null is returned where the output schema wants an integer
    """Count the books."""
    number = len(shelf)
    number += 1
