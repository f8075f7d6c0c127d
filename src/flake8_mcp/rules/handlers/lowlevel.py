"""Low-level servers, whose list of tools and whose calls are written apart."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import Fix, replace_string, surround
from flake8_mcp.model import Object, Origin, Server
from flake8_mcp.rules._near import only_near
from flake8_mcp.rules._refusals import code_at
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Tool
    from flake8_mcp.syntax.values import Place


@rule(
    code="MCP756",
    level="breaks",
    subject=Server,
    message={
        "listed": "{name} is listed, and the handler of tools/call has no branch for it, so every call fails: add one",
        "": "{name} is handled and never listed, so no client calls it: list it, or remove the branch",
    },
    cites=(
        Citation("MUST", "server/tools", "Error Handling"),
        SdkFact("mcp", "1.30.0, 2.3.0", "the low-level server lists and calls what its two handlers say, each apart"),
    ),
)
def listed_handled_mismatch(server: Server, _context: Context) -> Iterator[Problem]:
    """A low-level server lists other tools than it handles.

    The list and the branches on the name are written in two places, and nothing keeps them together.
    A tool without a branch fails at every call; a branch without a tool is dead code, or a name that was misspelt.
    Servers that speak JSON-RPC themselves are not looked at: nothing tells which function answers their calls.
    The rule speaks where both are literal, and nothing behind the branches handles more names.

    Bad::

        from mcp.server.lowlevel import Server
        from mcp.types import TextContent, Tool

        server = Server("tabs")


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            schema = {"type": "object", "properties": {}}
            return [Tool(name="close_tab", description="Close a tab.", inputSchema=schema)]


        @server.call_tool()
        async def call_tool(name: str, arguments: dict) -> list[TextContent]:
            if name == "close_tabs":
                return [TextContent(type="text", text="closed")]
            raise ValueError(f"unknown tool: {name}")

    Good::

        from mcp.server.lowlevel import Server
        from mcp.types import TextContent, Tool

        server = Server("tabs")


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            schema = {"type": "object", "properties": {}}
            return [Tool(name="close_tab", description="Close a tab.", inputSchema=schema)]


        @server.call_tool()
        async def call_tool(name: str, arguments: dict) -> list[TextContent]:
            if name == "close_tab":
                return [TextContent(type="text", text="closed")]
            raise ValueError(f"unknown tool: {name}")
    """
    dispatch = server.dispatch
    if dispatch is None or not dispatch.branches:
        return
    handled = {each.name for each in dispatch.branches}
    listed = {each.known_name for each in server.tools}
    if dispatch.complete:
        for tool in server.tools:
            if tool.known_name is not None and tool.known_name not in handled:
                yield Problem(tool.name.place, {"name": shown(tool.known_name)}, "listed")
    if server.lists_all and listed and None not in listed:
        for branch in dispatch.branches:
            if branch.name not in listed:
                yield Problem(branch.place, {"name": shown(branch.name)})


@rule(
    code="MCP758",
    level="should",
    subject=Server,
    message={
        "": "{key} is read and not among the properties of {tool}, so clients do not know of it: declare it",
        "closed": "{key} is read, and the schema of {tool} forbids it, so it never arrives: declare it",
    },
    cites=(SdkFact("mcp", "1.30.0", "call_tool checks arguments against the schema, and hands over what it allows"),),
    fix="unsafe",
)
def undeclared_argument_read(server: Server, _context: Context) -> Iterator[Problem]:
    """A handler reads an argument that the tool's schema does not declare.

    A model fills in what the schema names, so an argument that is not declared is never sent.
    With `additionalProperties: false` it could not even arrive.
    Often one of the two names is misspelt.
    What is read in a branch on the name counts, and in a function that is given the arguments there and nowhere else.
    Branches on several names and tables of functions are not looked at, since each may read for one of its tools only;
    nor are servers that speak JSON-RPC themselves, of which nothing tells which function answers their calls.
    Arguments that the handler puts in itself may be read.

    The fix reads the one declared argument that is spelt nearly so and is not read in this branch.

    Bad::

        from mcp.server.lowlevel import Server
        from mcp.types import TextContent, Tool

        server = Server("tabs")
        SCHEMA = {"type": "object", "properties": {"tab_id": {"type": "integer"}}}


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            return [Tool(name="close_tab", description="Close a tab.", inputSchema=SCHEMA)]


        @server.call_tool()
        async def call_tool(name: str, arguments: dict) -> list[TextContent]:
            if name == "close_tab":
                return [TextContent(type="text", text=str(arguments["tab"]))]
            raise ValueError(f"unknown tool: {name}")

    Good::

        from mcp.server.lowlevel import Server
        from mcp.types import TextContent, Tool

        server = Server("tabs")
        SCHEMA = {"type": "object", "properties": {"tab_id": {"type": "integer"}}}


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            return [Tool(name="close_tab", description="Close a tab.", inputSchema=SCHEMA)]


        @server.call_tool()
        async def call_tool(name: str, arguments: dict) -> list[TextContent]:
            if name == "close_tab":
                return [TextContent(type="text", text=str(arguments["tab_id"]))]
            raise ValueError(f"unknown tool: {name}")
    """
    for branch in server.dispatch.branches if server.dispatch is not None else ():
        tools = [each for each in server.tools if each.known_name == branch.name]
        declared = _declared(tools[0]) if len(tools) == 1 else None
        if declared is None:
            continue
        read = {key for key, _ in branch.reads}
        for key, place in branch.reads:
            if key not in declared[0]:
                values = {"key": shown(key), "tool": shown(branch.name)}
                meant = only_near(key, sorted(declared[0] - read))
                fix = partial(_key_fix, place, key, meant) if meant is not None else None
                yield Problem(place, values, "closed" if declared[1] else "", fix=fix)


def _key_fix(place: Place, key: str, meant: str) -> Fix:
    edits = replace_string(place, key, meant)
    return Fix(f"Read {shown(meant)} in place of {shown(key)}", tuple(edits), safe=False)


@rule(
    code="MCP759",
    level="breaks",
    subject=Server,
    message="{tool} declares an outputSchema, and its handler returns content only, so clients refuse every result: "
    "return structured content too",
    cites=(
        Citation("MUST", "server/tools", "Output Schema", since="2025-06-18"),
        SdkFact(
            "mcp", "1.30.0", "the low-level server answers an error: outputSchema defined but no structured output"
        ),
        SdkFact("mcp", "1.30.0, 2.3.0", "the call of a function that returns a CallToolResult without it is an error"),
        SdkFact("fastmcp", "2.14.7, 3.4.11", "ToolResult(content=...) beside an output schema is answered as an error"),
        SdkFact("fastmcp", "4.2.3", "its client raises RuntimeError: did not return structured content"),
    ),
    since="2025-06-18",
)
def missing_structured_result(server: Server, _context: Context) -> Iterator[Problem]:
    """A tool declares an output schema, and no result of it has structured content.

    Where a tool has an output schema, each result must come with structured content that is valid against it.
    A list of content blocks has none: mcp 1 turns it into an error, and clients refuse what gets through.
    A `CallToolResult` or `ToolResult` that is made of content alone has none either, also where a function returns it.
    What a branch returns is followed into one function; results with `isError` do not count.
    Servers that speak JSON-RPC themselves are not looked at: nothing tells which function answers their calls.

    Bad::

        from mcp.server.lowlevel import Server
        from mcp.types import TextContent, Tool

        server = Server("tabs")
        INPUT = {"type": "object", "properties": {}}
        OUTPUT = {"type": "object", "properties": {"count": {"type": "integer"}}}


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            return [Tool(name="count", description="Count tabs.", inputSchema=INPUT, outputSchema=OUTPUT)]


        @server.call_tool()
        async def call_tool(name: str, arguments: dict) -> list[TextContent]:
            if name == "count":
                return [TextContent(type="text", text="3")]
            raise ValueError(f"unknown tool: {name}")

    Good::

        from mcp.server.lowlevel import Server
        from mcp.types import Tool

        server = Server("tabs")
        INPUT = {"type": "object", "properties": {}}
        OUTPUT = {"type": "object", "properties": {"count": {"type": "integer"}}}


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            return [Tool(name="count", description="Count tabs.", inputSchema=INPUT, outputSchema=OUTPUT)]


        @server.call_tool()
        async def call_tool(name: str, arguments: dict) -> dict:
            if name == "count":
                return {"count": 3}
            raise ValueError(f"unknown tool: {name}")
    """
    bare = {each.name for each in server.dispatch.branches if each.bare} if server.dispatch is not None else set()
    for tool in server.tools:
        if tool.output_schema.known is not None and (tool.known_name in bare or _makes_bare_results(tool)):
            annotated = tool.returned.place if tool.returned is not None else tool.output_schema.place
            place = annotated if tool.output_schema.origin is Origin.DERIVED else tool.output_schema.place
            yield Problem(
                tool.output_schema.key or place, {"tool": shown(tool.known_name or "?")}, pointer="/outputSchema"
            )


def _makes_bare_results(tool: Tool) -> bool:
    """Whether all results that the function of a tool makes are refused by its SDK.

    fastmcp 2.14.7 and 3.4.11 take a CallToolResult for an object as others are.
    """
    handler = tool.handler
    if handler is None or handler.decorated or handler.yields is not None or tool.raises is not None:
        return False
    made = {"ToolResult"} if tool.sdk.family == "fm" else {"CallToolResult"} if tool.sdk.family == "mcp" else set()
    if tool.sdk.profile == "fm4":
        made = {"CallToolResult", "ToolResult"}
    return bool(handler.bare) and handler.bare <= made


@rule(
    code="MCP761",
    level="must",
    subject=Server,
    message="validate_input=False hands over arguments that nobody has checked: remove it, and fix the schemas",
    cites=(
        Citation("MUST", "server/tools", "Security Considerations"),
        SdkFact("mcp", "1.30.0", "call_tool(validate_input=False) skips the check against the input schema"),
    ),
)
def disabled_input_validation(server: Server, _context: Context) -> Iterator[Problem]:
    """The check of arguments is switched off.

    Servers must validate all inputs of tools, and the low-level server of mcp 1 does so by itself.
    `validate_input=False` leaves it to each handler.

    Bad::

        from mcp.server.lowlevel import Server
        from mcp.types import TextContent

        server = Server("tabs")


        @server.call_tool(validate_input=False)
        async def call_tool(name: str, arguments: dict) -> list[TextContent]:
            return [TextContent(type="text", text=name)]

    Good::

        from mcp.server.lowlevel import Server
        from mcp.types import TextContent

        server = Server("tabs")


        @server.call_tool()
        async def call_tool(name: str, arguments: dict) -> list[TextContent]:
            return [TextContent(type="text", text=name)]
    """
    if server.unvalidated is not None:
        yield Problem(server.unvalidated)


@rule(
    code="MCP762",
    level="should",
    subject=Server,
    message="{code} is a set, so the tools are listed in another order each time the server starts: sort it",
    cites=(Citation("SHOULD", "server/tools", "Capabilities", since="2026-07-28"),),
    fix="safe",
    since="2026-07-28",
)
def unordered_tool_list(server: Server, _context: Context) -> Iterator[Problem]:
    """A list of tools is made from a set.

    Texts in a set come in an order that changes with every start of Python.
    Since 2026-07-28 the list should be the same each time, so that clients and models can keep what they know of it.

    The fix sorts a set of texts where the handler goes through it.

    Bad::

        from mcp.server.lowlevel import Server
        from mcp.types import Tool

        server = Server("tabs")
        SCHEMA = {"type": "object", "properties": {}}


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            names = {"open_tab", "close_tab"}
            return [Tool(name=name, description=f"Use {name}.", inputSchema=SCHEMA) for name in names]

    Good::

        from mcp.server.lowlevel import Server
        from mcp.types import Tool

        server = Server("tabs")
        SCHEMA = {"type": "object", "properties": {}}


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            names = sorted({"open_tab", "close_tab"})
            return [Tool(name=name, description=f"Use {name}.", inputSchema=SCHEMA) for name in names]
    """
    for each in server.unordered:
        fix = partial(_sorting_fix, each.place) if each.texts else None
        yield Problem(each.place, {"code": code_at(each.place)}, fix=fix)


def _sorting_fix(place: Place) -> Fix:
    # without an order the list was not known, so nothing can be said of what becomes of it
    return Fix("Sort it", tuple(surround(place, "sorted")), None)


def _declared(tool: Tool) -> tuple[set[str], bool] | None:
    """The properties of a literal input schema, and whether it forbids others; None if they are not known."""
    schema = tool.input_schema.known
    if not isinstance(schema, Object) or schema.rest is not None or schema.maker is not None:
        return None
    others = {"$ref", "allOf", "anyOf", "oneOf", "patternProperties", "if"}
    if any(key in others for key, _ in schema.members()):
        return None
    properties = schema.get("properties")
    if not isinstance(properties, Object) or properties.rest is not None or properties.maker is not None:
        return None
    closed = schema.get("additionalProperties")
    return {key for key, _ in properties.members()}, getattr(closed, "value", None) is False
