from typing import Any


def to_wire(tool: Any) -> dict[str, Any]:
    """A tool of our registry as tools/list has it."""
    wire: dict[str, Any] = {"name": tool.name, "inputSchema": tool.schema}
    if tool.text:
        wire["description"] = tool.text
    return wire


def answer(registry: list[Any]) -> dict[str, Any]:
    return {"tools": [to_wire(each) for each in registry]}
