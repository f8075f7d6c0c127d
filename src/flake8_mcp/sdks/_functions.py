"""A tool made from a function: what its registration declares, and what the SDK takes from the function itself."""

from __future__ import annotations

import ast
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Absent, Handler, Origin, Part, Raises, Registration, ReturnedLiteral, Tool
from flake8_mcp.schemas import Subject
from flake8_mcp.schemas.expressions import ExpressionPlace
from flake8_mcp.syntax.names import Bound, External
from flake8_mcp.syntax.outline import dotted_name, own_nodes
from flake8_mcp.syntax.segments import is_docstring, span_of
from flake8_mcp.syntax.values import Array, Entry, FixedPlace, Object, Scalar, Unknown, text_of
from flake8_mcp.syntax.walking import walk

from ._decorators import keeps_function
from ._displays import literal_kind
from ._expected import is_expected
from ._objects import wire_annotations, wire_icons
from ._sdk import is_none, name_place, unknown

if TYPE_CHECKING:
    from flake8_mcp.model import Condition, Sdk, Server
    from flake8_mcp.schemas import Derived
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from ._sdk import Discovery


@dataclass(frozen=True, slots=True)
class Function:
    """A function definition with its file and the scope that it is defined in.

    `decorators` are those between the registration and the function, by default all. `bound` says that the first
    parameter is bound to an object. `attributes` are those that were assigned to it, such as `__name__`, None if
    that was not followed.
    """

    file: CodeFile
    node: FunctionNode
    scope: Scope
    decorators: tuple[ast.expr, ...] | None = None
    bound: bool = False
    attributes: frozenset[str] | None = None


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
    if function is not None and _is_unbound(function) and _derived_form(declared) in {"standalone", "mixin"}:
        function = replace(function, bound=True)
    handler = handler_of(function) if function is not None else None
    place = handler.place if handler is not None else declared.token
    keywords = _Keywords(declared.keywords, declared.token)
    annotations = _annotations(keywords, sdk)
    derived = _derived(discovery, declared, function)
    name = _name(discovery, keywords, function, reason or "the function is not known", derived)
    refusals = (*([declared.raises] if declared.raises else ()), *(derived.refusals if derived is not None else ()))
    tool = Tool(
        name=name,
        title=_title(keywords, sdk, annotations, place, name),
        description=_description(discovery, keywords, sdk, function, derived),
        input_schema=_derived_part(derived.input_schema)
        if derived is not None
        else unknown(place, "it is derived from the signature"),
        output_schema=_output_schema(keywords, sdk, place, derived),
        annotations=annotations,
        icons=wire_icons(keywords.part("icons"), sdk),
        meta=_meta(keywords, sdk)
        if declared.server is None or declared.server.kind in {"server", "provider"}
        else unknown(declared.token, "the SDK adds its own keys"),
        execution=_execution(keywords, sdk, place),
        registration=Registration(
            declared.form,
            declared.place,
            declared.token,
            declared.via,
            expected=bool(refusals) and is_expected(discovery.file, declared.place, refusals[0].type),
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
    )
    if function is not None:
        discovery.bodies.setdefault(function.node, (function.file, []))[1].append(tool)
    return tool


def _derived(discovery: Discovery, declared: Declared, function: Function | None) -> Derived | None:
    """What the SDK makes of the function, None if the function or the SDK is not known."""
    if function is None or declared.sdk.family not in {"mcp", "fm"} or declared.reworked:
        return None
    if function.attributes is not None and function.attributes & {"__signature__", "__annotations__"}:
        return None
    decorators = tuple(function.node.decorator_list) if function.decorators is None else function.decorators
    if function.attributes is not None and not decorators:
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


def _derived_part(value: Value | Absent) -> Part:
    return Part(value, Origin.DERIVED)


class _Keywords:
    """Keyword arguments as parts: Absent only if no unknown spread may hold them."""

    def __init__(self, given: Object, place: Place) -> None:
        self.given = given
        self.place = place

    def part(self, name: str) -> Part:
        entry = self.given.entry(name)
        if entry is None:
            if self.given.rest is None:
                return Part(Absent(self.place))
            return Part(Unknown(self.given.rest.place, self.given.rest.reason))
        if is_none(entry.value):
            return Part(Absent(entry.value.place), key=entry.place)
        return Part(entry.value, key=entry.place)

    def has(self, name: str) -> bool:
        return self.given.entry(name) is not None

    @property
    def open(self) -> bool:
        return self.given.rest is not None


def handler_of(function: Function) -> Handler:
    """The function behind a tool, with its docstring as written."""
    place = name_place(function.file, function.node)
    docstring, computed = _docstring(function, place)
    given = function.node.args
    arguments = [*given.posonlyargs, *given.args, *given.kwonlyargs, *filter(None, (given.vararg, given.kwarg))]
    decorators = function.node.decorator_list if function.decorators is None else function.decorators
    return Handler(
        function.node.name,
        place,
        docstring,
        computed,
        unbound=_is_unbound(function),
        is_async=isinstance(function.node, ast.AsyncFunctionDef),
        yields=_first_yield(function),
        arguments=frozenset(each.arg for each in arguments),
        open=given.kwarg is not None,
        decorated=bool(decorators),
        opaque=tuple(
            ExpressionPlace(function.file, each)
            for each in decorators
            if _is_opaque(function.file, each, function.scope)
        ),
        literals=_literals(function),
    )


def _is_unbound(function: Function) -> bool:
    """Whether a function stands in a class body and is registered without an object."""
    if function.scope.kind != "class" or function.bound:
        return False
    return all(dotted_name(each) != ("staticmethod",) for each in function.node.decorator_list)


def _first_yield(function: Function) -> Place | None:
    """The first `yield` of a function's own body."""
    source, node = function.file.source, function.node
    start, end = (source.offset(line, 0) for line in (node.lineno, (node.end_lineno or node.lineno) + 1))
    if function.decorators or source.text.find("yield", start, end) < 0:
        return None
    found = [each for each in own_nodes(node) if isinstance(each, ast.Yield | ast.YieldFrom)]
    first = min(found, key=lambda each: (each.lineno, each.col_offset), default=None)
    return FixedPlace(source, span_of(source, first)) if first is not None else None


def _literals(function: Function) -> tuple[ReturnedLiteral, ...]:
    """What the `return` statements of a function show."""
    outline = function.file.outline
    scope = outline.scopes.get(function.node)
    if scope is None:
        return ()
    values = outline.returns_of(scope)
    found: list[ReturnedLiteral] = []
    for value in values:
        kind = literal_kind(value) if value is not None else None
        if value is not None and kind is not None:
            constant = value.value if isinstance(value, ast.Constant) else None
            found.append(ReturnedLiteral(ExpressionPlace(function.file, value), kind, constant, _keys(value)))
    if None in values:
        empty = [each for each in own_nodes(function.node) if isinstance(each, ast.Return) and each.value is None]
        places = [FixedPlace(function.file.source, span_of(function.file.source, each)) for each in empty]
        found += [ReturnedLiteral(each, "null") for each in sorted(places, key=lambda each: each.span)]
    elif not values and isinstance(function.node.body[-1], _GOING_ON):
        found.append(ReturnedLiteral(name_place(function.file, function.node), "null"))
    return tuple(found)


# Statements at the end of a function after which it returns None for sure; a call may raise, or never come back.
_GOING_ON = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete, ast.For)


