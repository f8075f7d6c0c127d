"""The words that let a file in."""

from __future__ import annotations

import pytest

from flake8_mcp.gate import may_register


@pytest.mark.parametrize(
    "text",
    [
        "@mcp.tool()",
        "self.mcp.tool(f)",
        "@tool",
        "from fastmcp.tools import tool as expose",
        "@mcp_tool()",
        "mcp.add_tool(f)",
        "Tool.from_function(f)",
        "@server.list_tools()",
        "Server(on_list_tools=f)",
        "ListToolsResult(tools=[])",
        'if method == "tools/list":',
        "types.Tool(name='x')",
        "from mcp.types import Tool as T",
        "T = mcp.types.Tool",
        "class Mine(Tool):",
        "FastMCP('x', tools=[f])",
        "MCPServer('x', tools=[f])",
        '{"name": "x", "inputSchema": {}}',
        '{"name": "x", "input_schema": {}}',
        '{"name": "x", "outputSchema": {}}',
        '{"name": "x", "parameters": {}, "annotations": {}}',
        "{'name': 'x', 'schema': {}, 'annotations': {}}",
        "@app.ui()",
        "@app.ui\ndef f(): ...",
        "import registry\n\n\n@registry.my_tool\ndef f(): ...",
        "class A:\n    @Registry.TOOLS.add('x')\n    def f(self): ...",
    ],
)
def test_open(text: str) -> None:
    assert may_register(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "import mcp",
        "from mcp.server.fastmcp import Context",
        "tools = []",
        "toolbox(x)",
        "@functools.wraps(f)",
        "tarinfo.uid = 0",
    ],
)
def test_shut(text: str) -> None:
    assert not may_register(text)


def test_last_name_of_an_own_decorator() -> None:
    assert may_register("@expose\ndef f(): ...", ["registry.expose"])
    assert not may_register("import registry", ["registry.expose"])
