"""A resolver inside a union."""
# sdks: mcp2

from typing import Annotated

from mcp.server.mcpserver import Context, MCPServer, Resolve

mcp = MCPServer("case")


def account() -> str: ...


@mcp.tool()
def one(a: int, d: Annotated[str, Resolve(account)] | None = None) -> str: ...
