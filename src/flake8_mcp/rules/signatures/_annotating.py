"""The fixes of what a signature does not say: the type of a parameter, the SDK's own context, what a wrapper wraps."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    ANY,
    REMOVED,
    Change,
    Fix,
    NotEditableError,
    annotate,
    give_default,
    import_from_elsewhere,
    import_name,
    only_parameter_around,
    replace_type,
    wrap_function,
)
from flake8_mcp.model import Object, Scalar, escape
from flake8_mcp.rules._schemas import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.edits import Edit
    from flake8_mcp.model import Parameter, Tool, TypeName
    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place

# What contexts are called; `context` may be something else.
SURE_NAMES = frozenset({"ctx", "mcp_ctx"})
CONTEXT_NAMES = SURE_NAMES | {"context"}

# Where the class is that an SDK fills in, and where else it can be imported from: mcp 1.30.0, 2.3.0, fastmcp 2.14.7,
# 3.4.11, 4.2.3.
_MCP1 = ("mcp.server.fastmcp", "mcp.server.fastmcp.server")
_MCP2 = ("mcp.server.mcpserver", "mcp.server.mcpserver.context", "mcp.server.mcpserver.server")
_FASTMCP = ("fastmcp", "fastmcp.server", "fastmcp.server.context")
_HOMES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"mcp1": _MCP1, "mcp2": _MCP2, "fm2": _FASTMCP, "fm3": _FASTMCP, "fm4": _FASTMCP}
)
_TYPES: Mapping[type, tuple[str, str]] = MappingProxyType(
    {bool: ("bool", "boolean"), int: ("int", "integer"), float: ("float", "number"), str: ("str", "string")}
)


def untyped_context_fix(tool: Tool, parameter: Parameter, *, safe: bool) -> Fix:
    """The parameter gets the SDK's context as its type."""
    home, *others = _HOMES[tool.sdk.profile]
    name, imports = import_name(parameter.place.source, home, "Context", *others)
    text, default = name, parameter.default.value if parameter.default is not None else None
    if isinstance(default, Scalar) and default.value is None:
        text = f"{name} | None"
    elif default is not None:
        raise NotEditableError("its default is no context")
    edits = annotate(parameter.place, text)
    return Fix(f"Annotate {parameter.name} as {name}", (*edits, *imports), tuple(_unlisted(tool, parameter)), safe)


def own_context_fix(tool: Tool, parameter: Parameter, found: TypeName) -> Fix:
    """The context of this SDK takes the place of another one, or of one with brackets that the SDK refuses."""
    if not found.name.endswith("Context") and parameter.name not in CONTEXT_NAMES:
        raise NotEditableError("it is not meant as a context")
    source = found.place.source
    code = source.slice(found.place.span)
    imports: list[Edit] = []
    name = code.partition("[")[0].rstrip()
    if found.name.rpartition(".")[0] not in _HOMES[tool.sdk.profile] or name == code:
        name, imports = _own_context(source, tool.sdk.profile)
    edits = replace_type(found.place, name) if name != code else []
    # where the registration raises, nothing of it is known yet
    changes = tuple(_unlisted(tool, parameter)) if tool.raises is None else _ANYTHING
    return Fix(f"Annotate {parameter.name} as {name}", (*edits, *imports), changes, safe=False)


def default_type_fix(tool: Tool, parameter: Parameter, pointer: str) -> Fix:
    """The parameter gets the type of its default."""
    default = parameter.default.value if parameter.default is not None else None
    known = _TYPES.get(type(default.value)) if isinstance(default, Scalar) else None
    if known is None:
        raise NotEditableError("its default does not tell the type")
    name, listed = known
    edits = annotate(parameter.place, name)
    # mcp 1.30.0 and 2.3.0 give what has no type its name as title; fastmcp lists titles only where there is no type
    title = parameter.name.title().replace("_", " ").strip() if tool.sdk.family == "mcp" else REMOVED
    changes = (Change(f"{pointer}/type", listed), Change(f"{pointer}/title", title))
    return Fix(f"Annotate {parameter.name} as {name}", tuple(edits), changes, safe=False)


def none_default_fix(tool: Tool, parameter: Parameter) -> Fix:
    """The parameter may be left out; the function then gets None where a caller had to say so."""
    edits = give_default(parameter.place, "None")
    pointer = f"/inputSchema/properties/{escape(parameter.name)}/default"
    changes = (Change(pointer, None), *_no_longer_required(tool, parameter))
    return Fix(f"Give {parameter.name} the default None", tuple(edits), changes, safe=False)


def wraps_fix(tool: Tool, wrapper: Place) -> Fix:
    """The wrapper says what it wraps: the one function that is given to the decorator."""
    wrapped = only_parameter_around(wrapper)
    if wrapped is None:
        raise NotEditableError("it is not clear what is wrapped")
    edits = wrap_function(wrapper, wrapped)
    changes = _ANYTHING if tool.name.key is None else _ANYTHING[1:]
    return Fix(f"Add @functools.wraps({wrapped})", tuple(edits), changes, safe=False)


# What is derived from the function.
_ANYTHING = tuple(Change(each, ANY) for each in ("/name", "/description", "/inputSchema", "/outputSchema"))


def _own_context(source: Source, profile: str) -> tuple[str, list[Edit]]:
    """How the file can say the SDK's own context; an import of another SDK's gives it from then on."""
    home, *others = _HOMES[profile]
    try:
        name, imports = import_name(source, home, "Context", *others)
    except NotEditableError:
        imports = None
    if imports == []:
        return name, []
    foreign = {each for key, homes in _HOMES.items() if key != profile for each in homes} - {home, *others}
    return import_from_elsewhere(source, "Context", foreign, home)


def _unlisted(tool: Tool, parameter: Parameter) -> Iterator[Change]:
    """What changes where a parameter is no longer listed."""
    schema = tool.input_schema.known
    if not isinstance(schema, Object) or any(each.startswith("/inputSchema") for each in tool.definition()[1]):
        yield Change("/inputSchema", ANY)
        return
    yield Change(f"/inputSchema/properties/{escape(parameter.name)}", REMOVED)
    yield from _no_longer_required(tool, parameter)


def _no_longer_required(tool: Tool, parameter: Parameter) -> Iterator[Change]:
    """The list of required parameters without one."""
    schema = tool.input_schema.known
    required = schema.get("required") if isinstance(schema, Object) else None
    names = plain(required) if required is not None else []
    if isinstance(names, list) and parameter.name in names:
        yield Change("/inputSchema/required", [each for each in names if each != parameter.name] or REMOVED)
