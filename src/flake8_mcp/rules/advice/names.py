"""How the names of tools are written."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from flake8_mcp.model import Module, Server, Tool
from flake8_mcp.rules._rule import Advice, Citation, Context, Problem, rule, shown
from flake8_mcp.rules._servers import for_models, in_order, listed_names, tools_by_name

if TYPE_CHECKING:
    from collections.abc import Iterator

# Two underscores set off the prefix of a server or a component.
_CONVENTIONAL = re.compile("[a-z][a-z0-9]*(?:__?[a-z0-9]+)+")
_STYLES = (
    ("snake_case", re.compile("[a-z0-9]+(?:_[a-z0-9]+)+")),
    ("kebab-case", re.compile("[a-z0-9]+(?:-[a-z0-9]+)+")),
    ("camelCase", re.compile("[a-z]+[0-9]*(?:[A-Z][a-z0-9]*)+")),
    ("PascalCase", re.compile("(?:[A-Z][a-z0-9]+)+")),
)


@rule(
    code="MCP901",
    level="advice",
    default="off",
    subject=Tool,
    for_models=True,
    message='{name} is no name of two words or more in snake_case, such as "list_orders"',
    cites=(
        Advice("The tool-schema authoring guide: a name is a verb and a noun in snake_case."),
        Advice("The documentation of MCP, Architecture: a name follows a clear pattern, not just `calculate`."),
    ),
)
def unconventional_tool_name(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool's name is not made of two or more words in snake_case.

    A verb and a noun (`list_orders`) tell a model what the tool does to what, and set it apart from the tools of other
    servers, among which `search` or `calculate` are lost.
    Most servers write names in snake_case; it is also what every client takes.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def search(text: str) -> list[str]:
            \"\"\"Search the newspapers.\"\"\"
            return [text]

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def search_newspapers(text: str) -> list[str]:
            \"\"\"Search the newspapers.\"\"\"
            return [text]
    """
    name = tool.known_name
    if name and not _CONVENTIONAL.fullmatch(name) and not all(map(_CONVENTIONAL.fullmatch, listed_names(tool))):
        yield Problem(tool.name.place, {"name": shown(name)}, pointer="/name")


@rule(
    code="MCP902",
    level="advice",
    default="off",
    subject=Server,
    sees="project",
    message={
        "": "{name} is in {style}, the other tools of this server are in {other}: write all names one way",
        "case": "{name} differs from the tool {other} only in case, which is easily confused: rename one of them",
    },
    cites=(
        Citation("SHOULD", "server/tools", "Tool Names", since="2025-11-25"),
        Advice("The tool-schema authoring guide: names of one server follow one pattern."),
    ),
    hides=("MCP901",),
)
def mixed_name_style(server: Server, _context: Context) -> Iterator[Problem]:
    """Tools of one server write their names in different styles, or two names differ only in case.

    A model that has called `list_orders` expects `get_order`, not `getOrder`, and calls a name that does not exist.
    Names are case-sensitive, so two that differ only in case are legal; people and models mix them up.
    The style of most tools counts; names of a single word fit every style.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def list_papers() -> list[str]:
            \"\"\"List the newspapers.\"\"\"
            return []


        @mcp.tool()
        def sell_paper(paper: str) -> str:
            \"\"\"Sell a newspaper.\"\"\"
            return paper


        @mcp.tool(name="orderPapers")
        def order_papers(number: int) -> str:
            \"\"\"Order newspapers.\"\"\"
            return str(number)

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool()
        def list_papers() -> list[str]:
            \"\"\"List the newspapers.\"\"\"
            return []


        @mcp.tool()
        def order_papers(number: int) -> str:
            \"\"\"Order newspapers.\"\"\"
            return str(number)
    """
    named = tools_by_name(server, for_models(server))
    styles = {name: style for name in named if (style := _style(name)) is not None}
    if len(set(styles.values())) > 1:
        (most, number), (_, next_number), *_ = Counter(styles.values()).most_common()
        if number > next_number:
            for name, style in styles.items():
                if style != most:
                    values = {"name": shown(name), "style": style, "other": most}
                    yield Problem(named[name][0].name.place, values, pointer="/name")
    folded: dict[str, list[Tool]] = {}
    for name, tools in named.items():
        folded.setdefault(name.lower(), []).append(tools[0])
    for tools in folded.values():
        first, *others = in_order(tools)
        for each in others:
            values = {"name": shown(each.known_name), "other": shown(first.known_name)}
            yield Problem(each.name.place, values, "case", "/name")


@rule(
    code="MCP903",
    level="advice",
    default="off",
    subject=Module,
    message="{call} gives something else in each run, and so this tool gets another name: use a constant",
    cites=(Advice("The Tool reference page: the names of tools stay the same when the server starts again."),),
)
def tool_name_changing_per_run(module: Module, _context: Context) -> Iterator[Problem]:
    """The name of a tool is made with a clock, a random number, an address or a number of the process.

    Clients keep what users have allowed by the name of the tool, and people write names into prompts and settings.
    After the next start the tool has another name, and all of that is lost.

    Bad::

        from uuid import uuid4

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool(name=f"sell_paper_{uuid4().hex}")
        def sell_paper(paper: str) -> str:
            \"\"\"Sell a newspaper.\"\"\"
            return paper

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("kiosk")


        @mcp.tool(name="sell_paper")
        def sell_paper(paper: str) -> str:
            \"\"\"Sell a newspaper.\"\"\"
            return paper
    """
    for place in module.changing:
        yield Problem(place, {"call": f"{place.source.slice(place.span)}()"})


def _style(name: str) -> str | None:
    return next((style for style, pattern in _STYLES if pattern.fullmatch(name)), None)
