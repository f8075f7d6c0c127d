"""Parameters that mcp 2 resolves."""
# sdks: mcp2

from typing import Annotated

from mcp.server.mcpserver import Context, MCPServer, Resolve

mcp = MCPServer("case")


def token() -> str: ...


def account(token: Annotated[str, Resolve(token)], a: int, ctx: Context) -> str: ...


@mcp.tool()
def one(a: int, d: Annotated[str, Resolve(account)], *, e: Annotated[int | None, Resolve(token)] = None) -> str: ...
