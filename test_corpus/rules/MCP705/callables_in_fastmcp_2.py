# settings: --mcp-sdk fastmcp==2.14.7
import functools

from fastmcp import FastMCP
from fastmcp.tools import Tool

mcp = FastMCP("greetings")


def greet(greeting: str, name: str) -> str:
    """Greet someone."""
    return f"{greeting}, {name}"


class Greeter:
    """Greets."""

    def __call__(self, name: str) -> str:
        """Greet someone."""
        return f"Hello, {name}"


mcp.tool(functools.partial(greet, "Hello"))  # MCP705: 9 is no function, and fastmcp 2.14.7 raises TypeError
mcp.tool(name="greeter")(Greeter())  # MCP705: 25 Greeter() is no function
mcp.add_tool(Tool.from_function(functools.partial(greet, "Hello")))  # MCP705: 32 PydanticSchemaGenerationError
mcp.add_tool(Tool.from_function(Greeter()))
mcp.tool(lambda name: name, name="echo", description="The name.")
mcp.tool(lambda name: name)  # MCP705: 9 raises ValueError
mcp.add_tool(Tool.from_function(greet))
