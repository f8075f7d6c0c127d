from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("deep")
SCHEMA = {  # MCP001: 0 so no tool in it is checked
    "type": "object",
    "properties": {
        "tree": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": 
        {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"items": {"type": "string"}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
        }}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
    },
}


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="plant", description="Plant a tree.", inputSchema=SCHEMA),
        Tool(name="cut", description="Cut a branch.", inputSchema={"type": "object"}),
    ]
