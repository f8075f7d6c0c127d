import functools

from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("bank")

    def logged(function):
        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            return function(*args, **kwargs)

        return wrapper

    @mcp.tool()
    @logged
    def balance(account: str) -> float:
        """The balance of an account."""
        return float(len(account))

    return mcp


mcp = create_server()
