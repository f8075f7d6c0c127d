# settings: --mcp-sdk fastmcp==3.4.11
import functools

from fastmcp import FastMCP

mcp = FastMCP("greetings")


def greet(greeting: str, name: str) -> str:
    """Greet someone."""
    return f"{greeting}, {name}"


class Greeter:
    def __call__(self, name: str) -> str:
        """Greet someone."""
        return f"Hello, {name}"


mcp.add_tool(functools.partial(greet, "Hello"))
mcp.add_tool(Greeter())
mcp.add_tool(greet)
mcp.tool(Greeter())  # MCP705: 9 is no function
mcp.add_tool(lambda name: name)  # MCP705: 13 a lambda has no name of its own
