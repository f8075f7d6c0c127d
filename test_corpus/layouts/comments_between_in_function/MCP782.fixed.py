# settings: --mcp-sdk mcp==2.3.0
from mcp.types import Tool


def create_tools():
    def parameters(tool: Tool) -> list[str]:
        return sorted(
            # see the manual
            tool.input_schema["properties"]
        )
