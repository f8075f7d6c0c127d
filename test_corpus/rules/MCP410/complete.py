# settings: --mcp-sdk mcp==1.30.0
"""Dicts that have what is required, or whose keys are not sure, and functions that do not surely return nothing."""

import sys
from typing import NoReturn

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import NotRequired, TypedDict

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("library")


class Book(TypedDict):
    title: str
    note: NotRequired[str]


class Reader(BaseModel):
    model_config = ConfigDict(populate_by_name=True)

    name: str
    age: int | None = None
    shelf: str = Field(alias="shelfName")


def stop(reason: str) -> NoReturn:
    """Stop."""
    sys.exit(reason)


@mcp.tool()
def find_book(title: str) -> Book:
    """Find a book."""
    return {"title": title}


@mcp.tool()
def find_reader(name: str) -> Reader:
    """Find a reader: a field goes by its own name."""
    return {"name": name, "shelf": "a"}


@mcp.tool()
def find_any(name: str, more: dict) -> Book:
    """Find anything."""
    return {"note": name, **more}


@mcp.tool()
def read_page(number: int) -> str:
    """Read a page."""
    raise ValueError(number)


@mcp.tool()
def read_line(number: int) -> str:
    """Read a line."""
    stop(str(number))


@mcp.tool()
def read_word(number: int) -> str:
    """Read a word."""


@mcp.tool()
def drop(number: int) -> None:
    """Drop a book."""
    number += 1


@mcp.tool()
def lend(number: int) -> str | None:
    """Lend a book."""
    if not number:
        return
    return "lent"
