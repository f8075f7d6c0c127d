"""Methods that register, given to other functions as values."""

from functools import wraps

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("shop")


def guarded(register_tool, platform):
    def tool(*args, **kwargs):
        register = register_tool(*args, **kwargs)  # tool: get_orders [call] | get_shop [call]

        def decorate(function):
            @wraps(function)
            async def guard(*a, **k):
                return await function(*a, **k)

            return register(guard)

        return decorate

    return tool


business_tool = guarded(mcp.tool, "shop")


@business_tool()
async def get_orders(page: int = 1) -> str:
    """Get orders."""


@business_tool(title="Shop")
async def get_shop(shop: str) -> str:
    """Get the shop."""


def counted(function):
    counted.calls = getattr(counted, "calls", 0) + 1
    return function


count = guarded(counted, "shop")


@count()
def total() -> int:
    """No tool: what is given on registers nothing."""
