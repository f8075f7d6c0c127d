"""A resolver beside InputRequiredResult."""
# sdks: mcp2

from typing import Annotated

from mcp.server.mcpserver import Context, MCPServer, Resolve
from mcp.types import InputRequiredResult

mcp = MCPServer("case")


def account() -> str: ...


@mcp.tool()
def one(a: int, d: Annotated[str, Resolve(account)]) -> str | InputRequiredResult: ...
