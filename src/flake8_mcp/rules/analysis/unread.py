"""What was seen and not read: registrations, parts of tools, SDKs, decorators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Absent, Array, Module, Object, Symbol, Tool, Unknown, escape
from flake8_mcp.rules._descriptions import tool_description
from flake8_mcp.rules._rule import Advice, Context, Problem, cut, printable, rule, shown, shown_pointer
from flake8_mcp.rules._schemas import MAX_LEVELS, MAX_NODES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.values import Place, Value

_MAX_REASON = 80
_SILENCE = Advice("Silence must not look like a pass: what was not read is said, with the place and the reason.")
_SDK_UNKNOWN = "the SDK is not known"  # what MCP005 says of the whole tool
_PARTS = frozenset({"name", "title", "description", "inputSchema", "outputSchema", "annotations"})


@rule(
    code="MCP002",
    level="advice",
    default="off",
    subject=Module,
    message="this registers tools that are not known and not checked: {reason}",
    cites=(_SILENCE,),
)
def unread_registration(module: Module, _context: Context) -> Iterator[Problem]:
    """A registration was seen, and what it registers is not known.

    It stands in a loop over a sequence that the source does not show, takes its function from `getattr` or a registry,
    or returns a list of tools that is made while the program runs.
    No rule looks at such tools.
    The command line counts these places at the end of a run; with this rule they are shown where they are.

    Bad::

        from mcp.server.fastmcp import FastMCP
        from plugins import load

        mcp = FastMCP("plugins")

        for function in load():
            mcp.tool()(function)

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("plugins")


        def first(text: str) -> str:
            \"\"\"Return the first word of a text.\"\"\"
            return text


        for function in (first,):
            mcp.tool()(function)
    """
    for each in module.unread:
        # of a function that another file may register, one file cannot tell; of an unnamed tool the rest is checked
        if each.function is None and not each.named_only:
            yield Problem(each.place, {"reason": _reason(each.reason)})


@rule(
    code="MCP004",
    level="advice",
    default="off",
    subject=Tool,
    message="{pointer} of {tool} is not known and not checked: {reason}",
    cites=(_SILENCE,),
)
def unread_definition_part(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A part of a tool's definition is not known, so no rule looks at it.

    The name, a text, an annotation, a schema or a part of one is made in a way that the source does not show, or it is
    too large.
    The name of a function never stands in for a tool's name that is not known.
    The part is given as a JSON pointer into the definition.

    Bad::

        import os

        TOOL = {
            "name": "list_books",
            "description": os.environ["DESCRIPTION"],
            "inputSchema": {"type": "object"},
        }

    Good::

        TOOL = {
            "name": "list_books",
            "description": "List the books of the library.",
            "inputSchema": {"type": "object", "properties": {}},
        }
    """
    called = "this tool" if tool.known_name is None else shown(tool.known_name)
    for name, part in tool.fields():
        # of a docstring only the indentation may be not known
        is_text_known = name == "description" and tool_description(tool) is not None
        if name in _PARTS and not isinstance(part.value, Absent) and not is_text_known:
            found = [*_unknown_parts(part.value, f"/{name}")]
            reasons = {reason for pointer, _, reason in found if "/properties/" in pointer}
            for pointer, place, reason in found:
                # the definition of a class is not known for the same reason as the property that needs it
                if reason == _SDK_UNKNOWN or (pointer.endswith("/$defs") and reason in reasons):
                    continue
                values = {"pointer": shown_pointer(pointer), "tool": called, "reason": _reason(reason)}
                yield Problem(place, values, pointer=pointer)


def _unknown_parts(root: Value, pointer: str) -> Iterator[tuple[str, Place, str]]:
    """What is not known of a value: JSON pointer, place and reason."""
    work: list[tuple[Value, str, int]] = [(root, pointer, 0)]
    left = MAX_NODES
    while work:
        value, at, level = work.pop()
        left -= 1
        if left < 0 or level > MAX_LEVELS:
            yield at, value.place, "it is too large"
            return
        if isinstance(value, Unknown):
            yield at, value.place, value.reason
        elif isinstance(value, Symbol) and value.value is None:
            yield at, value.place, f"{value.name} is not looked into"
        elif isinstance(value, Array):
            if not value.complete:
                yield at, value.place, "it may have more items"
            work.extend((each, f"{at}/{index}", level + 1) for index, each in reversed([*enumerate(value.items)]))
        elif isinstance(value, Object):
            if value.rest is not None:
                yield at, value.rest.place, value.rest.reason
            members = [*value.members()]
            work.extend((entry.value, f"{at}/{escape(key)}", level + 1) for key, entry in reversed(members))


@rule(
    code="MCP005",
    level="advice",
    default="off",
    subject=Tool,
    message="it is not known which SDK makes the tool {tool}, so its rules are skipped: name it with --mcp-sdk",
    cites=(_SILENCE,),
)
def unknown_sdk(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool is registered by a function, and nothing tells by which SDK.

    The same function makes different definitions in the official SDK 1.x and 2.x and in fastmcp 2, 3 and 4.
    Neither the imports of the file nor its project say which of them it is, so the definition is not worked out, and
    the rules about SDKs are skipped.
    `--mcp-sdk mcp==1.30.0` tells it.

    Bad::

        from app import mcp


        @mcp.tool()
        def list_books(limit: int) -> str:
            \"\"\"List the books of the library.\"\"\"
            return ""

    Good::

        from fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool()
        def list_books(limit: int) -> str:
            \"\"\"List the books of the library.\"\"\"
            return ""
    """
    if tool.handler is not None and tool.sdk.profile == "unknown":
        called = "" if tool.known_name is None else shown(tool.known_name)
        yield Problem(tool.registration.token, {"tool": called or "here"})


@rule(
    code="MCP006",
    level="advice",
    default="off",
    subject=Tool,
    message="{decorator} is not followed, so the signature under it is taken as it stands",
    cites=(_SILENCE,),
)
def opaque_decorator(tool: Tool, _context: Context) -> Iterator[Problem]:
    """Between the registration and the function stands a decorator whose code is not read.

    It comes from an installed package.
    Decorators that use `functools.wraps` leave the signature as it is, so this is assumed; if the decorator adds or
    removes parameters, the definition that is checked is not the one that is listed.
    Decorators of the project itself are followed.

    Bad::

        from mcp.server.fastmcp import FastMCP
        from tenacity import retry

        mcp = FastMCP("library")


        @mcp.tool()
        @retry
        def list_books(limit: int) -> str:
            \"\"\"List the books of the library.\"\"\"
            return ""

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool()
        def list_books(limit: int) -> str:
            \"\"\"List the books of the library.\"\"\"
            return ""
    """
    for place in tool.handler.opaque if tool.handler is not None else ():
        code = printable(" ".join(place.source.slice(place.span).split()))
        yield Problem(place, {"decorator": cut(f"@{code}")})


def _reason(reason: str) -> str:
    text = printable(" ".join(reason.split()))
    return text if len(text) <= _MAX_REASON else f"{text[: _MAX_REASON - 3]}..."
