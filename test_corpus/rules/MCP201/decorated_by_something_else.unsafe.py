import functools
from collections.abc import Callable

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("described")
TEXTS = {"save": "Save the model."}


def described(function: Callable) -> Callable:
    @functools.wraps(function)
    def wrapper(*args: object, **kwargs: object) -> object:  # MCP735: 8 hides the signature
        return function(*args, **kwargs)

    wrapper.__name__ = function.__name__
    wrapper.__doc__ = TEXTS[function.__name__]
    return wrapper


@mcp.tool()
@described
def save(path: str) -> str:
    return path
