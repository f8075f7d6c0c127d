"""`add_tool`, with functions and with tool objects."""

from fastmcp import FastMCP
from fastmcp.tools import FunctionTool, Tool

mcp = FastMCP("calendar")


def list_events(day: str) -> list[str]:
    """The events of a day."""
    return [day]


def add_event(day: str, text: str) -> str:
    """Add an event."""
    return day + text


def move_event(event: str, day: str) -> str:
    """Move an event."""
    return event + day


def drop_event(event: str) -> str:
    """Drop an event."""
    return event


mcp.add_tool(list_events)  # tool: list_events [add_tool]
mcp.add_tool(Tool.from_function(add_event))  # tool: add_event [tool_object]
mcp.add_tool(Tool.from_function(move_event, name="reschedule"))  # tool: reschedule [tool_object]
mcp.add_tool(
    FunctionTool.from_function(  # tool: cancel [tool_object]
        fn=drop_event,
        name="cancel",
        description="Cancel an event.",
    )
)
made = Tool.from_function(drop_event, name="forget_event")  # tool: forget_event [tool_object]
mcp.add_tool(made)


class Toolbox:
    def __init__(self):
        self.content = []

    def add_tool(self, tool):
        self.content.append(tool)


toolbox = Toolbox()
toolbox.add_tool(list_events)
toolbox.add_tool("hammer")
