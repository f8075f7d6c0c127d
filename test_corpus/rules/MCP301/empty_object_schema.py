from mcp.types import Tool

# no parameters: the recommended form, and the short one
PING = Tool(
    name="ping",
    description="Say whether the server is alive.",
    inputSchema={"type": "object", "additionalProperties": False},
)
PONG = Tool(name="pong", description="Answer a ping from outside.", inputSchema={"type": "object"})
