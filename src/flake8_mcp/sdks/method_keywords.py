"""Keywords of a server's methods that the release which a project runs on does not have."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.model import Use
from flake8_mcp.schemas.expressions import NamePlace
from flake8_mcp.syntax.names import identity
from flake8_mcp.syntax.outline import dotted_name

from . import removed
from ._expected import is_expected
from ._receivers import receiver_of
from .classes import FROM_TOOL

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.outline import Located

    from ._sdk import Discovery

_TABLES = (removed.METHOD_KEYWORDS, removed.LOWLEVEL_KEYWORDS, removed.FROM_TOOL_KEYWORDS)
_WATCHED = frozenset(key for table in _TABLES for key in table)
# mcp 2.3.0: `run()` hands its keywords to the transport, and takes any with stdio
_TRANSPORTS = frozenset({"sse", "streamable-http"})


def method_keywords(discovery: Discovery, call: Located[ast.Call]) -> Iterator[Use]:
    """The keywords of a call of a method that its SDK had, and has no longer."""
    function = call.node.func
    if not isinstance(function, ast.Attribute):
        return
    wanted = [each for each in call.node.keywords if (function.attr, each.arg) in _WATCHED]
    if not wanted or (function.attr == "run" and wanted[0].arg == "mount_path" and not _listens(call.node)):
        return
    sdk, table = _sdk_and_table(discovery, call, function)
    if sdk is None or sdk.source == "assumed":
        return
    for keyword in wanted:
        name = keyword.arg or ""
        profiles, instead = table.get((function.attr, name), (frozenset(), ""))
        if sdk.profile in profiles:
            place = NamePlace(discovery.file, keyword, name)
            expected = is_expected(discovery.file, place, "TypeError")
            release = sdk.release or ""
            yield Use(f"{function.attr}()", place, "keyword", "removed", name, release, instead, sdk.found, expected)


def _sdk_and_table(
    discovery: Discovery, call: Located[ast.Call], function: ast.Attribute
) -> tuple[Sdk | None, Mapping[tuple[str, str], tuple[frozenset[str], str]]]:
    """The SDK of the object whose method is called, and what its methods have lost; None if it is not known."""
    if function.attr == "from_tool":
        names = {identity(each) or "" for each in discovery.file.resolve(dotted_name(function), call.scope)}
        return (discovery.sdk("fm") if names and names <= FROM_TOOL else None), removed.FROM_TOOL_KEYWORDS
    receiver = receiver_of(discovery, function.value, call.scope)
    if receiver.verdict != "server" or receiver.server is None:
        return None, removed.METHOD_KEYWORDS
    return receiver.server.sdk, removed.LOWLEVEL_KEYWORDS if receiver.lowlevel else removed.METHOD_KEYWORDS


def _listens(call: ast.Call) -> bool:
    """Whether a call of `run()` names a transport that listens."""
    given = call.args[0] if call.args else next((each.value for each in call.keywords if each.arg == "transport"), None)
    return isinstance(given, ast.Constant) and given.value in _TRANSPORTS
