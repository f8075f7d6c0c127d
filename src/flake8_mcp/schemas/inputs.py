"""The input schema of a function: the arguments model of the official SDK, the call schema of fastmcp."""

from __future__ import annotations

import ast
import builtins
import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Array, Object, Scalar, Unknown

from .annotations import Env, postpones
from .expressions import Given, NamePlace, truth, value_of
from .fields import assigned_field, check_qualifiers, field_info, stripped
from .forms import AnnotatedAs, Named, NotKnown, Unresolved, inside
from .generating import Generator, takes_title, title_of
from .injection import (
    FM_CONTEXTS,
    FM_SESSIONS,
    MCP_CONTEXTS,
    buried_resolve,
    dependency_in,
    is_dependency_default,
    is_member,
)
from .json_tree import Schema, part_of, refers, untold
from .known import ANNOTATED
from .metadata import Description, FieldCall, JsonSchema
from .refusals import LeftOutError, NoJsonSchemaError, RefusedError
from .resolvers import check_resolvers
from .signatures import EITHER, KEYWORD_ONLY, KEYWORDS, POSITIONAL_ONLY, VARIADIC

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.values import Place, Value

    from .building import Builder
    from .core import FieldCore
    from .forms import Form
    from .json_tree import Part
    from .metadata import Dependency, Metadata
    from .signatures import Argument, Signature

# Attributes of pydantic.BaseModel that are callable (2.10 to 2.14, with those of its metaclass).
BASE_MODEL_CALLABLES = frozenset(
    [
        "construct",
        "copy",
        "dict",
        "from_orm",
        "json",
        "model_construct",
        "model_copy",
        "model_dump",
        "model_dump_json",
        "model_json_schema",
        "model_parametrized_name",
        "model_post_init",
        "model_rebuild",
        "model_validate",
        "model_validate_json",
        "model_validate_strings",
        "mro",
        "parse_file",
        "parse_obj",
        "parse_raw",
        "register",
        "schema",
        "schema_json",
        "update_forward_refs",
        "validate",
    ]
)
_BASE_MODEL_PROPERTIES = frozenset({"model_extra", "model_fields_set", "model_fields", "model_computed_fields"})
_WORD = re.compile(r"[^\W\d]\w*")
_BUILTINS = frozenset(
    {"None", "bool", "bytes", "dict", "float", "frozenset", "int", "list", "object", "set", "str", "tuple"}
)
_TOKEN = re.compile(r"[!#$%&'*+\-.^_`|~0-9A-Za-z]+")


@dataclass(slots=True)
class Inputs:
    """An input schema under construction, and what the SDK refuses, in the order in which it finds out."""

    schema: Schema
    problems: list[RefusedError] = field(default_factory=list)
    late: list[RefusedError] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    unlisted: set[str] = field(default_factory=set)  # parameters that the SDK fills in
    doubtful: set[str] = field(default_factory=set)  # those of which it is not known
    resolved: list[Dependency] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Typed:
    """A parameter with the type that its annotation is; None if it has none."""

    argument: Argument
    form: Form | None
    default: Given | None
    call: Metadata | None

    @property
    def place(self) -> Place:
        """Where its name stands."""
        return self.argument.place


def typed_arguments(builder: Builder, signature: Signature) -> list[Typed]:
    """The parameters of a signature with their types."""
    env = env_of(signature)
    found = []
    for each in signature.arguments:
        annotation = each.node.annotation
        form = None if annotation is None else builder.reader.annotation(annotation, env)
        default = None if each.default is None else Given(signature.file, env.names, each.default)
        call = None
        if default is not None:
            call = assigned_field(builder.reader, default)
            default = None if call is not None else default
        found.append(Typed(each, form, default, call))
    return found


