from dataclasses import dataclass, field


@dataclass
class Tool:
    """A tool in the workshop."""

    name: str
    description: str = ""
    inputSchema: dict = field(default_factory=dict)


class Registry:
    def __init__(self) -> None:
        self.tools: dict[str, Tool] = {}

    def add_tool(self, tool: Tool) -> None:
        self.tools[tool.name] = tool

    def list_tools(self) -> list[Tool]:
        return list(self.tools.values())

    def tool(self, name: str):
        def register(function):
            self.tools[name] = Tool(name)
            return function

        return register


registry = Registry()
registry.add_tool(Tool(""))
registry.add_tool(Tool("big hammer"))
registry.add_tool(Tool(name="big hammer", description=""))


@registry.tool("small hammer")
def hammer(nail: int) -> None:
    pass
