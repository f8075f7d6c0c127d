import json

from fastmcp import FastMCP

mcp = FastMCP("depot")


@mcp.tool(meta={"_rack": 1})  # MCP620: 16 "_rack" is no key of "_meta"
def find_part(part: int) -> str:
    """Find a part."""
    return str(part)


@mcp.tool(meta={"com.example/rack/shelf": 1})  # MCP620: 16 "com.example/rack/shelf" has more than one slash
def store_part(part: int) -> str:
    """Store a part."""
    return str(part)


@mcp.tool(meta={"com.-example/rack": 1, "2nd.example/x": 2})  # MCP620: 16 the prefix of "com.-example/rack" | MCP620: 40 the prefix of "2nd.example/x"
def move_part(part: int) -> str:
    """Move a part."""
    return str(part)


@mcp.tool(meta={"rack number": 1})  # MCP620: 16 begins and ends with a letter or digit
def count_parts() -> int:
    """Count the parts."""
    return 0


TOOLS = [
    {
        "name": "drop_part",
        "description": "Drop a part.",
        "inputSchema": {"type": "object"},
        "_meta": None,  # MCP620: 17 not null: leave it out
    },
    {
        "name": "lift_part",
        "description": "Lift a part.",
        "inputSchema": {"type": "object"},
        "_meta": ["rack"],  # MCP620: 17 "_meta" must be an object, not ["rack"]
    },
]


def answer(request: dict) -> str:
    return json.dumps({"id": request["id"], "result": {"tools": TOOLS}, "method": "tools/list"})
