"""The input schema that fastmcp makes of a signature."""

from __future__ import annotations

import ast
import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.outline import postpones
from flake8_mcp.syntax.values import Scalar, Unknown

from .arguments import (
    Inputs,
    Typed,
    builder_scope,
    is_certain,
    may_have_alias,
    set_required,
    types_in,
    unresolved_in,
    without_value,
)
from .expressions import Given, NamePlace
from .field_cores import parameter_core
from .fields import check_default, field_info
from .forms import AnnotatedAs, Named
from .generating import Generator, takes_title, title_of
from .injection import (
    FM_CONTEXTS,
    FM_SESSIONS,
    dependency_in,
    is_dependency_default,
    is_member,
)
from .json_tree import Schema, part_of, refers, untold
from .known import ANNOTATED
from .metadata import Description, FieldCall
from .refusals import LeftOutError, NoJsonSchemaError, RefusedError
from .signatures import EITHER, KEYWORD_ONLY, KEYWORDS, POSITIONAL_ONLY, VARIADIC
from .since import FM3_ANNOTATED_DEPENDENCIES, FM3_KEYWORD_DEFAULTS, FM_ANNOTATIONS_RESOLVED

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.values import Value

    from .building import Builder
    from .core import FieldCore
    from .forms import Form
    from .signatures import Signature
# pydantic 2.11.10 and before: a parameter of a function gets its title whatever its schema is (json_schema.py)
_OWN_TITLES_KEPT = (2, 12)
_WORD = re.compile(r"[^\W\d]\w*")
_BUILTINS = frozenset(
    {"None", "bool", "bytes", "dict", "float", "frozenset", "int", "list", "object", "set", "str", "tuple"}
)


def fastmcp_input(
    builder: Builder, signature: Signature, sdk: Sdk, typed: list[Typed], excluded: frozenset[str]
) -> Inputs:
    """The call schema of fastmcp 2.14.7, 3.4.11 and 4.2.3 before its own changes (tools/function_parsing.py)."""
    profile = sdk.profile
    inputs = Inputs(
        Schema(
            signature.arguments[0].place if signature.arguments else NamePlace(signature.file, signature.node, "def")
        )
    )
    _fastmcp_refusals(inputs, typed, profile)
    injected, doubtful = _injected(builder, typed, sdk)
    inputs.unlisted |= injected | excluded
    inputs.doubtful |= doubtful
    if profile == "fm3":
        _context_before_required(inputs, typed, injected)
    strange = _dependency_globals(signature, typed, injected, sdk)
    inputs.may_fail = bool(strange)
    generator = Generator(builder)
    if strange:
        generator.opened = Unknown(inputs.schema.place, strange)
    shown = [each for each in typed if each.argument.name not in injected and each.argument.name not in excluded]
    resolved = FM_ANNOTATIONS_RESOLVED.holds_for(sdk)
    loses_defaults = (
        resolved
        and not FM3_KEYWORD_DEFAULTS.holds_for(sdk)
        and not injected
        and not signature.wrapped
        and _annotations_change(signature, typed)
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
        fields.append((each, *_fastmcp_field(builder, generator, inputs, each, described=resolved)))
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
            inputs.problems.append(without_value("NameError", missing))


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


def _injected(builder: Builder, typed: list[Typed], sdk: Sdk) -> tuple[set[str], set[str]]:
    """The parameters that fastmcp fills in, and those of which it is not known."""
    found: set[str] = set()
    doubtful: set[str] = set()
    context_seen = False
    profile = sdk.profile
    in_annotated = profile != "fm3" or FM3_ANNOTATED_DEPENDENCIES.holds_for(sdk)
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
        if in_annotated and dependency_in(each.form, resolve=False) is not None:
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


def _dependency_globals(signature: Signature, typed: list[Typed], injected: set[str], sdk: Sdk) -> str:
    """Why fastmcp 2 may not find the names of postponed annotations, which it looks up in a module of its own.

    With a context; before 2.11.0 always.
    """
    resolved = FM_ANNOTATIONS_RESOLVED.holds_for(sdk)
    if sdk.profile != "fm2" or (resolved and not injected):
        return ""
    postponed = postpones(signature.file.outline.tree)
    annotations = [each.argument.node.annotation for each in typed if not (resolved and each.argument.name in injected)]
    for annotation in annotations if resolved else [*annotations, signature.node.returns]:
        if not _names_builtins(annotation) and (postponed or _holds_text(annotation)):
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
    if postpones(signature.file.outline.tree) and (
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
    return any(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in types_in(annotation))


def _fastmcp_field(
    builder: Builder, generator: Generator, inputs: Inputs, each: Typed, *, described: bool
) -> tuple[FieldCore | None, Schema | None]:
    form = each.form if each.form is not None else Named(each.place, "typing.Any")
    missing = unresolved_in(form)
    if missing is not None:
        return None, untold(each.place, f"{missing.name} has no value")
    text = _text_beside(form) if described else None
    if text is not None:
        assert isinstance(form, AnnotatedAs)
        given = Given(each.argument.file, builder_scope(each), ast.Constant(""), None, text.text)
        form = AnnotatedAs(form.place, form.inner, (FieldCall(text.place, MappingProxyType({"description": given})),))
    try:
        with builder.config(MappingProxyType({}), arbitrary=False):
            check_default(builder.reader, form, each.default)
            info = field_info(builder.reader, form, each.default, each.call)
            found = parameter_core(builder, each.argument.name, info, each.place)
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
    if (builder.versions.pydantic < _OWN_TITLES_KEPT and not schema.is_untold) or (
        schema.rest is None and "title" not in schema and takes_title(found.core)
    ):
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
        if made.rest is not None and (found is None or may_have_alias(each.form)):
            properties.rest = made.rest
            open_required = True
            continue
        unsure = name in doubtful or (made.rest is not None and each.form is not None)
        if unsure and not is_certain(each):
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
    set_required(schema, required, open_=open_required, place=schema.place)


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
