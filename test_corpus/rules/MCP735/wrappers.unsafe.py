import functools

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("bank")


def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):  # MCP735: 8 wrapper hides the signature of the tool
        return function(*args, **kwargs)

    return wrapper


def retried(times: int):
    def decorate(function):
        @functools.wraps(function)
        async def call(*args, **kwargs):  # MCP735: 18 add @functools.wraps
            return await function(*args, **kwargs)

        return call

    return decorate


def faithful(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


def updated(function):
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    functools.update_wrapper(wrapper, function)
    return wrapper


def explicit(function):
    def wrapper(account: str) -> float:
        """The same for every account."""
        return function(account)

    return wrapper


def marked(function):
    function.marked = True
    return function


@mcp.tool(name="balance")
@logged
def balance(account: str) -> float:
    """The balance of an account."""
    return float(len(account))


@mcp.tool(name="limit")
@retried(3)
async def limit(account: str) -> float:
    """The limit of an account."""
    return float(len(account))


@mcp.tool()
@faithful
def interest(account: str) -> float:
    """The interest of an account."""
    return float(len(account))


@mcp.tool()
@updated
def fee(account: str) -> float:
    """The fee of an account."""
    return float(len(account))


@mcp.tool(name="debt")
@explicit
def debt(account: str) -> float:
    """The debt of an account."""
    return float(len(account))


@mcp.tool()
@marked
def owner(account: str) -> str:
    """The owner of an account."""
    return account


@logged
@mcp.tool()
def bank(account: str) -> str:
    """The bank of an account; the decorator comes after the registration."""
    return account