def _keys(node: ast.expr) -> frozenset[str] | None:
    """The keys of a dict display in which all are written out."""
    if not isinstance(node, ast.Dict):
        return None
    keys = [each.value for each in node.keys if isinstance(each, ast.Constant)]
    texts = frozenset(each for each in keys if isinstance(each, str))
    return texts if len(keys) == len(node.keys) and len(texts) == len(set(keys)) else None


# Decorators of other packages that leave the signature as it is, or make no wrapper at all.
_FOLLOWED = ("builtins.", "functools.", "contextlib.", "typing.", "typing_extensions.", "mcp.", "fastmcp.")


def _is_opaque(file: CodeFile, decorator: ast.expr, scope: Scope) -> bool:
    """Whether a decorator comes from a package whose code is not read."""
    callee = decorator.func if isinstance(decorator, ast.Call) else decorator
    references = file.resolve(dotted_name(callee), scope)
    return bool(references) and all(
        isinstance(each, External) and not each.name.startswith(_FOLLOWED) for each in references
    )


def _docstring(function: Function, place: Place) -> tuple[Part, Place | None]:
    first = function.node.body[0]
    if is_docstring(first):
        assert isinstance(first, ast.Expr)
        text = ast.get_docstring(function.node, clean=False) or ""
        return Part(Scalar(FixedPlace(function.file.source, span_of(function.file.source, first.value)), text)), None
    computed = first.value if isinstance(first, ast.Expr) and _is_computed_text(first.value) else None
    found = FixedPlace(function.file.source, span_of(function.file.source, computed)) if computed is not None else None
    return Part(Absent(place)), found


