"""The keys that fastmcp 2 adds to the metadata, and servers and settings that leave them out."""

# sdks: fm2

import fastmcp
from fastmcp import Context, FastMCP
from fastmcp.tools import Tool

mcp = FastMCP("case")


# case: tags
@mcp.tool(tags={"b", "a"}, meta={"k": 1})
def t(a: int) -> None: ...


# case: given
@mcp.tool(meta={"_fastmcp": {"x": 1}})
def t(a: int) -> None: ...


# case: added
def t(a: int) -> None: ...


mcp.add_tool(Tool.from_function(t, tags={"b", "a"}, meta={"k": 1}))


# case: server_without
mcp = FastMCP("case", include_fastmcp_meta=False)


@mcp.tool(tags={"b", "a"}, meta={"k": 1})
def t(a: int) -> None: ...


@mcp.tool
def u(a: int) -> None: ...


# case: mounted
child = FastMCP("child")


@child.tool(tags={"b", "a"})
def t(a: int) -> None: ...


mcp.mount(child, prefix="c")
