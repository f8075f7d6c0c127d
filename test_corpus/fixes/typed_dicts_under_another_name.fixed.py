# settings: --mcp-sdk mcp==2.3.0,python==3.11
from mcp.server.mcpserver import MCPServer
from typing_extensions import TypedDict as TD

mcp = MCPServer("people")


class Person(TD):
    name: str


@mcp.tool()
def greet(person: Person) -> str:
    """Greet a person."""
    return person["name"]
