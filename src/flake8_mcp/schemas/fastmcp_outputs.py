"""The output schema that fastmcp makes of a return type."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.outline import postpones
from flake8_mcp.syntax.values import Scalar, Unknown

from .arguments import keeps_text, text_of, types_in, unresolved_in, without_value
from .fields import stripped
from .forms import (
    UNHASHABLE,
    AnnotatedAs,
    Class,
    Items,
    Named,
    NewTypeOf,
    NotKnown,
    Parametrized,
    UnionOf,
    inside,
    is_hashable,
    is_none,
    union,
)
from .generating import Generator, takes_title
from .json_tree import Schema, bare, opened, part_of, untold
from .known import ANNOTATED
from .profiles import compressed, listed, schema_with_root
from .refusals import LeftOutError, NoCoreSchemaError, RefusedError
from .returns import CONTENT, MCP_HELPERS, Returns, is_foreign_type, sdk_type
from .since import (
    FM3_BARE_WRAPPER,
    FM3_BYTES,
    FM3_OWN_ALIASES,
    FM3_REFERENCES_READ,
    FM4_BARE_SEQUENCES,
    FM4_TYPE_LISTS,
    FM_ANNOTATIONS_RESOLVED,
    FM_INLINED,
    FM_REFERENCES_ARE_OBJECTS,
    FM_ROOT_KEPT,
    LISTED,
)

if TYPE_CHECKING:
    from .core import Core
    from .forms import Form


_FM_HELPERS = frozenset(
    f"{module}.{name}"
    for module in ("fastmcp.utilities.types", "fastmcp", "fastmcp.utilities")
    for name in ("Image", "Audio", "File")
)

_TOOL_RESULTS = frozenset(
    {"fastmcp.tools.ToolResult", "fastmcp.tools.tool.ToolResult", "fastmcp.tools.base.ToolResult"}
)

_WRAPPER_DOC = "Generic wrapper for non-object return types."

Output = Schema | None


def fastmcp_output(returns: Returns) -> Output:
    """The output schema of fastmcp 2, 3 and 4; None if there is none."""
    form = returns.form()
    if form is None or returns.node is None:
        return None
    missing = unresolved_in(form)
    if missing is not None:
        returns.problems.append(without_value("NameError", missing))
        return untold(returns.place, f"{missing.name} has no value")
    if not LISTED["fastmcp"]["output_schema"].holds_for(returns.sdk):
        return None
    is_text = postpones(returns.signature.file.outline.tree) or text_of(returns.node) is not None
    text_inside = is_text or any(text_of(each) is not None for each in types_in(returns.node))
    if text_inside and not FM_ANNOTATIONS_RESOLVED.holds_for(returns.sdk):
        return untold(returns.place, f"before {FM_ANNOTATIONS_RESOLVED.release}, return types are not resolved")
    if not is_text and keeps_text(returns.signature.file, returns.node):
        return untold(returns.place, "text inside of an annotation is not followed")
    if not is_hashable(form):
        # fastmcp 2.14.7, 3.4.11, 4.2.3: get_cached_typeadapter
        return untold(returns.place, UNHASHABLE)
    if is_none(form) and not is_text and isinstance(returns.node, ast.Constant):
        return None  # None itself, and not its type
    if isinstance(form, Named) and form.name in {"typing.Any", "builtins.Ellipsis"}:
        return None
    if isinstance(form, NotKnown):
        return untold(returns.place, form.reason)
    if returns.profile == "fm4":
        narrowed = _strip_input_required(returns, form)
        if narrowed is None:
            return None
        form = narrowed
    verdict = _is_suppressed(returns, form)
    if verdict:
        return None
    if verdict is None:
        return untold(returns.place, "whether the SDK makes an output schema is not known")
    try:
        return _schema_of(returns, form)
    except NoCoreSchemaError:
        return None
    except LeftOutError:
        return untold(returns.place, "the return type is left out")
    except RefusedError as problem:
        returns.late.append(problem)
        return untold(returns.place, problem.reason)


def _strip_input_required(returns: Returns, form: Form) -> Form | None:
    if not _contains(form, "InputRequiredResult"):
        return form
    if isinstance(form, UnionOf):
        rest = [each for each in form.arms if not _contains(each, "InputRequiredResult")]
        return union(form.place, rest) if rest else None
    return None


def _is_suppressed(returns: Returns, form: Form) -> bool | None:
    """Whether the return type holds something that fastmcp makes no schema of."""
    if returns.profile != "fm2" and FM3_BYTES.holds_for(returns.sdk) and _holds_bytes(form):
        return True
    if returns.profile == "fm4":
        if sdk_type(form) == "CallToolResult":
            return True
        if FM4_BARE_SEQUENCES.holds_for(returns.sdk) and _is_unconstrained(form):
            return True
    return _has_content(returns, form)


def _has_content(returns: Returns, form: Form) -> bool | None:
    if isinstance(form, Named):
        if sdk_type(form) in CONTENT or form.name in _FM_HELPERS or form.name in _TOOL_RESULTS:
            return True
        if sdk_type(form) is not None or form.name in MCP_HELPERS:
            return False
        return None if is_foreign_type(form) else False
    if isinstance(form, Class):
        facts = returns.builder.classes.facts(form)
        if facts.names & _TOOL_RESULTS:
            return True if FM3_BYTES.holds_for(returns.sdk) else None
        return None if facts.kind == "unknown" else False
    if isinstance(form, NewTypeOf):
        return False
    if isinstance(form, Parametrized) and any(isinstance(each, Items) for each in form.args):
        returns.problems.append(
            RefusedError("TypeError", "fastmcp cannot look into the arguments of a callable", form.place, "type")
        )
        return False
    verdicts = [_has_content(returns, each) for each in inside(form)]
    if True in verdicts:
        return True
    return None if None in verdicts else False


def _schema_of(returns: Returns, form: Form) -> Output:
    if returns.problems:
        return untold(returns.place, returns.problems[0].reason)
    with returns.builder.config(MappingProxyType({}), arbitrary=False):
        core = returns.builder.build(_rebuilt(form))
    if core.kind == "unknown":
        return untold(returns.place, core.reason)
    return returns.kept(core, lambda: _written(returns, core, form))


def _written(returns: Returns, core: Core, form: Form) -> Output:
    generator = _generator(returns, form)
    base = generator.generate(core)
    verdict = _is_object(returns, base)
    if verdict is None:
        return untold(
            returns.place, base.rest.reason if base.rest is not None else "whether it is an object is not known"
        )
    if not verdict:
        base = _wrap(returns, core, form)
    if "$ref" in base and FM_ROOT_KEPT.holds_for(returns.sdk) and not FM_INLINED.holds_for(returns.sdk):
        return untold(returns.place, f"before {FM_INLINED.release}, a reference at the root may be kept")
    schema = listed(compressed(base, returns.sdk), returns.sdk, returns.signature)
    if not FM3_REFERENCES_READ.holds_for(returns.sdk) and schema and _is_object(returns, schema) is False:
        # a reference counts as an object, and is inlined then
        raise RefusedError("ValueError", "an output schema must be an object", form.place)
    return schema if schema or schema.rest is not None else None


def _generator(returns: Returns, form: Form) -> Generator:
    if returns.profile == "fm4":
        return Generator(
            returns.builder, "serialization", by_alias=False, alias_rule=lambda about: bool(about.by_alias)
        )
    by_alias = True
    if returns.profile == "fm3" and FM3_OWN_ALIASES.holds_for(returns.sdk):
        by_alias = _by_alias(returns, form)
    return Generator(returns.builder, "serialization", by_alias=by_alias)


def _by_alias(returns: Returns, form: Form) -> bool:
    """Fastmcp 3.4.11: the model that is returned decides with its serialize_by_alias."""
    from .configs import config_of

    if isinstance(form, AnnotatedAs):
        return _by_alias(returns, form.inner)
    arms = form.arms if isinstance(form, UnionOf) else (form,)
    for each in arms:
        one = each.inner if isinstance(each, AnnotatedAs) else each
        origin = one.origin if isinstance(one, Parametrized) else one
        if isinstance(origin, Class) and returns.builder.classes.facts(origin).kind in {"model", "root"}:
            config = config_of(returns.builder, returns.builder.classes.facts(origin))
            value = config.value(returns.builder, "serialize_by_alias")
            return bool(value.value) if isinstance(value, Scalar) and value.value is not None else True
    return True


def _is_object(returns: Returns, schema: Schema) -> bool | None:
    if schema.rest is not None and "type" not in schema:
        return None
    kind = opened(schema["type"]) if "type" in schema else None
    if isinstance(kind, Unknown):
        return None
    if FM4_TYPE_LISTS.holds_for(returns.sdk) and kind is not None:
        if isinstance(kind, list):
            return [each for each in map(bare, kind) if each != "null"] == ["object"]
        return bare(kind) == "object"
    if bare(kind) == "object":
        return True
    if not FM_REFERENCES_ARE_OBJECTS.holds_for(returns.sdk):
        return False
    if "properties" in schema:
        return True
    if not FM3_REFERENCES_READ.holds_for(returns.sdk):
        return "$ref" in schema and "$defs" in schema
    resolved = schema_with_root(schema)
    return resolved is not schema and _is_object(returns, resolved)


def _wrap(returns: Returns, core: Core, form: Form) -> Schema:
    generator = _generator(returns, form)
    inner = generator.inner(core).clone()

    if inner.rest is None and "title" not in inner and takes_title(core):
        inner["title"] = "Result"
    place = form.place
    properties = Schema(place, {"result": part_of(inner)})
    found = Schema(place, {"type": "object", "properties": properties, "title": "_WrappedResult"})
    if core.kind != "default":
        found["required"] = ["result"]
    if not FM3_BARE_WRAPPER.holds_for(returns.sdk) and returns.builder.versions.pydantic >= (2, 13):
        found["description"] = _WRAPPER_DOC
    finished = generator.finish(found)
    finished["x-fastmcp-wrap-result"] = True
    return finished


def _rebuilt(form: Form) -> Form:
    """A type as fastmcp rebuilds it with its replace_type: a bare typing.Tuple becomes an empty tuple."""
    match form:
        case Named() if form.name == "typing.Tuple":
            return Parametrized(form.place, form, ())
        case Named() if form.name == "typing.Callable":
            raise RefusedError("TypeError", "fastmcp cannot rebuild a callable without arguments", form.place, "type")
        case Named() if form.name in {"typing.Hashable", "typing.Sized"}:
            raise RefusedError("TypeError", f"fastmcp cannot rebuild {form.name}", form.place, "type")
        case Parametrized() if stripped(form)[2]:
            raise RefusedError("TypeError", "fastmcp cannot rebuild a qualifier of fields", form.place)
        case Named() if form.name == "typing.Pattern":
            return NotKnown(form.place, "how fastmcp rebuilds typing.Pattern is not followed")
        case AnnotatedAs():
            inner = _rebuilt(form.inner)
            return AnnotatedAs(form.place, inner, form.metadata)
        case Parametrized():
            return Parametrized(form.place, form.origin, tuple(_rebuilt(each) for each in form.args))
        case UnionOf():
            return UnionOf(form.place, tuple(_rebuilt(each) for each in form.arms))
        case _:
            return form


def _contains(form: Form, name: str) -> bool:
    if isinstance(form, AnnotatedAs):
        return _contains(form.inner, name)
    if isinstance(form, UnionOf):
        return any(_contains(each, name) for each in form.arms)
    return sdk_type(form) == name


def _holds_bytes(form: Form) -> bool:
    if isinstance(form, AnnotatedAs):
        return _holds_bytes(form.inner)
    if isinstance(form, UnionOf):
        return any(map(_holds_bytes, form.arms))
    return isinstance(form, Named) and ANNOTATED.get(form.name, form.name) == "builtins.bytes"


def _is_unconstrained(form: Form) -> bool:
    if isinstance(form, AnnotatedAs):
        form = form.inner
    names = {
        "builtins.list",
        "builtins.tuple",
        "collections.abc.Sequence",
        "typing.List",
        "typing.Tuple",
        "typing.Sequence",
    }
    if isinstance(form, Named):
        return form.name in names
    if not isinstance(form, Parametrized) or not isinstance(form.origin, Named) or form.origin.name not in names:
        return False
    first = form.args[0] if form.args else None
    is_any = isinstance(first, Named) and first.name == "typing.Any"
    if form.origin.name.rpartition(".")[2].lower() == "tuple" and form.args:
        last = form.args[-1]
        return len(form.args) == 2 and is_any and isinstance(last, Named) and last.name == "builtins.Ellipsis"
    return all(isinstance(each, Named) and each.name == "typing.Any" for each in form.args)
