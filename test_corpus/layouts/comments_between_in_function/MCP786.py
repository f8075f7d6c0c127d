# settings: --mcp-sdk mcp==2.3.0
import json

from mcp.types import Tool


def create_tools():
    def answer(tools: list[Tool]) -> str:
        return json.dumps(
            # kept short
            {
                # see the manual
                "tools": [
                    tool.model_dump(
                        # as it is sent
                        mode="json"
                    )
                    for tool in tools
                ]
            }
        )
