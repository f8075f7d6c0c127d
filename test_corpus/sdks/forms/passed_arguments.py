"""Names and other arguments that reach a registration through keywords, partial functions and variables of a loop."""

import os
from functools import partial

from fastmcp import FastMCP

mcp = FastMCP("bakery")


def bake(loaves: int) -> str:
    """Bake bread."""
    return str(loaves)


def slice_bread(slices: int) -> str:
    """Slice bread."""
    return str(slices)


class Counter:
    """Takes the name out of what it passes on."""

    def __init__(self, server: FastMCP) -> None:
        self.server = server

    def register(self, function, **given):
        name = given.pop("name", function.__name__)
        self.server.tool(name=f"counter_{name}", **given)(function)  # tool: counter_bread [call] | counter_bake [call]

    def tool(self, **given):
        def decorate(function):
            name = given.pop("name", None) or function.__name__
            self.server.tool(name="till_" + name, **given)(function)  # tool: till_pay [call] | till_count_coins [call]
            return function

        return decorate

    def renamed(self, function, **given):
        if os.environ.get("PLAIN"):
            given.pop("name")
        self.server.tool(**given)(function)  # tool: ? [call]


counter = Counter(mcp)
counter.register(bake, name="bread", tags={"bread"})
counter.register(bake)
counter.renamed(slice_bread, name="cut")


@counter.tool(name="pay")
def take_money(amount: int) -> str:
    """Take money."""
    return str(amount)


@counter.tool()
def count_coins(amount: int) -> str:
    """Count coins."""
    return str(amount)


for function in (bake, slice_bread):
    name = f"oven_{function.__name__}"
    mcp.tool(name=name)(function)  # tool: oven_bake [call] | oven_slice_bread [call]

for function in (bake, slice_bread):
    register = partial(mcp.tool, name="shop_" + function.__name__)
    register()(function)  # tool: shop_bake [call] | shop_slice_bread [call]

tagged = partial(mcp.tool, tags={"bread"})
for function in (bake, slice_bread):
    tagged(function)  # tool: bake [call] | slice_bread [call]
    tagged(name="again_" + function.__name__)(function)  # tool: again_bake [call] | again_slice_bread [call]

for function in (bake, slice_bread):
    partial(mcp.tool, function, name="held_" + function.__name__)()  # tool: held_bake [call] | held_slice_bread [call]
    partial(mcp.add_tool)(function)  # tool: bake [add_tool] | slice_bread [add_tool]
    print(partial(mcp.add_tool)())


def twice(function):
    return partial(function, 2)


@mcp.tool  # tool: ? [decorator]
@twice
def knead(times: int, minutes: int) -> str:
    """A partial function has no name."""
    return str(times * minutes)
