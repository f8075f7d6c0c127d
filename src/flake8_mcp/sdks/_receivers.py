"""Whether an object is an MCP server, and which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Server
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import FixedPlace, text_of

from ._origins import origins
from ._sdk import one_profile

if TYPE_CHECKING:
    import ast

    from flake8_mcp.syntax.outline import Scope

    from ._origins import Origin
    from ._sdk import Discovery


@dataclass(frozen=True, slots=True)
class Receiver:
    """What is known of the object that a tool is registered on.

    `verdict`: server (evidence), open (nothing speaks for or against it), other (surely no MCP server).
    `server` is the server for the first two. `lowlevel` is true for the low-level Server class.
    """

    verdict: str
    server: Server | None = None
    lowlevel: bool = False


def receiver_of(discovery: Discovery, node: ast.expr, scope: Scope) -> Receiver:
    """What is known of the object that an expression of the file stands for."""
    parts = dotted_name(node)
    key = (parts, scope)
    found = discovery.receivers.get(key) if parts else None
    if found is None:
        found = discovery.receivers[key] = _receiver(discovery, node, parts, scope)
    return found


def _receiver(discovery: Discovery, node: ast.expr, parts: tuple[str, ...], scope: Scope) -> Receiver:
    found = [each for each in origins(discovery.file, node, scope) if each.verdict != "nothing"]
    best = next((each for each in found if each.verdict == "server"), None)
    if best is not None:
        return Receiver("server", _server(discovery, best, parts, node), best.lowlevel)
    if found and not any(each.verdict == "open" for each in found):
        return Receiver("other")
    key = ("open", discovery.file.path, parts or node, scope.function())
    server = discovery.servers.get(key)
    if server is None:
        server = Server(".".join(parts) or None, discovery.open_sdk(), discovery.place(node), key)
        discovery.servers[key] = server
    return Receiver("open", server)


def _server(discovery: Discovery, origin: Origin, parts: tuple[str, ...], node: ast.expr) -> Server:
    key = origin.key or ("expression", discovery.file.path, node.lineno, node.col_offset)
    server = discovery.servers.get(key)
    if server is not None:
        return server
    sdk = discovery.sdk(_profile(discovery, origin), origin.file)
    server = discovery.servers[key] = Server(".".join(parts) or None, sdk, discovery.place(node), key, kind=origin.kind)
    if origin.file is not None and origin.call is not None:
        server.given_name = _name(discovery, origin, origin.call)
        server.name = server.given_name or server.name
        server.place = FixedPlace(origin.file.source, span_of(origin.file.source, origin.call.func))
        if sdk.profile == "mcp2" and len(origin.call.args) > 1 and not origin.lowlevel:
            second = origin.call.args[1]
            server.second = discovery.evaluator.of_node(origin.file, second, origin.file.outline.module)
        for keyword in origin.call.keywords:
            if keyword.arg in {"on_duplicate", "on_duplicate_tools"}:
                scope = origin.file.outline.module
                server.on_duplicate = discovery.evaluator.of_node(origin.file, keyword.value, scope)
    return server


def _profile(discovery: Discovery, origin: Origin) -> str | None:
    """The profile of a server; where the class alone does not tell the major, what the file shows of that family."""
    profile = origin.profile
    if profile is None:
        shown = discovery.shown_server_profile()
        if shown is None and origin.typed is not None:
            others = discovery.project_profiles() - {"mcp"}
            shown = one_profile({origin.typed, *others})
        return shown
    if profile not in {"fm", "mcp"}:
        return profile
    if (
        origin.lowlevel
        and origin.call is not None
        and any(each.arg == "on_list_tools" for each in origin.call.keywords)
    ):
        return "mcp2"
    shown = discovery.shown_profile()
    return shown if shown is not None and shown.rstrip("1234") == profile else profile


def _name(discovery: Discovery, origin: Origin, call: ast.Call) -> str | None:
    """The literal name that is given to a constructor."""
    candidates = [each.value for each in call.keywords if each.arg in {"name", "server_name"}]
    candidates = [*call.args[:1], *candidates]
    assert origin.file is not None
    values = (discovery.evaluator.of_node(origin.file, each, origin.file.outline.module) for each in candidates)
    return next((text for each in values if (text := text_of(each))), None)
