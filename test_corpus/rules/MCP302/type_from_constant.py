from enum import Enum

from mcp.types import Tool

from library import ROOT_TYPE

OBJECT = "object"


class Kind(str, Enum):
    OBJECT = "object"
    ARRAY = "array"


TOOLS = [
    Tool(name="ping", description="Say whether the server is alive.", inputSchema={"type": OBJECT}),
    Tool(name="pong", description="Answer a ping from outside.", inputSchema={"type": ROOT_TYPE}),
    Tool(name="peng", description="Answer a ping loudly.", inputSchema={"type": Kind.OBJECT}),
]