def _is_computed_text(node: ast.expr) -> bool:
    """An f-string, `"...".format(...)`, `"..." % x` or `"..." + x`: a text, but no docstring."""
    if isinstance(node, ast.JoinedStr):
        return True
    if isinstance(node, ast.Call):
        function = node.func
        return isinstance(function, ast.Attribute) and function.attr == "format" and _is_text(function.value)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod | ast.Add):
        return _is_text(node.left) or _is_computed_text(node.left) or _is_text(node.right)
    return False


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _name(
    discovery: Discovery, keywords: _Keywords, function: Function | None, reason: str, derived: Derived | None
) -> Part:
    given = keywords.part("name")
    # mcp 1.30.0, 2.3.0 and fastmcp 2.14.7 to 4.2.3: `name or fn.__name__`, so "" and 0 fall back too
    if not given.is_absent and not _is_falsy(given.value):
        return given
    if function is None:
        return unknown(keywords.place, reason)
    if function.attributes is None and derived is not None and derived.name is not None:
        return Part(derived.name, Origin.DERIVED)
    changed = renaming_decorator(function)
    if changed is not None:
        return unknown(changed, "a decorator may give the function another name")
    if _may_assign(discovery, function, "__name__"):
        return unknown(name_place(function.file, function.node), "a __name__ is assigned")
    place = name_place(function.file, function.node)
    return Part(Scalar(place, function.node.name), Origin.DERIVED)


def _may_assign(discovery: Discovery, function: Function, attribute: str) -> bool:
    """Whether something may have assigned an attribute of the function."""
    if function.attributes is not None:
        return attribute in function.attributes
    return any(each.outline.assigns_attribute(attribute) for each in (discovery.file, function.file))


def renaming_decorator(function: Function) -> Place | None:
    """The decorator of a function that may give it another name or docstring."""
    decorators = function.node.decorator_list if function.decorators is None else function.decorators
    for decorator in decorators:
        if not keeps_function(function.file, decorator, function.scope):
            return FixedPlace(function.file.source, span_of(function.file.source, decorator))
    return None


