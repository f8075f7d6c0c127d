import functools

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("greetings")


def greet(greeting: str, name: str) -> str:
    """Greet someone."""
    return f"{greeting}, {name}"


class Greeter:
    def __call__(self, name: str) -> str:
        return f"Hello, {name}"


class Named:
    __name__ = "named"

    def __call__(self, name: str) -> str:
        return f"Hello, {name}"


mcp.add_tool(functools.partial(greet, "Hello"))  # MCP705: 13 has no __name__
mcp.add_tool(functools.partial(greet, "Hello"), name="hello")  # MCP705: 13 functools.partial(
mcp.tool()(Greeter())  # MCP705: 11 Greeter() has no __name__
mcp.add_tool(lambda name: name)  # MCP705: 13 a lambda has no name of its own
mcp.add_tool(lambda name: name, name="echo", description="The name.")
mcp.tool(name="echo_again", description="The name.")(lambda name: name)  # MCP207: 40 has the same description
mcp.add_tool(Named())

shout = functools.partial(greet, "HELLO")
greeter = Greeter()
quiet = lambda name: name.lower()  # noqa: E731
mcp.add_tool(shout)  # MCP705: 13 shout has no __name__
mcp.add_tool(greeter)  # MCP705: 13 greeter has no __name__
mcp.add_tool(quiet)  # MCP705: 13 a lambda
mcp.add_tool(greet)


@mcp.tool()
def wave(name: str) -> str:
    """Wave at someone."""  # MCP207: 4 has the same description
    return name


mcp.tool(name="loud", description="The name, loud.")(lambda name: name.upper())
mcp.add_tool(wave, name="wave_again")
