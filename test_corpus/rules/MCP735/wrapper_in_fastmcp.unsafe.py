# settings: --mcp-sdk fastmcp==3.4.11
import functools

from fastmcp import FastMCP

mcp = FastMCP("bank")


def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):  # MCP735: 8 fastmcp 3.4.11 refuses its *args and **kwargs
        return function(*args, **kwargs)

    return wrapper


@mcp.tool
@logged
def balance(account: str) -> float:
    """The balance of an account."""
    return float(len(account))