def env_of(signature: Signature) -> Env:
    """Where the annotations of a function are evaluated."""
    file, node = signature.file, signature.node
    names = file.outline.annotation_scope(node)
    scope: Scope | None = signature.scope
    at_import = True
    while scope is not None:
        at_import = at_import and scope.kind in {"module", "class"}
        scope = scope.parent
    line = node.lineno if at_import and not signature.wrapped else None
    parameters = frozenset(each.name for each in getattr(node, "type_params", ()))
    return Env(file, names, file.outline.module, line, parameters=parameters)


def unresolved_in(form: Form | None) -> Unresolved | None:
    """A name without a value anywhere in a type."""
    if form is None:
        return None
    if isinstance(form, Unresolved):
        return form
    return next((found for each in inside(form) if (found := unresolved_in(each)) is not None), None)


# the official SDK


def official_input(builder: Builder, signature: Signature, profile: str, name: Value, typed: list[Typed]) -> Inputs:
    """The arguments model of mcp 1 and 2 (1.30.0, 2.3.0: func_metadata)."""
    inputs = Inputs(Schema(signature.arguments[0].place if signature.arguments else name.place))
    skipped, doubtful = _official_context(builder, typed, profile)
    inputs.unlisted |= skipped
    inputs.doubtful |= doubtful
    generator = Generator(builder)
    properties = Schema(inputs.schema.place)
    required: list[Value] = []
    open_required = configured = False
    for each in typed:
        public = each.argument.name
        if public.startswith("_"):
            inputs.problems.append(
                RefusedError(
                    "InvalidSignature", f"parameter {public} starts with an underscore", each.place, "underscore"
                )
            )
    for each in typed:
        public = each.argument.name
        if public in skipped or (each.form is not None and "class_var" in stripped(each.form)[2]):
            continue
        if profile == "mcp2" and each.form is not None:
            resolved = dependency_in(each.form, resolve=True)
            if resolved is not None:
                inputs.resolved.append(resolved)
                inputs.unlisted.add(public)
                continue
            buried = buried_resolve(each.form)
            if buried is not None:
                inputs.problems.append(
                    RefusedError("InvalidSignature", "Resolve(...) stands inside a union", buried.place, "option")
                )
        if public == "model_config":
            configured = _model_config(builder, inputs, each)
            continue
        if public in _BASE_MODEL_PROPERTIES and each.default is None and each.call is None:
            properties[public] = Unknown(each.place, "a parameter named like a pydantic attribute is not followed")
            open_required = True
            continue
        found, field_ = _official_field(builder, generator, inputs, each)
        shown = public
        if field_ is not None:
            shown = field_.alias or public
            if field_.unknown:
                properties.rest = Unknown(each.place, field_.unknown)
                generator.opened = properties.rest
                open_required = True
                continue
        inputs.names.append(shown)
        if found is None:
            continue
        if each.argument.doubtful:
            properties[shown] = Unknown(each.place, each.argument.doubtful)
            if refers(found):
                generator.opened = Unknown(each.place, each.argument.doubtful)
            open_required = True
            continue
        if found.rest is not None:
            generator.opened = found.rest
            if field_ is None or _may_have_alias(each.form):
                properties.rest = found.rest
                open_required = True
                continue
        properties[shown] = part_of(found)
        properties.keys_at[shown] = each.place
        if found.rest is not None and (public in doubtful or _may_be_injected(each, found)):
            open_required = True
            if not _is_certain(each):
                properties[shown] = found.rest
                continue
        if field_ is None or field_.core.kind != "default":
            required.append(Scalar(each.place, shown))
    schema = inputs.schema
    schema["type"] = "object"
    schema["properties"] = properties
    _set_required(schema, required, open_=open_required, place=schema.place)
    title = name.value if isinstance(name, Scalar) else None
    schema["title"] = (
        Scalar(name.place, f"{title}Arguments")
        if title is not None
        else Unknown(name.place, "the function's name is not known")
    )
    inputs.schema = generator.finish(schema)
    if any(each.form is not None and _names_self(each.form) for each in typed):
        # it stands for the model of the arguments
        inputs.schema = untold(schema.place, "typing.Self is not followed")
    elif configured:
        inputs.schema = untold(schema.place, "a default for model_config is not followed")
    _header(inputs, profile)
    if not open_required:
        try:
            check_resolvers(builder, [each.function for each in inputs.resolved], frozenset(inputs.names))
        except RefusedError as problem:
            inputs.late.append(problem)
    return inputs


