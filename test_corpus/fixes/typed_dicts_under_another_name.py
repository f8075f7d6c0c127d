# settings: --mcp-sdk mcp==2.3.0,python==3.11
from typing import TypedDict as TD
from mcp.server.mcpserver import MCPServer

mcp = MCPServer("people")


class Person(TD):
    name: str


@mcp.tool()
def greet(person: Person) -> str:
    """Greet a person."""
    return person["name"]
