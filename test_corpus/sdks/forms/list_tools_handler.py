"""A low-level server of the official SDK 1: its handler lists the tools."""

import mcp.types as types
from mcp.server import Server
from mcp.types import CallToolResult, TextContent, Tool

server = Server("translator")
LANGUAGES = ["english", "french"]
EXTRA_TOOLS = [
    Tool(name="spell", description="Check the spelling.", inputSchema={"type": "object"}),  # tool: spell [tool_object]
]
NAMES = {"detect": "Detect the language."}


def make_tool(name: str, description: str) -> Tool:
    return Tool(name=name, description=description, inputSchema={"type": "object"})  # tool: rhyme [tool_object] | summarize [tool_object]


def dictionary_tools() -> list[Tool]:
    return [
        types.Tool(  # tool: look_up [tool_object]
            name="look_up",
            description="Look a word up.",
            inputSchema={"type": "object", "properties": {"word": {"type": "string"}}},
        )
    ]


@server.list_tools()
async def list_tools() -> list[Tool]:
    tools = [
        Tool(  # tool: translate [tool_object]
            name="translate",
            description="Translate a text.",
            inputSchema={"type": "object", "properties": {"text": {"type": "string"}}},
        )
    ]
    tools.append(make_tool("rhyme", "Find a rhyme."))
    tools.extend(EXTRA_TOOLS)
    tools += dictionary_tools()
    tools += [
        Tool(name=f"to_{language}", description=f"Translate to {language}.", inputSchema={"type": "object"})  # tool: to_english [tool_object] | to_french [tool_object]
        for language in LANGUAGES
    ]
    for name, text in NAMES.items():
        tools.append(Tool(name=name, description=text, inputSchema={"type": "object"}))  # tool: detect [tool_object]
    return tools + [make_tool("summarize", "Make it short.")]


@server.call_tool()
async def call_tool(name: str, arguments: dict) -> list[TextContent]:
    return [TextContent(type="text", text=name)]


@server.list_prompts()
async def list_prompts() -> list[types.Prompt]:
    return [types.Prompt(name="translate_letter", description="A letter.")]


@server.list_resources()
async def list_resources() -> list[types.Resource]:
    return [types.Resource(uri="words://all", name="words")]


def answer(text: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=text)])