def _names_self(form: Form) -> bool:
    return (isinstance(form, Named) and form.name == "typing.Self") or any(map(_names_self, inside(form)))


def _official_context(builder: Builder, typed: list[Typed], profile: str) -> tuple[set[str], set[str]]:
    """The parameter that gets the context, and those that may."""
    doubtful: set[str] = set()
    if any(unresolved_in(each.form) for each in typed):
        return set(), doubtful
    for each in typed:
        if each.form is None:
            continue
        verdict = is_member(builder, each.form, MCP_CONTEXTS[profile], generics=True)
        if verdict:
            return {each.argument.name}, doubtful
        if verdict is None:
            doubtful.add(each.argument.name)
    return set(), doubtful


def _official_field(
    builder: Builder, generator: Generator, inputs: Inputs, each: Typed
) -> tuple[Schema | None, FieldCore | None]:
    name = each.argument.name
    form = each.form
    missing = unresolved_in(form)
    if missing is not None:
        inputs.problems.append(
            RefusedError(
                "InvalidSignature",
                f"{missing.name} has no value when the function is registered",
                missing.place,
                "unresolved",
            )
        )
        return untold(each.place, f"{missing.name} has no value"), None
    if form is not None and _is_doubly_postponed(each):
        # the text of the annotation is text again, which pydantic looks up in a module of the SDK
        return untold(each.place, "a string in a postponed annotation is not followed"), None
    extra: list[Metadata] = []
    if form is None:
        schema = Object(each.place, ())
        form = Named(each.place, "typing.Any")
        from flake8_mcp.syntax.values import Entry

        entries = (
            Entry(Scalar(each.place, "title"), Scalar(each.place, name)),
            Entry(Scalar(each.place, "type"), Scalar(each.place, "string")),
        )
        schema = Object(each.place, entries)
        extra.append(JsonSchema(each.place, schema))
    alias: dict[str, Given] = {}
    if name in BASE_MODEL_CALLABLES:
        alias["alias"] = Given(
            each.argument.file, builder_scope(each), ast.Constant(name), None, Scalar(each.place, name)
        )
    extra.append(FieldCall(each.place, MappingProxyType(alias)))
    form = (
        AnnotatedAs(form.place, form.inner, (*form.metadata, *extra))
        if isinstance(form, AnnotatedAs)
        else AnnotatedAs(form.place, form, tuple(extra))
    )
    try:
        with builder.config(MappingProxyType({}), arbitrary=True):
            info = field_info(builder.reader, form, each.default, each.call)
            check_qualifiers(info, frozenset({"final"}), each.place)
            found = builder.field(name, info, each.place)
    except RefusedError as problem:
        inputs.problems.append(problem)
        return untold(each.place, problem.reason), None
    try:
        return generator.field(found, found.alias or name), found
    except LeftOutError:
        return None, found
    except RefusedError as problem:
        inputs.late.append(problem)
        return untold(each.place, problem.reason), found


def builder_scope(each: Typed) -> Scope:
    """The module scope of a parameter's file."""
    return each.argument.file.outline.module


def _model_config(builder: Builder, inputs: Inputs, each: Typed) -> bool:
    """Whether a parameter called model_config, which is dropped, may configure the model of the arguments.

    Without a default, or with None, pydantic refuses it; a `Field` is no configuration.
    """
    if isinstance(each.call, FieldCall):
        reason = "a Field cannot be the configuration of a model"
        inputs.problems.append(RefusedError("TypeError", reason, each.place, "reserved"))
        return False
    if each.call is None and (each.default is None or each.default.is_none):
        inputs.problems.append(
            RefusedError("PydanticUserError", "model_config cannot be the name of a field", each.place, "reserved")
        )
        return False
    value = value_of(builder.reader.evaluator, each.default) if each.default is not None else None
    return truth(value) is not False


