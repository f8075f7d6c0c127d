"""What the directories of servers ask for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import NotEditableError
from flake8_mcp.model import Object, Origin, Tool
from flake8_mcp.rules._clients import chosen, facts, refusal
from flake8_mcp.rules._hints import annotations_fix, hints_of, title_of
from flake8_mcp.rules._rule import Context, Problem, rule
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.edits import Fix

_ASKED_FOR = ("title", "readOnlyHint", "destructiveHint")


@rule(
    code="MCP840",
    level="must",
    default="opt-in",
    subject=Tool,
    message="{refusal} because the annotations lack {missing}: add them",
    cites=facts("directory"),
    fix="unsafe",
    since="2025-03-26",
    hides=("MCP914", "MCP950", "MCP951"),
)
def missing_directory_hint(tool: Tool, context: Context) -> Iterator[Problem]:
    """A tool does not give title, `readOnlyHint` and `destructiveHint` in its annotations.

    The directories of Anthropic and OpenAI refuse the submission of a server with such a tool.
    They want the two hints written out, also where they are what the specification assumes anyway, and the title inside
    of the annotations, where revision 2025-03-26 has it.

    The fix takes the title of the tool, or one made of its name, and the hints that the first word of the name makes
    plain; only its author knows whether they are true.

    Bad::

        # settings: --mcp-clients directories
        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool(title="List plays")
        def list_plays() -> list[str]:
            \"\"\"List the plays.\"\"\"
            return []

    Good::

        # settings: --mcp-clients directories
        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("theatre")


        @mcp.tool(annotations=ToolAnnotations(title="List plays", readOnlyHint=True, destructiveHint=False))
        def list_plays() -> list[str]:
            \"\"\"List the plays.\"\"\"
            return []
    """
    broken = chosen("directory", context)
    annotations = tool.annotations.known
    if not broken or not (tool.annotations.is_absent or isinstance(annotations, Object)):
        return
    missing = [each for each in _ASKED_FOR if not isinstance(annotations, Object) or annotations.lacks(each)]
    if missing:
        place = annotations.place if annotations is not None else tool.registration.token
        shown = missing[0] if len(missing) == 1 else f"{', '.join(missing[:-1])} and {missing[-1]}"
        fix = partial(_hints_fix, tool, missing)
        yield Problem(place, {"refusal": refusal(broken), "missing": shown}, pointer="/annotations", fix=fix)


def _hints_fix(tool: Tool, missing: list[str]) -> Fix:
    """What the tool's title, or else its name, says."""
    name = tool.known_name
    if name is None or (tool.title.known is not None and text_of(tool.title.known) is None):
        raise NotEditableError("the name or the title is not known")
    title = text_of(tool.title.known) if tool.title.origin is Origin.DECLARED else None
    meant: dict[str, object] = {"title": title or title_of(name), **hints_of(name)}
    if not meant.keys() >= set(missing):
        raise NotEditableError("the name does not tell what the tool does")
    return annotations_fix(tool, {each: meant[each] for each in missing})
