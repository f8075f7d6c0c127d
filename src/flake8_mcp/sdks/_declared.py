"""A tool made from a function: what its registration declares, and what the SDK takes from the function itself."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Origin, Part, Raises, Registration, Tool
from flake8_mcp.schemas import Subject
from flake8_mcp.syntax.function_changes import SIGNATURE_ATTRIBUTES, signature_changes
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Array, Object, Scalar, Unknown
from flake8_mcp.syntax.walking import walk

from ._changed_tools import as_changed
from ._declared_parts import (
    Keywords,
    annotations_part,
    derived_part,
    description_part,
    execution_part,
    is_falsy,
    meta_part,
    output_schema_part,
    title_part,
)
from ._expected import is_expected
from ._functions import Function, handler_of, is_unbound, may_assign, renaming_decorator
from ._objects import wire_icons
from ._sdk import name_place, unknown

if TYPE_CHECKING:
    from flake8_mcp.model import Condition, Sdk, Server
    from flake8_mcp.schemas import Derived
    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from ._sdk import Discovery


@dataclass(frozen=True, slots=True)
class Declared:
    """What a registration says: its keywords (the first argument of fastmcp as `name`), each key with its place.

    `via` is the statement of the analysed file that leads to a registration in another one. `reworked` says that the
    registered tool may be changed afterwards. `method` is what registers: tool, add_tool, ui.
    """

    keywords: Object
    form: str
    place: Place
    token: Place
    server: Server | None
    sdk: Sdk
    condition: tuple[Condition, ...] = ()
    raises: Raises | None = None
    via: Place | None = None
    reworked: bool = False
    method: str = "tool"


def is_reworked(file: CodeFile, scope: Scope) -> bool:
    """Whether the function that registers reaches into the SDK's own list of tools, to change what was registered."""
    function = scope.function()
    if function is None:
        return False
    key = ("reworked", function.node)
    if key not in file.notes:
        file.notes[key] = any(
            isinstance(each, ast.Attribute) and each.attr in _TOOL_LISTS for each in walk(function.node)
        )
    return bool(file.notes[key])


# mcp 1.30.0, 2.3.0 and fastmcp 2.14.7: server._tool_manager; fastmcp 3.4.11, 4.2.3: server._local_provider
_TOOL_LISTS = frozenset({"_tool_manager", "_local_provider"})


def is_disabled(declared: Declared) -> bool:
    """Whether a registration says that the tool is not listed: `enabled=False` of fastmcp 2, a tool for a UI."""
    kind = declared.server.kind if declared.server is not None else "server"
    # fastmcp 3.4.11, 4.2.3: a LocalProvider still takes enabled=False
    if declared.sdk.profile == "fm2" or kind == "provider":
        enabled = declared.keywords.get("enabled")
        return isinstance(enabled, Scalar) and enabled.value is False
    if kind != "app" or declared.method == "ui":
        return False
    # fastmcp 3.4.11 lists what the model may call, 4.2.3 all tools of an app
    model = declared.keywords.get("model") or declared.keywords.rest
    return declared.sdk.profile == "fm3" and (model is None or (isinstance(model, Scalar) and not model.value))


def tool_of_function(discovery: Discovery, declared: Declared, function: Function | None, reason: str = "") -> Tool:
    """The tool that a registration makes of a function; `function` is None if it is not known, for that reason."""
    sdk = declared.sdk
    if function is not None and is_unbound(function) and _derived_form(declared) in {"standalone", "mixin"}:
        function = replace(function, bound=True)
    handler = handler_of(function) if function is not None else None
    place = handler.place if handler is not None else declared.token
    keywords = Keywords(declared.keywords, declared.token)
    annotations = annotations_part(keywords, sdk)
    derived = _derived(discovery, declared, function)
    name = _name(discovery, keywords, function, reason or "the function is not known", derived)
    doubts = derived.doubts if derived is not None else ()
    refusals = (*([declared.raises] if declared.raises else ()), *(derived.refusals if derived is not None else ()))
    made = Tool(
        name=name,
        title=title_part(keywords, sdk, annotations, place, name),
        description=description_part(discovery, keywords, sdk, function, derived),
        input_schema=derived_part(derived.input_schema)
        if derived is not None
        else unknown(place, "it is derived from the signature"),
        output_schema=output_schema_part(keywords, sdk, place, derived),
        annotations=annotations,
        icons=wire_icons(keywords.since("icons", sdk), sdk),
        meta=meta_part(
            keywords, sdk, declared.server.kind if declared.server is not None else "server", discovery.file
        ),
        execution=execution_part(keywords, sdk, place),
        registration=Registration(
            declared.form,
            declared.place,
            declared.token,
            declared.via,
            expected=any(is_expected(discovery.file, declared.place, each.type) for each in (*refusals, *doubts)[:1]),
        ),
        sdk=sdk,
        tags=keywords.part("tags"),
        version=keywords.part("version"),
        handler=handler,
        server=declared.server,
        condition=declared.condition,
        parameters=derived.parameters if derived is not None else (),
        returned=derived.returned if derived is not None else None,
        hidden_by=_hidden_by(declared, function, derived),
        slash=derived.slash if derived is not None else None,
        refusals=refusals,
        doubts=doubts,
        visibility=_visibility(declared, keywords),
    )
    tool = as_changed(discovery.file, made)
    if function is not None:
        discovery.bodies.setdefault(function.node, (function.file, []))[1].append(tool)
    return tool


