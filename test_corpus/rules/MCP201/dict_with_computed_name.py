from typing import Any


def run_tool(command: Any) -> dict[str, Any]:
    tool: dict[str, Any] = {
        "name": f"run_{command.name}",
        "inputSchema": {"type": "object", "properties": {"arguments": {"type": "string"}}},
    }
    tool.update(command.texts())
    return tool


def answer(commands: list[Any]) -> dict[str, Any]:
    return {"tools": [run_tool(each) for each in commands]}
