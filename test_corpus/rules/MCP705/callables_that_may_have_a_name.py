"""What sets a name, and callables that are not known."""
import functools

from mcp.server.fastmcp import FastMCP

from .other import Base, make

mcp = FastMCP("greetings")


def greet(greeting: str, name: str) -> str:
    """Greet someone."""
    return f"{greeting}, {name}"


class Derived(Base):
    def __call__(self, name: str) -> str:
        return name


hello = functools.partial(greet, "Hello")
functools.update_wrapper(hello, greet)
mcp.add_tool(hello)
mcp.add_tool(make())
mcp.add_tool(Derived())
options = make()
mcp.add_tool(lambda name: name, **options)
