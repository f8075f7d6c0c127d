import os

from mcp.types import Tool, ToolExecution

SCHEMA = {"type": "object"}
SOW = Tool(name="sow_field", description="Sow a field.", inputSchema=SCHEMA, execution={"taskSupport": "required"})
REAP = Tool(
    name="reap_field",
    description="Reap a field.",
    inputSchema=SCHEMA,
    execution=ToolExecution(taskSupport="optional"),
)
REST = Tool(name="rest_field", description="Let it rest.", inputSchema=SCHEMA, execution=None)
FENCE = Tool(name="fence_field", description="Fence it.", inputSchema=SCHEMA, execution=ToolExecution(taskSupport=None))
PLOUGH = Tool(
    name="plough_field",
    description="Plough a field.",
    inputSchema=SCHEMA,
    execution={"taskSupport": os.environ["TASKS"]},
)
