"""Tools for parcels."""

from mcp.types import Tool

SCHEMA = {"type": "object", "properties": {"number": {"type": "string"}}}
PARCEL_TOOLS = [
    Tool(name="weigh_parcel", description="Weigh a parcel.", inputSchema=SCHEMA),  # tool: weigh_parcel [tool_object]
]


class ParcelHandler:
    def __init__(self, name: str) -> None:
        self.name = name

    def tool(self) -> Tool:
        return Tool(  # tool: send_parcel [tool_object] | find_parcel [tool_object]
            name=self.name,
            description="Something with a parcel.",
            inputSchema=SCHEMA,
        )
