"""Where tools are registered: one module for each way of declaring them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Module, Unread
from flake8_mcp.syntax.values import Unknown

from ._following import follow
from ._sdk import Discovery
from .bodies import discover_bodies
from .called import discover_called, drop_removed
from .changing import discover_changing_names
from .collecting import discover_collected
from .decorated import discover_decorated
from .dispatch import discover_dispatch
from .elicitations import discover_elicitations
from .foreign import discover_foreign
from .jsonrpc import discover_answers
from .literals import discover_dicts
from .lowlevel import discover_handlers, discover_tool_calls
from .misuse import discover_misuse
from .mounts import discover_mounts
from .own_lists import discover_own_lists
from .private import discover_private
from .results import discover_results, discover_returned
from .servers import describe
from .stdio import discover_stdout
from .tool_objects import discover_tool_objects
from .typed_objects import discover_typed_objects
from .uses import discover_uses

if TYPE_CHECKING:
    from flake8_mcp.settings import Settings
    from flake8_mcp.syntax.project import CodeFile


def discover(file: CodeFile, settings: Settings, *, registers: bool = True) -> Module:
    """The tools, servers and unread registrations of a file; without `registers` only its uses of SDK API."""
    module = Module(file.source.path, file.source)
    discovery = Discovery(file, settings, module)
    module.describe = partial(describe, discovery)
    discover_results(discovery)
    discover_elicitations(discovery)
    if not registers:
        discover_uses(discovery)
        discover_typed_objects(discovery)
        return module
    discover_decorated(discovery)
    discover_called(discovery)
    discover_tool_objects(discovery)
    follow(discovery)
    discover_handlers(discovery)
    discover_tool_calls(discovery)
    discover_answers(discovery)
    discover_dicts(discovery)
    discover_mounts(discovery)
    drop_removed(discovery)
    discover_collected(discovery)
    discover_foreign(discovery)
    discover_private(discovery)
    discover_own_lists(discovery)
    _count_unnamed(module)
    discover_changing_names(discovery)
    discover_uses(discovery)
    discover_bodies(discovery)
    discover_dispatch(discovery)
    discover_returned(discovery)
    discover_misuse(discovery)
    discover_typed_objects(discovery)
    discover_stdout(discovery)
    module.servers.extend(discovery.servers.values())
    module.refusals.extend(
        sorted((line, reason) for (path, line), reason in discovery.evaluator.refused.items() if path == file.path)
    )
    module.tools.sort(key=lambda tool: (tool.registration.place.span, tool.known_name or ""))
    module.unread.sort(key=lambda each: (each.place.span, each.reason))
    return module


def _count_unnamed(module: Module) -> None:
    """A tool without a known name is also a registration that is read only in part."""
    for tool in module.tools:
        name = tool.name.value
        if tool.known_name is None:
            reason = name.reason if isinstance(name, Unknown) else "the name is no text"
            reason = f"the name of the tool is not known: {reason}"
            module.unread.append(Unread(tool.registration.place, reason, named_only=True))


__all__ = ["discover"]
