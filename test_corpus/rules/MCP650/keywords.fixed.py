from mcp.types import Tool

SCHEMA = {"type": "object"}

OPEN = Tool(name="open_lock", description="Open a lock.", inputSchema=SCHEMA)  # MCP650: 30 "descripton" is no field of a tool and no client reads it: write "description"
SHUT = Tool(name="shut_lock", description="Shut a lock.", inputSchema=SCHEMA, tags=["lock"])  # MCP650: 78 put it into "_meta"
PICK = Tool(
    name="pick_lock",
    description="Pick a lock.",
    inputSchema=SCHEMA,  # MCP650: 4 write "inputSchema"
    outputSchemas=SCHEMA,  # MCP650: 4 write "outputSchema"
)
OIL = Tool(
    name="oil_lock",
    description="Oil a lock.",
    desc="Oil it.",  # MCP650: 4 "desc" is no field of a tool
    inputSchema=SCHEMA,
    InputSchema=SCHEMA,  # MCP650: 4 "inputSchema" stands beside it
    version="1.0",  # MCP650: 4 "version" is no field of a tool
)
TURN = Tool(
    name="turn_lock",
    description="Turn a lock.",
    inputSchema=SCHEMA,
    annotation={"readOnlyHint": False},  # MCP650: 4 write "annotations"
    titel=SCHEMA,  # MCP650: 4 write "title"
)
