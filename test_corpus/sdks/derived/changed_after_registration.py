"""Registered tools whose parts are set afterwards: what is listed is what was set."""

# sdks: mcp1 mcp2

from fastmcp import Context, FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("case")


@mcp.tool()
def t(a: int) -> int:
    """Find it."""
    return a


# case: of_one_tool
found = mcp._tool_manager.get_tool("t")
found.description = "Set."


# case: without_a_variable
mcp._tool_manager.get_tool("t").title = "Set"


# case: of_an_item
mcp._tool_manager._tools["t"].annotations = ToolAnnotations(title="Set")


# case: in_a_loop
for each in mcp._tool_manager.list_tools():
    each.annotations = ToolAnnotations(title="Set") if each.annotations is None else None


# case: in_a_loop_over_pairs
for name, each in mcp._tool_manager._tools.items():
    each.description += f" The tool {name}."


# case: in_a_function
def describe(tool):
    tool.description = f"{tool.name}: {tool.description}"


describe(mcp._tool_manager.get_tool("t"))


# case: of_what_is_no_tool
class Row:
    def __init__(self):
        self.description = "Set."


row = Row()
row.description = "Set."
