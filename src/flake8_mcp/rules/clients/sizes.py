"""How much clients take: the length of descriptions, the number of tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Server, Tool
from flake8_mcp.rules._clients import chosen, facts, level_of, refusal, worst
from flake8_mcp.rules._rule import Context, Problem, rule
from flake8_mcp.rules._servers import for_models
from flake8_mcp.rules._texts import description_of

if TYPE_CHECKING:
    from collections.abc import Iterator


@rule(
    code="MCP830",
    level="should",
    subject=Tool,
    for_models=True,
    message={
        "": "{refusal} because of the {length} characters of this description: use at most {most}",
        "cut": "{client} cuts this description of {length} characters after {most}: shorten it",
    },
    cites=facts("description length"),
    hides=("MCP910",),
)
def description_over_client_length(tool: Tool, context: Context) -> Iterator[Problem]:
    """The description of a tool, as it is listed, is longer than a chosen client keeps or takes.

    Claude Code cuts a description after 2,048 characters, so that what stands at the end, often the parameters or an
    example, never reaches the model.
    Older models of OpenAI refused more than 1,024 with an error.
    What is listed depends on the SDK: the official one lists the whole docstring, fastmcp 3 and 4 only the part before
    its sections.

    Bad::

        # settings: --mcp-clients openai-2025
        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool(description="Reserve seats for a play. " * 50)
        def reserve_seats(play: str, number: int) -> str:
            return play * number

    Good::

        # settings: --mcp-clients openai-2025
        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool(description="Reserve seats for a play.")
        def reserve_seats(play: str, number: int) -> str:
            return play * number
    """
    length = len(description_of(tool) or "")
    broken = [each for each in chosen("description length", context) if length > each.most]
    if broken:
        first = worst(broken)[0]
        values = {"refusal": refusal(broken), "client": first.label, "length": str(length), "most": str(first.most)}
        yield Problem(tool.description.place, values, "cut" if "cut" in first.words else "", "/description")


@rule(
    code="MCP831",
    level="breaks",
    subject=Server,
    sees="project",
    message="{refusal} because of {count} tools of one server: offer at most {most}",
    cites=facts("number of tools"),
    hides=("MCP970",),
)
def too_many_tools(server: Server, context: Context) -> Iterator[Problem]:
    """One server registers more tools than a chosen client takes.

    OpenAI's API and VS Code fail a request that carries more than 128 tools, of all servers together.
    Long before that, models choose worse among more tools, and each costs context in every request.
    A server that is large by nature can offer groups of tools to choose from, or a few tools that do more.
    Only tools that are registered unconditionally are counted, and under flake8 only those that one file shows;
    `flake8-mcp check` counts those of all files that one module or function surely imports.
    Tools that only apps of the server see are not counted.

    Bad::

        # settings: --mcp-clients default
        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        def show(play: str) -> str:
            \"\"\"Show a play.\"\"\"
            return play


        for number in range(129):
            mcp.tool(name=f"show_{number}", description=f"Show play {number}.")(show)

    Good::

        # settings: --mcp-clients default
        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool()
        def show(play: str) -> str:
            \"\"\"Show a play.\"\"\"
            return play
    """
    rows = chosen("number of tools", context)
    if server.place is None or server.removed or not rows or len(server.tools) <= min(each.most for each in rows):
        return
    names = {tool.known_name or str(index) for index, tool in enumerate(for_models(server)) if not tool.condition}
    broken = [each for each in rows if len(names) > each.most]
    if broken:
        values = {"refusal": refusal(broken), "count": str(len(names)), "most": str(worst(broken)[0].most)}
        yield Problem(server.place, values, level=level_of(broken))
