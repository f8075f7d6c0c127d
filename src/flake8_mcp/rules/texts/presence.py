"""Whether a tool has a description at all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import ANY, Change, Fix, NotEditableError, move_computed_docstring
from flake8_mcp.model import Origin, Tool
from flake8_mcp.rules._rule import Advice, Citation, ClientFact, Context, Problem, SdkFact, cut, rule, shown
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator


@rule(
    code="MCP201",
    level="should",
    subject=Tool,
    for_models=True,
    message={
        "function": "{tool} has no description, so models must guess what it does: write a docstring",
        "": "{tool} has no description, so models must guess what it does: write one",
        "blank": "{text} is a blank description, so models must guess what the tool does: write what it does",
    },
    cites=(
        Citation("optional", "schema", "Tool.description"),
        ClientFact(
            "amazon-q",
            "every request fails while a tool with an empty description is present",
            "https://github.com/Amazon-Q-Developer/language-servers/issues/1612",
        ),
        SdkFact("mcp", "1.30.0, 2.3.0", "a function without docstring and description= is listed with an empty text"),
        SdkFact("mcp", "1.30.0, 2.3.0", 'description="" falls back to the docstring, also in fastmcp 2.14.7'),
        SdkFact("fastmcp", "3.4.11, 4.2.3", 'description="" is listed as it is, whatever the docstring says'),
    ),
)
def missing_description(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool is listed without a description, or with a blank one.

    The description is what a model chooses a tool by; without it there is only the name to guess from.
    The specification leaves it optional in every revision, but a tool that is never chosen is of no use, and at least
    one client fails on an empty text.
    What counts is the text that the SDK makes of the docstring and `description=`: an empty `description=""` falls back
    to the docstring in the official SDK and in fastmcp 2, and hides it in fastmcp 3 and 4.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("model")


        @mcp.tool()
        def save(path: str) -> str:
            return path

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("model")


        @mcp.tool()
        def save(path: str) -> str:
            \"\"\"Save the model to a file and return its path.\"\"\"
            return path
    """
    text = text_of(tool.description.known)
    if tool.handler is not None and tool.description.origin is Origin.DERIVED and text is None:
        # whatever an SDK makes of a blank docstring is blank
        written = text_of(tool.handler.docstring.known)
        text = written if written is not None and not written.strip() else None
    if tool.description.is_absent or (text == "" and tool.description.origin is Origin.DEFAULT):
        name = tool.known_name
        # A dict that only may be a tool, and does not even show its name, may get the rest later.
        if tool.certain or name is not None:
            values = {"tool": "this tool" if name is None else shown(name)}
            variant = "" if tool.handler is None else "function"
            yield Problem(tool.description.place, values, variant, "/description")
    elif text is not None and not text.strip():
        yield Problem(tool.description.place, {"text": shown(text)}, "blank", "/description")


@rule(
    code="MCP203",
    level="should",
    subject=Tool,
    for_models=True,
    message="{code} is computed, so it is no docstring and never listed: write plain text, or pass it as description=",
    cites=(
        Advice("Python's data model: only a plain string literal in first place becomes `__doc__`."),
        SdkFact("mcp", "1.30.0, 2.3.0", "the description of a function with an f-string in first place is empty"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a function with an f-string in first place has no description"),
    ),
    fix="safe",
    hides=("MCP201",),
)
def computed_docstring(tool: Tool, _context: Context) -> Iterator[Problem]:
    """The text in the docstring's place is computed, so Python does not keep it and the tool has no description.

    Only a plain string literal becomes a docstring.
    An f-string, a call of `format`, or a text put together with `+` or `%` is worked out at each call of the function
    and thrown away.
    The text that someone wrote never reaches a client, and nothing says so.

    Bad::

        from fastmcp import FastMCP

        mcp = FastMCP("mail")
        LIMIT = 50


        @mcp.tool
        def list_mails(folder: str) -> list[str]:
            f\"\"\"List the newest mails of a folder, at most {LIMIT}.\"\"\"
            return [folder][:LIMIT]

    Good::

        from fastmcp import FastMCP

        mcp = FastMCP("mail")
        LIMIT = 50


        @mcp.tool(description=f"List the newest mails of a folder, at most {LIMIT}.")
        def list_mails(folder: str) -> list[str]:
            return [folder][:LIMIT]
    """
    computed = tool.handler.computed_docstring if tool.handler is not None else None
    description = tool.description
    if computed is not None and (description.is_absent or description.origin is Origin.DEFAULT):
        code = " ".join(computed.source.slice(computed.span).split())
        shown_code = cut(code.encode("ascii", "backslashreplace").decode("ascii"))
        yield Problem(computed, {"code": shown_code}, pointer="/description", fix=partial(_move_fix, tool))


def _move_fix(tool: Tool) -> Fix:
    if tool.registration.form != "decorator" or tool.handler is None:
        raise NotEditableError("it is not registered by a decorator")
    edits = move_computed_docstring(tool.handler.place, tool.registration.token, "description")
    return Fix("Move the text to description=", tuple(edits), (Change("/description", ANY),))
