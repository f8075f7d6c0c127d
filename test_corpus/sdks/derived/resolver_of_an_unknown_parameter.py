"""A resolver that asks for what the tool does not have."""
# sdks: mcp2

from typing import Annotated

from mcp.server.mcpserver import Context, MCPServer, Resolve

mcp = MCPServer("case")


def account(zzz: int) -> str: ...


@mcp.tool()
def one(a: int, d: Annotated[str, Resolve(account)]) -> str: ...
