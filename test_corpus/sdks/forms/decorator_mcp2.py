"""The official SDK 2."""

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver import MCPServer as Base

app = MCPServer("bakery")
second = Base("shop", instructions="Sells bread.")


@app.tool(title="Bake bread")  # tool: bake [decorator]
async def bake(loaves: int, ctx: Context) -> str:
    """Bake bread."""
    return str(loaves)


@second.tool(name="sell_bread")  # tool: sell_bread [decorator]
def sell(loaves: int) -> str:
    """Sell bread."""
    return str(loaves)


@app.custom_route("/health", methods=["GET"])
async def health(request):
    return "ok"


@app.completion()
async def complete(ref, argument, context):
    return None
