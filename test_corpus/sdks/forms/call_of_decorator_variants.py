"""Decorators and registering methods that are called, with what stands in front of them."""

from functools import lru_cache, partial

import fastmcp.tools
import parts
from fastmcp import FastMCP
from fastmcp.tools import Tool

mcp = FastMCP("workshop")
proxy = FastMCP.as_proxy("https://example.org/mcp")
shared = partial(mcp.tool, annotations={"readOnlyHint": True})
cached = lru_cache(maxsize=3)
labelled = partial(print, "label")
foreign = partial(parts.tool, name="foreign")
own_tool = mcp.tool


class Hammer:
    def hit(self) -> str:
        """Hit."""
        return ""

    @staticmethod
    def weigh() -> str:
        """Weigh."""
        return ""

    @classmethod
    def made(cls) -> str:
        """Where it was made."""
        return ""


def saw() -> str:
    """Saw."""
    return ""


hammer = Hammer()
shared(name="shared_saw")(saw)  # tool: shared_saw [call]
cached(saw)
labelled()(saw)
foreign()(saw)
mcp.tool()(saw, saw)
mcp.tool(name="plain")(saw)  # tool: plain [call]
own_tool(name="own")(saw)  # tool: own [call]
mcp.tool("named_only")
mcp.tool(*[saw])  # tool: saw [call]
mcp.tool(hammer.hit)  # tool: hit [call]
mcp.tool(Hammer.weigh, name="weigh")  # tool: weigh [call]
mcp.add_tool(hammer.weigh)  # tool: weigh [add_tool]
mcp.add_tool(Hammer.made)  # tool: made [add_tool]
mcp.add_tool(parts.drill)  # unread: the function parts.drill is not in reach
mcp.tool(parts.drill)  # unread: the function parts.drill is not in reach
mcp.add_tool(lambda: "")
mcp.add_tool(*parts.all)
made = Tool.from_function(saw, name="made_tool")  # tool: made_tool [tool_object]
mcp.tool(made)
mcp.add_tool(made)
Tool.from_function()
Tool.from_function(*[saw])


@proxy.tool  # tool: on_a_proxy [decorator]
def on_a_proxy() -> str:
    """On a server made by a class method."""
    return ""


@fastmcp.tools.tool  # tool: with_its_module [decorator]
def with_its_module() -> str:
    """The decorator without a server."""
    return ""


@parts.maker()()
def glue() -> str:
    """No tool."""
    return ""
