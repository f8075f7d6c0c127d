"""Classes of other packages, and classes with a hook."""
from enum import Enum

import numpy
from mcp.server.fastmcp import FastMCP
from shapes import Shape

mcp = FastMCP("maps")


class Colour(str, Enum):
    RED = "red"


class Code:
    @classmethod
    def __get_pydantic_core_schema__(cls, source, handler):
        return handler(str)


class Rounded(Shape):
    pass


@mcp.tool()
def area(shape: Shape) -> float:
    """The area of a shape."""
    return shape.area


@mcp.tool()
def mean(values: numpy.ndarray) -> float:
    """The mean of values."""
    return float(values.mean())


@mcp.tool()
def mix(colour: Colour, code: Code) -> str:
    """Mix a colour."""
    return f"{colour}{code}"


@mcp.tool()
def rounded(shape: Rounded) -> float:
    """The area of a shape."""  # MCP207: 4 has the same description
    return shape.area
