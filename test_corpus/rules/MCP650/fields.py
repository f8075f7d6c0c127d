from mcp.types import Tool
from mcp_types import Tool as Tool2

SCHEMA = {"type": "object"}
OPEN = Tool(
    name="open_lock",
    title="Open",
    description="Open a lock.",
    inputSchema=SCHEMA,
    outputSchema=SCHEMA,
    annotations={},
    icons=[],
    _meta={},
)
SHUT = Tool2(name="shut_lock", description="Shut a lock.", input_schema=SCHEMA, output_schema=SCHEMA, meta={})
PICK = Tool(name="pick_lock", description="Pick a lock.", inputSchema=SCHEMA, **{"x-team": "locks"})