def _title(keywords: _Keywords, sdk: Sdk, annotations: Part, place: Place, name: Part) -> Part:
    title = keywords.part("title")
    if sdk.family != "fm":
        return title if sdk.family == "mcp" else unknown(place, "the SDK is not known")
    if not title.is_absent and not (isinstance(title.value, Scalar) and not title.value.value):
        return title
    # fastmcp 2.14.7, 3.4.11, 4.2.3: tools/tool.py and tools/base.py, to_mcp_tool
    value = annotations.value
    if not isinstance(value, Absent | Object):
        return unknown(value.place, value.reason if isinstance(value, Unknown) else "the annotations are not known")
    if isinstance(value, Object):
        inner = value.get("title")
        if inner is not None:
            return Part(inner, Origin.DERIVED) if not is_none(inner) else Part(Absent(place))
        if value.rest is not None:
            return unknown(value.rest.place, value.rest.reason)
    if sdk.profile == "fm4":
        # fastmcp 4.2.3, tools/base.py, _default_title
        listed = text_of(name.known)
        if listed is None:
            return unknown(place, "fastmcp 4 writes a title from the name that is listed")
        return Part(Scalar(name.place, listed.replace("_", " ").replace("-", " ").title()), Origin.DEFAULT)
    return Part(Absent(place))


def _description(
    discovery: Discovery,
    keywords: _Keywords,
    sdk: Sdk,
    function: Function | None,
    derived: Derived | None,
) -> Part:
    given = keywords.part("description")
    if sdk.family not in {"mcp", "fm"}:
        return given if not given.is_absent else unknown(keywords.place, "the SDK is not known")
    # fastmcp 3.4.11 and 4.2.3: an empty text wins; mcp and fastmcp 2.14.7: `description or docstring`
    if not given.is_absent and not (_is_falsy(given.value) and sdk.profile not in {"fm3", "fm4"}):
        return given
    if function is None:
        return unknown(keywords.place, "the function is not known")
    handler = handler_of(function)
    if function.attributes is None and derived is not None and derived.name is not None:
        return _listed_description(given, derived.description, sdk)
    if renaming_decorator(function) is not None:
        return unknown(handler.place, "a decorator may change the docstring")
    if _may_assign(discovery, function, "__doc__"):
        return unknown(handler.place, "a __doc__ is assigned")
    docstring = handler.docstring
    if isinstance(docstring.value, Absent):
        if text_of(given.known) == "":
            return given if sdk.family == "mcp" else Part(Absent(given.place), key=given.key)
        if sdk.family == "mcp":
            # mcp 1.30.0, 2.3.0: `description or fn.__doc__ or ""`
            return Part(Scalar(handler.place, ""), Origin.DEFAULT)
        return docstring
    return derived.description if derived is not None else unknown(handler.place, "the SDK is not known")


def _listed_description(given: Part, derived: Part, sdk: Sdk) -> Part:
    """The description of a followed function; if there is none, the token to change is an empty text that is given."""
    if text_of(given.known) != "" or not (derived.is_absent or text_of(derived.known) == ""):
        return derived
    return given if sdk.family == "mcp" else Part(replace(derived.value, place=given.place), key=given.key)


def _is_falsy(value: Value | Absent) -> bool:
    """Whether Python takes a known value for false: an empty text, 0, an empty list."""
    if isinstance(value, Scalar):
        return not value.value
    if isinstance(value, Array):
        return value.complete and not value.items
    return isinstance(value, Object) and value.rest is None and not value.entries and value.maker is None


def _annotations(keywords: _Keywords, sdk: Sdk) -> Part:
    return wire_annotations(keywords.part("annotations"), sdk)


def _output_schema(keywords: _Keywords, sdk: Sdk, place: Place, derived: Derived | None) -> Part:
    if sdk.family == "mcp":
        flag = keywords.part("structured_output").value
        if isinstance(flag, Scalar) and flag.value is False:
            return Part(Absent(flag.place))
    elif sdk.family == "fm" and keywords.has("output_schema"):
        entry = keywords.part("output_schema")
        return replace(entry, origin=Origin.DECLARED)
    return (
        _derived_part(derived.output_schema)
        if derived is not None
        else unknown(place, "it is derived from the return annotation")
    )