def _visibility(declared: Declared, keywords: Keywords) -> Value | None:
    """To whom an app shows its tools: to itself, with `model=True` to models too; to models what opens it."""
    # fastmcp 3.4.11, 4.2.3: FastMCPApp.tool, add_tool and ui
    if declared.server is None or declared.server.kind != "app":
        return None
    model = keywords.part("model").value
    if declared.method == "ui" or (isinstance(model, Scalar) and model.value):
        return Array(declared.token, (Scalar(declared.token, "model"),))
    if keywords.open or isinstance(model, Unknown):
        return Unknown(declared.token, "it is not known whether models see the tool")
    return Array(declared.token, (Scalar(declared.token, "app"),))


def _derived(discovery: Discovery, declared: Declared, function: Function | None) -> Derived | None:
    """What the SDK makes of the function, None if the function or the SDK is not known."""
    if function is None or declared.sdk.family not in {"mcp", "fm"} or declared.reworked:
        return None
    if function.attributes is not None and function.attributes & SIGNATURE_ATTRIBUTES:
        return None
    if discovery.file is not function.file and signature_changes(discovery.file, function.node):
        return None
    decorators = tuple(function.node.decorator_list) if function.decorators is None else function.decorators
    if function.beneath is not None:
        decorators = function.beneath
    elif function.attributes is not None and not decorators:
        # followed through code that applied the decorators: what they do to the signature is still to be looked at
        decorators = tuple(
            each
            for each in function.node.decorator_list
            if dotted_name(each.func if isinstance(each, ast.Call) else each)[-1:] != ("tool",)
        )
    subject = Subject(
        function.file,
        function.node,
        function.scope,
        function.bound,
        declared.sdk,
        decorators,
        declared.keywords,
        _derived_form(declared),
    )
    return discovery.derive(subject)


def _hidden_by(declared: Declared, function: Function | None, derived: Derived | None) -> Place | None:
    """The wrapper that a decorator puts in the place of the function; code was followed if it is the one given."""
    if derived is None or derived.hidden_by is not None:
        return derived.hidden_by if derived is not None else None
    if declared.form != "decorator" or function is None or function.scope.kind != "function":
        return None
    lines = {each.lineno for each in function.node.decorator_list}
    own = declared.place.source is function.file.source and declared.place.span.line in lines
    return None if own else name_place(function.file, function.node)


def _derived_form(declared: Declared) -> str:
    """The form as it matters for what the SDK makes of the function.

    Of the methods of what is no server, and of a decorator without one, which only marks the function, so that a method
    is registered later, as a bound one.
    """
    if declared.server is not None and declared.server.kind != "server":
        return "collection"
    return "standalone" if declared.server is None and declared.form == "decorator" else declared.form


def _name(
    discovery: Discovery, keywords: Keywords, function: Function | None, reason: str, derived: Derived | None
) -> Part:
    given = keywords.part("name")
    # mcp 1.30.0, 2.3.0 and fastmcp 2.14.7 to 4.2.3: `name or fn.__name__`, so "" and 0 fall back too
    if not given.is_absent and not is_falsy(given.value):
        return given
    if function is None:
        return unknown(keywords.place, reason)
    if function.attributes is None and derived is not None and derived.name is not None:
        return Part(derived.name, Origin.DERIVED)
    changed = renaming_decorator(function)
    if changed is not None:
        return unknown(changed, "a decorator may give the function another name")
    if may_assign(discovery, function, "__name__"):
        return unknown(name_place(function.file, function.node), "a __name__ is assigned")
    place = name_place(function.file, function.node)
    return Part(Scalar(place, function.node.name), Origin.DERIVED)