def _is_doubly_postponed(each: Typed) -> bool:
    annotation = each.argument.node.annotation
    if annotation is None or not postpones(each.argument.file):
        return False
    texts = [one.value for one in _types_in(annotation) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return any(not hasattr(builtins, name) for text in texts for name in re.findall(r"\w+", text))


def _types_in(node: ast.expr) -> Iterator[ast.expr]:
    """The expressions of an annotation that are types: not what stands in Literal and behind the type in Annotated."""
    yield node
    if isinstance(node, ast.Subscript):
        last = dotted_name(node.value)[-1:]
        elements = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if last == ("Literal",):
            return
        for each in elements[:1] if last == ("Annotated",) else elements:
            yield from _types_in(each)
    elif isinstance(node, ast.BinOp):
        yield from _types_in(node.left)
        yield from _types_in(node.right)


def _may_be_injected(each: Typed, found: Schema) -> bool:
    return found.rest is not None and each.form is not None


def _may_have_alias(form: Form | None) -> bool:
    """Whether a type that is not known may bring another name for the parameter."""
    return isinstance(form, NotKnown) or (isinstance(form, AnnotatedAs) and isinstance(form.inner, NotKnown))


def _is_certain(each: Typed) -> bool:
    """Whether a parameter is listed although its type is not known: the author describes it."""
    if isinstance(each.call, FieldCall):
        return True
    return isinstance(each.form, AnnotatedAs) and any(
        isinstance(one, FieldCall | Description) for one in each.form.metadata
    )


def _set_required(schema: Schema, required: list[Value], *, open_: bool, place: Place) -> None:
    if open_:
        schema["required"] = (
            Array(place, tuple(required), "list", complete=False)
            if required
            else Unknown(place, "which parameters are listed is not known")
        )
    elif required:
        schema["required"] = list(required)


def _header(inputs: Inputs, profile: str) -> None:
    """Mcp 2.3.0: shared/inbound.py, find_invalid_x_mcp_header."""
    if profile != "mcp2":
        return
    seen: set[str] = set()
    for part, path in _positions(inputs.schema, ()):
        header = part.get("x-mcp-header")
        if header is None:
            continue
        place = getattr(header, "place", part.place)
        text = header.value if isinstance(header, Scalar) else header
        kind = part.get("type")
        if isinstance(header, Unknown):
            continue
        if not path:
            reason = "x-mcp-header stands where no chain of properties leads"
        elif not isinstance(text, str) or not _TOKEN.fullmatch(text):
            reason = "x-mcp-header is no header name"
        elif kind not in {"integer", "string", "boolean"}:
            reason = "x-mcp-header needs a type of integer, string or boolean"
        elif text.lower() in seen:
            reason = "two properties have the same x-mcp-header"
        else:
            seen.add(text.lower())
            continue
        inputs.late.append(RefusedError("InvalidSignature", reason, place))
        return


def _positions(part: Part, path: tuple[str, ...] | None) -> Iterator[tuple[Schema, tuple[str, ...] | None]]:
    if not isinstance(part, Schema):
        return
    yield part, path
    for key, each in part.items():
        if key == "properties" and isinstance(each, Schema):
            for name, inner in each.items():
                yield from _positions(inner, None if path is None else (*path, name))
        elif key in {"default", "examples", "enum", "const"}:
            continue
        elif key == "$defs" and isinstance(each, Schema):
            for inner in each.values():
                yield from _positions(inner, None)
        elif isinstance(each, list):
            for inner in each:
                yield from _positions(inner, None)
        else:
            yield from _positions(each, None)


# fastmcp


def fastmcp_input(
    builder: Builder, signature: Signature, profile: str, typed: list[Typed], excluded: frozenset[str]
) -> Inputs:
    """The call schema of fastmcp 2.14.7, 3.4.11 and 4.2.3 before its own changes (tools/function_parsing.py)."""
    inputs = Inputs(
        Schema(
            signature.arguments[0].place if signature.arguments else NamePlace(signature.file, signature.node, "def")
        )
    )
    _fastmcp_refusals(inputs, typed, profile)
    injected, doubtful = _injected(builder, typed, profile)
    inputs.unlisted |= injected | excluded
    inputs.doubtful |= doubtful
    if profile == "fm3":
        _context_before_required(inputs, typed, injected)
    strange = _dependency_globals(signature, typed, injected, profile)
    generator = Generator(builder)
    shown = [each for each in typed if each.argument.name not in injected and each.argument.name not in excluded]
    loses_defaults = (
        profile == "fm2" and not injected and not signature.wrapped and _annotations_change(signature, typed)
    )
    fields: list[tuple[Typed, FieldCore | None, Schema | None]] = []
    for each in shown:
        if each.argument.kind in {VARIADIC, KEYWORDS}:
            continue
        if loses_defaults and each.argument.kind == KEYWORD_ONLY:
            # fastmcp 2.14.7: the copy of the function that it makes has no keyword-only defaults
            each = Typed(each.argument, each.form, None, None)
        if strange:
            fields.append((each, None, untold(each.place, strange)))
            continue
        fields.append((each, *_fastmcp_field(builder, generator, inputs, each)))
        made = fields[-1][2]
        if each.argument.doubtful and made is not None and refers(made):
            generator.opened = Unknown(each.place, each.argument.doubtful)
    _check_order(inputs, fields)
    if any(each.argument.kind == POSITIONAL_ONLY for each in shown) and profile != "fm4":
        _positional(inputs, fields)
    else:
        _keyword(inputs, fields, doubtful)
    inputs.schema = generator.finish(inputs.schema)
    return inputs


def _fastmcp_refusals(inputs: Inputs, typed: list[Typed], profile: str) -> None:
    for each in typed:
        kind = each.argument.kind
        if kind == POSITIONAL_ONLY and profile == "fm4":
            inputs.problems.append(
                RefusedError(
                    "ValueError", "positional-only parameters are not supported", each.place, "positional-only"
                )
            )
        elif kind == VARIADIC:
            inputs.problems.append(
                RefusedError("ValueError", "functions with *args are not supported as tools", each.place, "variadic")
            )
        elif kind == KEYWORDS:
            inputs.problems.append(
                RefusedError("ValueError", "functions with **kwargs are not supported as tools", each.place, "variadic")
            )
    for each in typed:
        missing = unresolved_in(each.form)
        if missing is not None:
            inputs.problems.append(
                RefusedError(
                    "NameError",
                    f"{missing.name} has no value when the function is registered",
                    missing.place,
                    "unresolved",
                )
            )


def _context_before_required(inputs: Inputs, typed: list[Typed], injected: set[str]) -> None:
    """Fastmcp 3.4.11 gives contexts defaults: a required parameter cannot stand behind a positional-only one."""
    before = [each for each in typed if each.argument.kind == POSITIONAL_ONLY and each.argument.name in injected]
    required = [
        each
        for each in typed
        if each.argument.kind == EITHER and each.argument.default is None and each.argument.name not in injected
    ]
    if before and required:
        inputs.problems.append(
            RefusedError("ValueError", "non-default argument follows default argument", before[0].place)
        )


def _injected(builder: Builder, typed: list[Typed], profile: str) -> tuple[set[str], set[str]]:
    """The parameters that fastmcp fills in, and those of which it is not known."""
    found: set[str] = set()
    doubtful: set[str] = set()
    context_seen = False
    for each in typed:
        name = each.argument.name
        if each.argument.default is not None:
            verdict = is_dependency_default(builder, each.argument.file, each.argument.default, builder_scope(each))
            if verdict:
                found.add(name)
                continue
            if verdict is None:
                doubtful.add(name)
        if each.form is None:
            continue
        if dependency_in(each.form, resolve=False) is not None:
            found.add(name)
            continue
        names = FM_CONTEXTS | FM_SESSIONS if profile == "fm4" else FM_CONTEXTS
        verdict = is_member(builder, each.form, names, generics=False)
        if verdict and (profile != "fm2" or not context_seen):
            # fastmcp 2.14.7 finds the first one only
            found.add(name)
            context_seen = True
        elif verdict is None:
            doubtful.add(name)
    return found, doubtful


def _dependency_globals(signature: Signature, typed: list[Typed], injected: set[str], profile: str) -> str:
    """Why fastmcp 2 may not find the names of postponed annotations: with a context it looks in a module of its own."""
    if profile != "fm2" or not injected:
        return ""
    postponed = postpones(signature.file)
    for each in typed:
        annotation = each.argument.node.annotation
        if each.argument.name in injected or _names_builtins(annotation):
            continue
        if postponed or _holds_text(annotation):
            return "fastmcp 2 looks up postponed annotations in another module"
    return ""


def _names_builtins(annotation: ast.expr | None) -> bool:
    """Whether an annotation names nothing but builtins, also in its texts."""
    for each in ast.walk(annotation) if annotation is not None else ():
        if isinstance(each, ast.Name) and each.id not in _BUILTINS:
            return False
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            if not _BUILTINS.issuperset(_WORD.findall(each.value)):
                return False
    return True


def _annotations_change(signature: Signature, typed: list[Typed]) -> bool:
    """Whether fastmcp 2 makes a copy of the function: its resolved annotations differ from those written."""
    if postpones(signature.file) and (
        any(each.form is not None for each in typed) or signature.node.returns is not None
    ):
        return True
    annotations = [each.argument.node.annotation for each in typed]
    if any(_holds_text(each) for each in (*annotations, signature.node.returns)):
        return True  # None becomes NoneType, text becomes a type
    return any(_text_beside(each.form) is not None for each in typed)


def _text_beside(form: Form | None) -> Description | None:
    """The text of `Annotated[T, "text"]` that fastmcp takes for a description: nothing else stands beside the type.

    What pydantic's own annotated types have beside theirs counts: they are flattened.
    """
    match form:
        case AnnotatedAs(metadata=(Description() as text,), inner=inner):
            return None if isinstance(inner, Named) and inner.name in ANNOTATED else text
    return None


def _holds_text(annotation: ast.expr | None) -> bool:
    """Whether resolving an annotation changes it: it is None, or has text that is a type."""
    if annotation is None:
        return False
    if isinstance(annotation, ast.Constant):
        return True
    return any(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in _types_in(annotation))


def _fastmcp_field(
    builder: Builder, generator: Generator, inputs: Inputs, each: Typed
) -> tuple[FieldCore | None, Schema | None]:
    form = each.form if each.form is not None else Named(each.place, "typing.Any")
    missing = unresolved_in(form)
    if missing is not None:
        return None, untold(each.place, f"{missing.name} has no value")
    text = _text_beside(form)
    if text is not None:
        assert isinstance(form, AnnotatedAs)
        given = Given(each.argument.file, builder_scope(each), ast.Constant(""), None, text.text)
        form = AnnotatedAs(form.place, form.inner, (FieldCall(text.place, MappingProxyType({"description": given})),))
    try:
        with builder.config(MappingProxyType({}), arbitrary=False):
            info = field_info(builder.reader, form, each.default, each.call)
            found = builder.parameter(each.argument.name, info, each.place)
    except RefusedError as problem:
        inputs.problems.append(problem)
        return None, untold(each.place, problem.reason)
    try:
        schema = generator.inner(found.core).clone()
    except (LeftOutError, NoJsonSchemaError) as problem:
        reason = "the parameter is left out of the schema"
        if isinstance(problem, LeftOutError):
            inputs.late.append(RefusedError("PydanticOmit", reason, each.place))
        else:
            inputs.late.append(problem)
        return found, untold(each.place, str(problem))
    except RefusedError as problem:
        inputs.late.append(problem)
        return found, untold(each.place, problem.reason)
    if schema.rest is None and "title" not in schema and takes_title(found.core):
        schema["title"] = title_of(found.alias or found.name)
    return found, schema


def _check_order(inputs: Inputs, fields: list[tuple[Typed, FieldCore | None, Schema | None]]) -> None:
    """pydantic-core refuses a required positional argument behind one with a default."""
    seen = False
    for each, found, _ in fields:
        if each.argument.kind == KEYWORD_ONLY or found is None or _may_have_default(found):
            continue
        if found.core.kind == "default":
            seen = True
        elif seen:
            inputs.problems.append(
                RefusedError(
                    "SchemaError",
                    f"{each.argument.name} is required and stands behind one with a default",
                    each.place,
                    "order",
                )
            )
            return


def _keyword(inputs: Inputs, fields: list[tuple[Typed, FieldCore | None, Schema | None]], doubtful: set[str]) -> None:
    schema = inputs.schema
    properties = Schema(schema.place)
    required: list[Value] = []
    open_required = False
    for each, found, made in fields:
        name = each.argument.name
        if found is not None and found.unknown:
            properties.rest = Unknown(each.place, found.unknown)
            open_required = True
            continue
        shown = (found.alias or name) if found is not None else name
        inputs.names.append(shown)
        assert made is not None
        if each.argument.doubtful:
            properties[shown] = Unknown(each.place, each.argument.doubtful)
            open_required = True
            continue
        if made.rest is not None and (found is None or _may_have_alias(each.form)):
            properties.rest = made.rest
            open_required = True
            continue
        unsure = name in doubtful or (made.rest is not None and each.form is not None)
        if unsure and not _is_certain(each):
            properties[shown] = made.rest or Unknown(each.place, "the SDK may fill it in")
            properties.keys_at[shown] = each.place
            open_required = True
            continue
        properties[shown] = part_of(made)
        properties.keys_at[shown] = each.place
        if found is None or found.core.kind != "default":
            required.append(Scalar(each.place, shown))
    schema["type"] = "object"
    schema["properties"] = properties
    schema["additionalProperties"] = False
    _set_required(schema, required, open_=open_required, place=schema.place)


def _positional(inputs: Inputs, fields: list[tuple[Typed, FieldCore | None, Schema | None]]) -> None:
    """A function with positional-only parameters: the schema of an array."""
    schema = inputs.schema
    if any(each.argument.kind == KEYWORD_ONLY for each, _, _ in fields):
        inputs.late.append(NoJsonSchemaError("positional-only and keyword-only parameters together", schema.place))
        schema.rest = Unknown(schema.place, "positional-only and keyword-only parameters together")
        return
    schema["type"] = "array"
    schema["prefixItems"] = [part_of(made) for _, _, made in fields if made is not None]
    unsure = next((made for _, found, made in fields if made is not None and _may_have_default(found)), None)
    least = sum(found is None or found.core.kind != "default" for _, found, _ in fields)
    if unsure is not None:
        schema["minItems"] = unsure.rest or Unknown(unsure.place, "whether the parameter has a default is not known")
    elif least:
        schema["minItems"] = least
    schema["maxItems"] = len(fields)


def _may_have_default(found: FieldCore | None) -> bool:
    """Whether it is not known if a parameter has a default."""
    return found is None or bool(found.unknown) or found.core.kind == "unknown"


__all__ = ["Inputs", "Typed", "env_of", "fastmcp_input", "official_input", "typed_arguments", "unresolved_in"]
