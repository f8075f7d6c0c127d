"""The input schema that the official SDK makes of a signature."""

from __future__ import annotations

import ast
import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.outline import postpones
from flake8_mcp.syntax.values import Object, Scalar, Unknown

from .arguments import (
    Inputs,
    Typed,
    builder_scope,
    is_certain,
    keeps_text,
    may_have_alias,
    set_required,
    text_of,
    unresolved_in,
    without_value,
)
from .expressions import Given, truth, value_of
from .field_cores import field_core
from .fields import check_qualifiers, field_info, stripped
from .forms import AnnotatedAs, Class, Named, inside
from .generating import Generator
from .injection import (
    MCP_CONTEXTS,
    buried_resolve,
    dependency_in,
    is_member,
)
from .json_tree import Schema, part_of, refers, untold
from .metadata import FieldCall, JsonSchema
from .refusals import LeftOutError, RefusedError
from .resolvers import check_resolvers
from .since import MCP_ALIASES, MCP_CONTEXTS_IN_TYPES, MCP_HEADERS_CHECKED, MCP_QUALIFIERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.values import Value

    from .building import Builder
    from .core import FieldCore
    from .forms import Form
    from .json_tree import Part
    from .metadata import Metadata
    from .signatures import Signature
    from .since import Since

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
_TOKEN = re.compile(r"[!#$%&'*+\-.^_`|~0-9A-Za-z]+")


# the official SDK


def official_input(builder: Builder, signature: Signature, sdk: Sdk, name: Value, typed: list[Typed]) -> Inputs:
    """The arguments model of mcp 1 and 2 (1.30.0, 2.3.0: func_metadata)."""
    profile = sdk.profile
    inputs = Inputs(Schema(signature.arguments[0].place if signature.arguments else name.place))
    skipped, doubtful = _official_context(builder, typed, profile)
    inputs.unlisted |= skipped
    inputs.doubtful |= doubtful
    generator = Generator(builder)
    properties = Schema(inputs.schema.place)
    required: list[Value] = []
    open_required = False
    for each in typed:
        public = each.argument.name
        if public.startswith("_"):
            inputs.problems.append(
                RefusedError(
                    "InvalidSignature", f"parameter {public} starts with an underscore", each.place, "underscore"
                )
            )
    configured = any(_model_config(builder, inputs, each) for each in typed if _configures(each, skipped, profile))
    inputs.may_fail = configured or any(keeps_text(each.argument.file, each.argument.node.annotation) for each in typed)
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
            if field_ is None or may_have_alias(each.form):
                properties.rest = found.rest
                open_required = True
                continue
        properties[shown] = part_of(found)
        properties.keys_at[shown] = each.place
        if found.rest is not None and (public in doubtful or _may_be_injected(each, found)):
            open_required = True
            if not is_certain(each):
                properties[shown] = found.rest
                continue
        if field_ is None or field_.core.kind != "default":
            required.append(Scalar(each.place, shown))
    schema = inputs.schema
    schema["type"] = "object"
    schema["properties"] = properties
    set_required(schema, required, open_=open_required, place=schema.place)
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
    earlier = next((each for part in typed for each in _unlike_newest(builder, part, sdk)), None)
    if earlier is not None:
        inputs.problems.clear()
        inputs.late.clear()
        inputs.schema = untold(schema.place, f"{earlier.part}: before {earlier.release} not followed")
    if MCP_HEADERS_CHECKED.holds_for(sdk):
        _header(inputs, profile)
    if not open_required:
        try:
            check_resolvers(builder, [each.function for each in inputs.resolved], frozenset(inputs.names))
        except RefusedError as problem:
            inputs.late.append(problem)
    return inputs


def _unlike_newest(builder: Builder, each: Typed, sdk: Sdk) -> Iterator[Since]:
    """What an older release makes something else of than the newest, and is not followed there."""
    name, form = each.argument.name, each.form
    if form is not None and not MCP_CONTEXTS_IN_TYPES.holds_for(sdk):
        is_text = postpones(each.argument.file.outline.tree) or text_of(each.argument.node.annotation) is not None
        plain = isinstance(form, Named | Class) and not is_text
        if not plain and is_member(builder, form, MCP_CONTEXTS["mcp1"], generics=True) is not False:
            yield MCP_CONTEXTS_IN_TYPES
    if not MCP_ALIASES.holds_for(sdk) and name in BASE_MODEL_CALLABLES:
        yield MCP_ALIASES
    if not MCP_QUALIFIERS.holds_for(sdk) and (name == "model_config" or (form is not None and stripped(form)[2])):
        yield MCP_QUALIFIERS


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
    """The schema of a parameter, None if it is left out."""
    name = each.argument.name
    form = each.form
    missing = unresolved_in(form)
    kept = keeps_text(each.argument.file, each.argument.node.annotation)
    if missing is not None and (missing.error == "NameError" or not kept):
        inputs.problems.append(without_value("InvalidSignature", missing))
        return untold(each.place, f"{missing.name} has no value"), None
    if kept:
        # what is still text pydantic looks up in a module of the SDK
        return untold(each.place, "text inside of an annotation is not followed"), None
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
    except RefusedError as problem:
        inputs.problems.append(problem)
        return untold(each.place, problem.reason), None
    found = None
    try:
        with builder.config(MappingProxyType({}), arbitrary=True):
            found = field_core(builder, name, info, each.place)
        return generator.field(found, found.alias or name), found
    except LeftOutError:
        return None, found
    except RefusedError as problem:
        if not inputs.may_fail:
            (inputs.problems if found is None else inputs.late).append(problem)
        return untold(each.place, problem.reason), found


def _configures(each: Typed, skipped: set[str], profile: str) -> bool:
    """Whether a parameter is called model_config, and is not filled in."""
    if each.argument.name != "model_config" or "model_config" in skipped:
        return False
    return profile != "mcp2" or each.form is None or dependency_in(each.form, resolve=True) is None


def _model_config(builder: Builder, inputs: Inputs, each: Typed) -> bool:
    """Whether a parameter called model_config, which is dropped, may configure the model of the arguments.

    Without a default, or with None, pydantic refuses it; a `Field` is no configuration, and neither is text or a
    number.
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
    if (
        isinstance(value, Scalar)
        and value.member is None
        and isinstance(value.value, str | int | float)
        and value.value
    ):
        # pydantic 2.14.4, _config.py: dict.update()
        type_ = "ValueError" if isinstance(value.value, str) else "TypeError"
        inputs.problems.append(RefusedError(type_, "the configuration of a model is a dict", each.place, "reserved"))
        return False
    return truth(value) is not False


def _may_be_injected(each: Typed, found: Schema) -> bool:
    return found.rest is not None and each.form is not None


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
