from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("odd")


# pydantic takes bytes for text
@server.list_tools()
async def list_tools() -> list[Tool]:
    return [Tool(name=b"ring", description="Ring the bell.", inputSchema={"type": "object"})]
