"""Whether what is listed as a text is one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import REMOVED, Change, Fix, NotEditableError, remove_entry
from flake8_mcp.model import Object, Origin, Scalar, Tool
from flake8_mcp.rules._rule import Citation, ClientFact, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._texts import is_none, is_other_than_text
from flake8_mcp.syntax.values import Entry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Absent, Value


@rule(
    code="MCP202",
    level="breaks",
    subject=Tool,
    message={
        "": "{value} is not a string, and {field} must be one: write it in quotes",
        "none": "null is not a string, and clients reject a list with it: leave {field} out",
    },
    cites=(
        Citation("type", "schema", "Tool.description, BaseMetadata.title, ToolAnnotations.title"),
        ClientFact(
            "typescript-sdk",
            "the whole tools/list result is rejected (run: sdk 1.32.2, client 2.4.0)",
            "https://github.com/modelcontextprotocol/typescript-sdk",
        ),
        SdkFact(
            "mcp", "1.30.0, 2.3.0", "a number or list as title or description raises ValidationError, None is left out"
        ),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a number as title or description raises ValidationError"),
    ),
    fix="safe",
)
def non_string_text(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A title or description is something else than a string.

    A trailing comma that makes a tuple, a list of lines, or `None` where the field is meant to be missing.
    The SDKs raise when the tool is made.
    In a dict that is sent as it is, nothing stops it: clients check the answer as a whole, so one such value takes all
    tools of the server away.
    `None` is wrong only there; `Tool(...)` and the decorators leave it out.

    Bad::

        import json

        TOOLS = [{"name": "ring", "description": None, "inputSchema": {"type": "object"}}]


        def answer(request: dict) -> str:
            return json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"tools": TOOLS}})

    Good::

        import json

        TOOLS = [{"name": "ring", "description": "Ring the bell.", "inputSchema": {"type": "object", "properties": {}}}]


        def answer(request: dict) -> str:
            return json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"tools": TOOLS}})
    """
    texts: list[tuple[str, Value | Absent | None]] = [("description", tool.description.value)]
    # fastmcp takes a missing title from the annotations
    if tool.title.origin is Origin.DECLARED:
        texts.append(("title", tool.title.value))
    annotations = tool.annotations.known
    if isinstance(annotations, Object):
        texts.append(("annotations/title", annotations.get("title")))
    for field, value in texts:
        if value is None or not is_other_than_text(value):
            continue
        values = {"field": field.replace("/", "."), "value": shown(value)}
        if not is_none(value):
            yield Problem(value.place, values, "", f"/{field}")
        elif tool.sent_as_written:
            yield Problem(value.place, values, "none", f"/{field}", fix=partial(_none_fix, tool, field))


def _none_fix(tool: Tool, field: str) -> Fix:
    annotations = tool.annotations.known
    if field == "annotations/title" and isinstance(annotations, Object):
        entry = annotations.entry("title")
    else:
        part = tool.title if field == "title" else tool.description
        known, key = part.known, part.key
        entry = Entry(Scalar(key, field), known) if key is not None and known is not None else None
    if entry is None:
        raise NotEditableError("the key is not written out")
    return Fix(f"Leave {field.replace('/', '.')} out", tuple(remove_entry(entry)), (Change(f"/{field}", REMOVED),))