def _meta(keywords: _Keywords, sdk: Sdk) -> Part:
    given = keywords.part("meta")
    if sdk.family == "mcp":
        return given
    return replace(_fastmcp_meta(keywords, sdk, given), written=_written_meta(keywords, given))


def _written_meta(keywords: _Keywords, given: Part) -> Value | None:
    """What the author wrote: `meta`, and `app` where it goes onto the wire, as `ui`. None if there is neither."""
    app = keywords.part("app")
    inner = app.known
    if not isinstance(inner, Object):
        return None if given.is_absent else given.written or given.known
    # a dict goes onto the wire as it is
    names = _APP_FIELDS if inner.maker is not None else {}
    entries = tuple(
        Entry(Scalar(entry.place, names.get(key, key)), entry.value)
        for key, entry in inner.members()
        if not is_none(entry.value)
    )
    # fastmcp 3.4.11, 4.2.3: of `ui` in `meta` nothing is left then
    meta = given.known if isinstance(given.known, Object) else Object(inner.place, ())
    kept = tuple(entry for key, entry in meta.members() if key != "ui")
    ui = Entry(Scalar(app.key or inner.place, "ui"), Object(inner.place, entries, inner.rest))
    return Object(meta.place, (*kept, ui), meta.rest)


# fastmcp 3.4.11, 4.2.3: apps/config.py, AppConfig
_APP_FIELDS = MappingProxyType({"resource_uri": "resourceUri", "prefers_border": "prefersBorder"})


def _fastmcp_meta(keywords: _Keywords, sdk: Sdk, given: Part) -> Part:
    if sdk.profile not in {"fm3", "fm4"}:
        return unknown(keywords.place, "the SDK adds its own keys")
    # fastmcp 3.4.11, 4.2.3: utilities/components.py, get_meta
    if keywords.has("app") or keywords.open or isinstance(given.value, Unknown):
        return unknown(keywords.place, "the SDK adds its own keys")
    tags = _tags(keywords.part("tags").value)
    if tags is None:
        return unknown(keywords.place, "the tags are not known")
    own: list[Entry] = [Entry(Scalar(keywords.place, "tags"), tags)]
    version = keywords.part("version").value
    if isinstance(version, Scalar):
        own.append(Entry(Scalar(keywords.place, "version"), Scalar(version.place, str(version.value))))
    elif not isinstance(version, Absent):
        return unknown(keywords.place, "the version is not known")
    entries: tuple[Entry, ...] = ()
    if isinstance(given.value, Object):
        if given.value.get("fastmcp") is not None or given.value.rest is not None:
            return unknown(keywords.place, "the SDK merges its own keys")
        entries = given.value.entries
    elif not given.is_absent:
        return given
    inner = Entry(Scalar(keywords.place, "fastmcp"), Object(keywords.place, tuple(own)))
    return Part(Object(given.place, (*entries, inner)), Origin.DERIVED, given.key)


def _tags(given: Value | Absent) -> Array | None:
    """The tags of a tool as they are listed, sorted; None if they are not known."""
    if isinstance(given, Absent):
        return Array(given.place, ())
    items = given.items if isinstance(given, Array) and given.complete else None
    if items is None or any(text_of(each) is None for each in items):
        return None
    ordered = {text_of(each) or "": each for each in items}
    return Array(given.place, tuple(ordered[key] for key in sorted(ordered)))


def _execution(keywords: _Keywords, sdk: Sdk, place: Place) -> Part:
    if sdk.family == "mcp":
        return Part(Absent(place))
    task = keywords.part("task").value
    if isinstance(task, Absent) or (isinstance(task, Scalar) and task.value is False):
        return Part(Absent(place))
    return unknown(place, "it depends on the task support of the installation")


def function_of(reference: object) -> Function | None:
    """The function that a reference stands for, None if it is no first-party function."""
    if isinstance(reference, Bound) and not reference.rest:
        node = reference.binding.node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            return Function(reference.file, node, reference.binding.scope)
    return None
