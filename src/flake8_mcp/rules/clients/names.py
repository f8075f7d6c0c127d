"""The names that clients take: of tools, alone and with their server's, and of parameters."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import NotEditableError
from flake8_mcp.model import Object, Server, Tool, escape
from flake8_mcp.rules._clients import chosen, facts, level_of, refusal, worst
from flake8_mcp.rules._fixes import renamed
from flake8_mcp.rules._rule import ClientFact, Context, Problem, rule, shown
from flake8_mcp.rules._servers import in_order, listed_names, listings, meet, tools_by_name, where

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.clients import Limit
    from flake8_mcp.edits import Fix

_PLAIN = re.compile("[^A-Za-z0-9]")
_NO_WORD_OR_HYPHEN, _NO_WORD = re.compile("[^A-Za-z0-9_-]+"), re.compile("[^A-Za-z0-9_]+")


@rule(
    code="MCP801",
    level="breaks",
    subject=Tool,
    message="{refusal} because of the name {name}: use only {allowed}",
    cites=facts("name pattern"),
    fix="unsafe",
    hides=("MCP901",),
)
def tool_name_outside_client_pattern(tool: Tool, context: Context) -> Iterator[Problem]:
    """A tool's name is legal in MCP, but holds a character that a chosen client does not take there.

    Clients hand the name on to a model's function interface, and these accept less than MCP: a full stop is refused by
    most, and with it the whole request, that is every message of the conversation while the server is connected.
    Some have wishes about the first character, or about hyphens.
    Only the clients in `--mcp-clients` are asked; the message names those that lose most.
    The fix writes an underscore for such characters, where all of these clients take that; callers know the old name.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool(name="seats.reserve")
        def reserve_seats(play: str, number: int) -> str:
            \"\"\"Reserve seats for a play.\"\"\"
            return play * number

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool(name="seats_reserve")
        def reserve_seats(play: str, number: int) -> str:
            \"\"\"Reserve seats for a play.\"\"\"
            return play * number
    """
    name = tool.known_name
    broken = [each for each in chosen("name pattern", context) if name and not re.fullmatch(each.pattern, name)]
    if broken:
        names = listed_names(tool)
        broken = [each for each in broken if any(not re.fullmatch(each.pattern, one) for one in names)]
    if broken:
        values = {"refusal": refusal(broken), "name": shown(name), "allowed": worst(broken)[0].allowed}
        fix = partial(_name_fix, tool, [each.pattern for each in chosen("name pattern", context)])
        yield Problem(tool.name.place, values, pointer="/name", level=level_of(broken), fix=fix)


def _name_fix(tool: Tool, patterns: list[str]) -> Fix:
    """The name that all clients take: with an underscore for what one of them refuses."""
    name = tool.known_name or ""
    for refused in (_NO_WORD_OR_HYPHEN, _NO_WORD):
        better = refused.sub("_", name)
        if better != name and all(re.fullmatch(each, better) for each in patterns):
            return renamed(tool, better)
    raise NotEditableError("no name with underscores is taken by all")


@rule(
    code="MCP802",
    level="breaks",
    subject=Tool,
    message="{refusal} because of the {length} characters of {name}: use at most {most}",
    cites=facts("name length"),
    hides=("MCP803",),
)
def tool_name_over_client_length(tool: Tool, context: Context) -> Iterator[Problem]:
    """A tool's name is longer than a chosen client allows.

    MCP allows 128 characters, the function interfaces of most models 64.
    A single longer name fails every request that carries the list of tools.
    Many clients also put the name of the server in front; that is MCP803, which is off.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool()
        def list_all_plays_of_the_current_season_with_their_casts_and_free_seats() -> list[str]:
            \"\"\"List the plays of the season.\"\"\"
            return []

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool()
        def list_season_plays() -> list[str]:
            \"\"\"List the plays of the season, with casts and free seats.\"\"\"
            return []
    """
    name = tool.known_name or ""
    broken = [each for each in chosen("name length", context) if len(name) > each.most]
    if broken:
        longest = max(map(len, listed_names(tool)))
        broken = [each for each in broken if longest > each.most]
    if broken:
        values = {
            "refusal": refusal(broken),
            "length": str(len(name)),
            "name": shown(name),
            "most": str(broken[0].most),
        }
        yield Problem(tool.name.place, values, pointer="/name", level=level_of(broken))


@rule(
    code="MCP803",
    level="breaks",
    default="off",
    subject=Tool,
    message="{refusal} because {name} has {length} characters with the server {server}: use at most {most}",
    cites=facts("joint name length"),
)
def combined_name_over_client_length(tool: Tool, context: Context) -> Iterator[Problem]:
    """The names of a tool and of its server are together longer than a chosen client allows.

    To keep the tools of several servers apart, clients join both names: Claude Code to `mcp__server__tool`, of at most
    64 characters, Cursor counts 60 for both.
    The rule is off, because a client uses the name of the server from its user's configuration, and the source shows
    only the name that the author proposes.
    Clients see the tools of a server that is mounted into another one under the name of the other, and with the prefix;
    mounts are looked for in all files of the project, and where one of them cannot be read the rule is silent.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("municipal-theatre-box-office")


        @mcp.tool()
        def list_plays_of_the_season_with_free_seats() -> list[str]:
            \"\"\"List the plays of the season.\"\"\"
            return []

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool()
        def list_season_plays() -> list[str]:
            \"\"\"List the plays of the season.\"\"\"
            return []
    """
    rows = chosen("joint name length", context)
    for listed in (listings(tool) or ()) if rows and tool.known_name else ():
        name, server = listed.name, listed.server.given_name
        if not name or not server:
            continue
        broken = [each for each in rows if _joint_length(each, server, name) > each.most]
        if broken:
            first = worst(broken)[0]
            values = {
                "refusal": refusal(broken),
                "name": shown(name),
                "length": str(_joint_length(first, server, name)),
                "server": shown(server),
                "most": str(first.most),
            }
            yield Problem(tool.name.place, values, pointer="/name")
            break


@rule(
    code="MCP804",
    level="breaks",
    subject=Server,
    sees="project",
    message="{name} and the tool {other} {where} are one name to clients that write _ for - and .: rename one",
    cites=(
        ClientFact(
            "hermes-agent",
            "characters of a tool name outside of [A-Za-z0-9] are replaced by _, so that one of two tools is lost",
            "NousResearch/hermes-agent#73668; seen 2026-07",
        ),
        ClientFact(
            "openai-agents-js",
            "tool names are made valid by _, and calls reach the wrong tool",
            "openai/openai-agents-js#1934; seen 2026",
        ),
    ),
)
def names_equal_after_sanitising(server: Server, _context: Context) -> Iterator[Problem]:
    """Two tools of one server have names that differ only in characters which clients replace by an underscore.

    A client whose model takes only letters, digits and underscores rewrites `read-file` and `read.file` to `read_file`.
    Of two tools that become one name, only one can be called; which one is left to chance.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool(name="seats-reserve")
        def reserve_seats(number: int) -> str:
            \"\"\"Reserve seats.\"\"\"
            return str(number)


        @mcp.tool(name="seats_reserve")
        def reserve_boxes(number: int) -> str:
            \"\"\"Reserve boxes.\"\"\"
            return str(number)

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool(name="reserve_seats")
        def reserve_seats(number: int) -> str:
            \"\"\"Reserve seats.\"\"\"
            return str(number)


        @mcp.tool(name="reserve_boxes")
        def reserve_boxes(number: int) -> str:
            \"\"\"Reserve boxes.\"\"\"
            return str(number)
    """
    alike: dict[str, list[Tool]] = {}
    for name, tools in tools_by_name(server).items():
        # of tools that have one name already, that is MCP104, one is enough
        alike.setdefault(_PLAIN.sub("_", name), []).append(tools[0])
    for found in alike.values():
        tools = in_order(found)
        for index, later in enumerate(tools):
            earlier = next((each for each in tools[:index] if meet(each, later)), None)
            if earlier is not None:
                values = {"name": shown(later.known_name), "other": shown(earlier.known_name)}
                yield Problem(later.name.place, {**values, "where": where(earlier, later)}, pointer="/name")


@rule(
    code="MCP805",
    level="breaks",
    subject=Tool,
    message="{refusal} because of the parameter {key}: use only {allowed}",
    cites=facts("property key"),
)
def property_key_outside_client_pattern(tool: Tool, context: Context) -> Iterator[Problem]:
    """The name of a parameter is outside of what a chosen client takes as a property key.

    JSON Schema allows every text there, and query parameters such as `filter[status]` or `$top` are often passed on as
    they are.
    Claude refuses the whole request because of one such key, that is every message while the server is connected.
    In Python the published name can differ from the parameter's through an alias.

    Bad::

        from typing import Annotated

        from mcp.server.fastmcp import FastMCP
        from pydantic import Field

        mcp = FastMCP("theatre")


        @mcp.tool()
        def list_plays(status: Annotated[str, Field(validation_alias="filter[status]")]) -> list[str]:
            \"\"\"List the plays with a status.\"\"\"
            return [status]

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("theatre")


        @mcp.tool()
        def list_plays(filter_status: str) -> list[str]:
            \"\"\"List the plays with a status.\"\"\"
            return [filter_status]
    """
    rows = chosen("property key", context)
    schema = tool.input_schema.known
    properties = schema.get("properties") if rows and isinstance(schema, Object) else None
    if not isinstance(properties, Object):
        return
    for key, entry in properties.members():
        broken = [each for each in rows if not re.fullmatch(each.pattern, key, re.DOTALL)]
        if broken:
            values = {"refusal": refusal(broken), "key": shown(key), "allowed": worst(broken)[0].allowed}
            yield Problem(entry.place, values, pointer=f"/inputSchema/properties/{escape(key)}", level=level_of(broken))


def _joint_length(limit: Limit, server: str, tool: str) -> int:
    return len(limit.pattern.format(server=server, tool=tool))
