from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel, model_validator

mcp = FastMCP("library")


class Book(BaseModel):
    title: str
    shelf: int

    @model_validator(mode="before")
    @classmethod
    def put_on_a_shelf(cls, value):
        return {"shelf": 0, **value}


class Volume(Book):
    number: int = 1


@mcp.tool()
def find_book(title: str) -> Book:
    """Find a book."""
    return {"title": title}


@mcp.tool()
def find_volume(title: str) -> Volume:
    """Find a volume."""
    return {"title": title}
