"""The output schema of a function, by SDK."""

from __future__ import annotations

import ast
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Scalar, Unknown

from .annotations import postpones
from .arguments import env_of, unresolved_in
from .class_fields import sources_of
from .core import About, Core
from .expressions import ExpressionPlace, Given, NamePlace
from .fields import field_info, stripped
from .forms import (
    Alias,
    AnnotatedAs,
    Class,
    Items,
    LiteralOf,
    Made,
    Named,
    NewTypeOf,
    NotKnown,
    Parametrized,
    UnionOf,
    Variable,
    inside,
    is_none,
    union,
)
from .generating import Generator
from .json_tree import Schema, part_of, untold
from .known import ANNOTATED
from .metadata import FieldCall
from .profiles import compressed, listed, schema_with_root
from .refusals import LeftOutError, NoCoreSchemaError, RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from flake8_mcp.syntax.values import Place, Value

    from .annotations import Env
    from .building import Builder
    from .classes import Facts
    from .forms import Form
    from .metadata import Metadata
    from .signatures import Signature

_TYPES = ("mcp.types.", "mcp_types.", "mcp.types._types.", "mcp_types._types.", "mcp.")
CONTENT = frozenset({"TextContent", "ImageContent", "AudioContent", "ResourceLink", "EmbeddedResource"})
_FM_HELPERS = frozenset(
    f"{module}.{name}"
    for module in ("fastmcp.utilities.types", "fastmcp", "fastmcp.utilities")
    for name in ("Image", "Audio", "File")
)
_TOOL_RESULTS = frozenset(
    {"fastmcp.tools.ToolResult", "fastmcp.tools.tool.ToolResult", "fastmcp.tools.base.ToolResult"}
)
_MCP_HELPERS = frozenset(
    f"mcp.server.{module}.{name}"
    for module in ("fastmcp", "fastmcp.utilities.types", "mcpserver", "mcpserver.utilities.types")
    for name in ("Image", "Audio")
)
_WRAPPED = frozenset(
    {"builtins.str", "builtins.int", "builtins.float", "builtins.bool", "builtins.bytes", "builtins.None"}
)
# Classes without type hints: get_type_hints gives nothing (Python 3.11 to 3.13).
_WITHOUT_HINTS = frozenset(
    {
        "builtins.list", "builtins.dict", "builtins.set", "builtins.frozenset", "builtins.tuple", "builtins.object",
        "builtins.bytearray", "builtins.complex", "builtins.type", "datetime.datetime", "datetime.date",
        "datetime.time",
        "datetime.timedelta", "decimal.Decimal", "pathlib.Path", "pathlib.PurePath", "uuid.UUID", "fractions.Fraction",
        "typing.Any", "collections.OrderedDict", "collections.defaultdict", "collections.deque", "collections.Counter",
    }
)  # fmt: skip
_WRAPPER_DOC = "Generic wrapper for non-object return types."

Output = Schema | None


def sdk_type(form: Form) -> str | None:
    """The name of a protocol type of the SDKs, such as `TextContent`."""
    if not isinstance(form, Named):
        return None
    module, _, last = form.name.rpartition(".")
    return last if f"{module}." in _TYPES else None


class Returns:
    """Derives the output schema of one function."""

    def __init__(
        self, builder: Builder, signature: Signature, profile: str, name: Value, release: tuple[int, int] = (99, 0)
    ) -> None:
        self.builder = builder
        self.release = release
        self.signature = signature
        self.profile = profile
        self.name = name
        node = signature.node.returns
        self.node = node
        self.place: Place = (
            NamePlace(signature.file, signature.node, signature.node.name)
            if node is None
            else ExpressionPlace(signature.file, node)
        )
        self._form: Form | None = None
        self.problems: list[RefusedError] = []
        self.late: list[RefusedError] = []

    def form(self) -> Form | None:
        """The type that the function declares to return."""
        if self.node is not None and self._form is None:
            self._form = self.builder.reader.annotation(self.node, env_of(self.signature))
        return self._form

    # the official SDK

    def official(self, *, structured: bool | None, flag: Place | None = None) -> Output:
        """The output schema of mcp 1 and 2; None if there is none (1.30.0, 2.3.0: func_metadata).

        `flag` is the place of the keyword that asks for one.
        """
        if structured is False or self.release < (1, 10):
            # mcp 1.9.4 and before know no output schema
            return None
        form = self.form()
        if form is None:
            if structured:
                self.problems.append(
                    RefusedError(
                        "InvalidSignature", "structured_output needs a return annotation", flag or self.place, "option"
                    )
                )
            return None
        missing = unresolved_in(form)
        if missing is not None:
            self.problems.append(
                RefusedError(
                    "InvalidSignature",
                    f"{missing.name} has no value when the function is registered",
                    missing.place,
                    "unresolved",
                )
            )
            return untold(self.place, f"{missing.name} has no value")
        if stripped(form)[2]:
            reason = "the return annotation has a qualifier of fields"
            self.problems.append(RefusedError("InvalidSignature", reason, self.place))
            return untold(self.place, reason)
        inner = form.inner if isinstance(form, AnnotatedAs) else form
        if isinstance(inner, NotKnown):
            return untold(self.place, inner.reason)
        if self.profile == "mcp2":
            narrowed = self._without_input_required(form)
            if narrowed is None:
                return None
            if narrowed is not form:
                form = narrowed
                inner = form.inner if isinstance(form, AnnotatedAs) else form
        if isinstance(inner, UnionOf) and any(sdk_type(each) == "CallToolResult" for each in inner.arms):
            self.problems.append(
                RefusedError("InvalidSignature", "CallToolResult cannot be part of a union", self.place, "type")
            )
            return None
        if sdk_type(inner) == "CallToolResult":
            second = self._second_of_annotated(form)
            if second is None:
                return None
            form = inner = second
        if self.profile == "mcp2" and structured is None:
            content = self._returns_content(form)
            if content:
                return None
            if content is None:
                return untold(self.place, "whether it returns content blocks is not known")
        try:
            schema = self._official(form, inner)
        except _NoSchemaError:
            schema = None
        except RefusedError as problem:
            self.problems.append(problem)
            return untold(self.place, problem.reason)
        if schema is None and structured:
            self.problems.append(
                RefusedError(
                    "InvalidSignature", "the return type cannot be written as JSON", flag or self.place, "option"
                )
            )
        return schema

    def _without_input_required(self, form: Form) -> Form | None:
        inner = form.inner if isinstance(form, AnnotatedAs) else form
        if sdk_type(inner) == "InputRequiredResult":
            return None
        if isinstance(inner, UnionOf):
            rest = [each for each in inner.arms if sdk_type(each) != "InputRequiredResult"]
            if not rest:
                return None
            if len(rest) < len(inner.arms):
                return union(form.place, rest)
        return form

    def _second_of_annotated(self, form: Form) -> Form | None:
        """The type behind CallToolResult in `Annotated[CallToolResult, Model]`."""
        node = self.node
        if not isinstance(form, AnnotatedAs):
            return None
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple) and len(node.slice.elts) == 2:
            return self.builder.reader.annotation(node.slice.elts[1], env_of(self.signature))
        return NotKnown(form.place, "the type behind CallToolResult is not followed")

    def _returns_content(self, form: Form) -> bool | None:
        if isinstance(form, AnnotatedAs):
            return self._returns_content(form.inner)
        if isinstance(form, Named):
            last = sdk_type(form)
            if last in CONTENT or form.name in _MCP_HELPERS:
                return True
            return None if last is None and self._is_foreign(form) else False
        if isinstance(form, Class):
            return False if self.builder.classes.facts(form).kind != "unknown" else None
        parts: tuple[Form, ...] = ()
        if isinstance(form, UnionOf):
            parts = form.arms
        elif isinstance(form, Parametrized) and isinstance(form.origin, Named):
            if form.origin.name in {
                "builtins.list",
                "typing.List",
                "builtins.tuple",
                "typing.Tuple",
                "collections.abc.Sequence",
                "typing.Sequence",
            }:
                parts = form.args
        verdicts = [self._returns_content(each) for each in parts]
        if True in verdicts:
            return True
        return None if None in verdicts else False

    def _is_foreign(self, form: Named) -> bool:
        from .injection import is_foreign

        return is_foreign(form.name)

    def _official(self, form: Form, inner: Form) -> Output:
        if is_none(inner):
            return self._wrapped(form)
        if isinstance(inner, Parametrized) and isinstance(inner.origin, Named):
            name = inner.origin.name
            if (
                name == "builtins.dict"
                and len(inner.args) == 2
                and isinstance(inner.args[0], Named)
                and inner.args[0].name == "builtins.str"
            ):
                return self._dict(inner)
            if self._is_foreign(inner.origin):
                return untold(self.place, f"{name} is not in the project")
            return self._wrapped(form)
        if isinstance(inner, Class | Made) or (isinstance(inner, Parametrized) and isinstance(inner.origin, Class)):
            return self._class(form, inner)
        if isinstance(inner, Named):
            if ANNOTATED.get(inner.name, inner.name) in _WRAPPED:
                return self._wrapped(form)
            if inner.name == "typing.Any" and self.builder.versions.python_at_least(3, 11) is False:
                return self._wrapped(form)
            if ANNOTATED.get(inner.name, inner.name) in _WITHOUT_HINTS:
                return None
            if inner.name.startswith("typing."):
                return self._wrapped(form)
            return untold(self.place, f"{inner.name} is not in the project")
        if isinstance(inner, UnionOf | LiteralOf | Variable | NewTypeOf | Alias):
            return self._wrapped(form)
        return untold(self.place, inner.reason if isinstance(inner, NotKnown) else "the return type is not followed")

    def _class(self, form: Form, inner: Form) -> Output:
        origin = inner.origin if isinstance(inner, Parametrized) else inner
        if isinstance(origin, Made) and origin.maker.startswith("enum."):
            return None
        if not isinstance(origin, Class):
            return untold(self.place, "a class made by a call is not followed")
        facts = self.builder.classes.facts(origin)
        if facts.kind == "unknown":
            return untold(self.place, facts.reason)
        if facts.kind in {"model", "root"}:
            core = self.builder.build(inner)
            return self._kept(core, lambda: self._json(core))
        if isinstance(inner, Parametrized):
            return self._wrapped(form)
        if facts.kind == "typed_dict":
            if self.profile == "mcp2":
                return self._json(self._typed_dict(origin))
            return self._from_hints(origin, optional_keys=True)
        if facts.kind == "named_tuple":
            return None
        if facts.kind == "enum":
            annotated = any(each.annotation is not None for each in facts.attributes)
            return untold(self.place, "an Enum with annotations is not followed") if annotated else None
        strange = facts.names - {
            "builtins.object",
            "abc.ABC",
            "typing.Generic",
            "typing.Protocol",
            "builtins.str",
            "builtins.int",
            "builtins.dict",
            "builtins.Exception",
        }
        if strange:
            return untold(self.place, f"the type hints of {min(strange)} are not known")
        return self._from_hints(origin, optional_keys=False)

    def _kept(self, core: Core, make: Callable[[], Output]) -> Output:
        """The output schema of a class: the same for every tool that returns it, if it is known."""
        if not core.is_bare_reference:
            return make()
        key = (self.profile, core.ref)
        found = self.builder.outputs.get(key)
        if found is None:
            found = make()
            if found is not None and found.rest is None:
                self.builder.outputs[key] = found
        return found

    def _typed_dict(self, form: Class) -> Core:
        """Mcp 2.3.0 rebuilds a typing.TypedDict that pydantic would refuse."""
        facts = self.builder.classes.facts(form)
        if "typing.TypedDict" not in facts.names or self.builder.versions.python_at_least(3, 12):
            return self.builder.build(form)
        before = self.builder.versions
        self.builder.versions = replace(before, pythons=frozenset({(3, 12)}))
        try:
            return self.builder.build(form)
        finally:
            self.builder.versions = before

    def _from_hints(self, form: Class, *, optional_keys: bool) -> Output:
        """The model that the SDK makes of a class's type hints."""
        builder = self.builder
        facts = builder.classes.facts(form)
        sources = sources_of(builder, facts, ())
        slots = any(
            "__slots__" in {one.name for one in builder.classes.facts(base.form).attributes}
            for base in facts.order
            if isinstance(base.form, Class)
        )
        if not sources:
            return None
        if isinstance(facts.decorator, ast.Call):
            flag = next((each.value for each in facts.decorator.keywords if each.arg == "slots"), None)
            if isinstance(flag, ast.Constant) and flag.value is True:
                # the attributes of the class are descriptors, which cannot be written as defaults
                raise _NoSchemaError
            slots = slots or flag is not None
        if slots:
            return untold(self.place, "a class with slots is not followed")
        fields = []
        for name, source in sources.items():
            if name.startswith("_"):
                continue
            annotation = source.attribute.annotation
            assert annotation is not None
            env = source.facts.env()
            read = builder.reader.read(annotation, env)
            plain, _, qualifiers = stripped(read)
            hint = _without_extras(plain)
            if "class_var" in qualifiers:
                continue
            if "init_var" in qualifiers:
                raise RefusedError("PydanticForbiddenQualifier", "InitVar is invalid in a model", self.place)
            reads_only = builder.versions.python_at_least(3, 13)
            if "read_only" in qualifiers and reads_only is not True:
                # Python 3.12.1: get_type_hints leaves ReadOnly, which comes from typing_extensions there
                if reads_only is None:
                    return untold(self.place, "whether Python knows ReadOnly is not known")
                raise RefusedError("PydanticForbiddenQualifier", "ReadOnly is invalid in a model", self.place)
            default = self._hint_default(source.attribute.value, env, source.facts)
            if isinstance(default, Unknown):
                return untold(self.place, default.reason)
            if optional_keys:
                from .typed_dicts import is_total

                total = is_total(builder, source.facts)
                required = (total or "required" in qualifiers) and "not_required" not in qualifiers
                default = (
                    None
                    if required
                    else Given(
                        env.file,
                        env.names,
                        ast.Constant(None),
                        None,
                        Scalar(NamePlace(env.file, source.attribute.node, name), None),
                    )
                )
            place = NamePlace(env.file, source.attribute.node, name)
            if isinstance(default, tuple):
                info = field_info(builder.reader, hint, None, default[0])
            else:
                info = field_info(builder.reader, hint, default)
            fields.append(builder.field(name, info, place))
        whole = ExpressionPlace(form.file, form.node.bases[0]) if form.node.bases else self.place
        about = About(form.node.name, whole)
        return self._json(Core("model", whole, fields=tuple(fields), about=about))

    def _hint_default(self, value: ast.expr | None, env: Env, facts: Facts) -> Given | tuple[Metadata] | Unknown | None:
        """The attribute that a class has for a field: what getattr gives."""
        from .fields import assigned_field

        if value is None:
            return None
        given = Given(env.file, env.names, value)
        if (
            facts.kind == "dataclass"
            and isinstance(value, ast.Call)
            and self.builder.reader.name_of(value.func, env.file, env.names) == "dataclasses.field"
        ):
            default = next((each.value for each in value.keywords if each.arg == "default"), None)
            if any(each.arg is None for each in value.keywords):
                return Unknown(given.place, "the arguments of field() are not known")
            return None if default is None else Given(env.file, env.names, default)
        call = assigned_field(self.builder.reader, given)
        if facts.kind == "dataclass" and isinstance(call, FieldCall) and "default" in call.given:
            # pydantic 2.14.4, _fields.py: the attribute becomes the default as soon as pydantic has seen the class
            if facts.pydantic:
                return call.given["default"]
            if len(call.given) > 1 or call.constraints:
                return Unknown(given.place, "whether pydantic has seen the class before is not known")
        return given if call is None else (call,)

    def _wrapped(self, form: Form) -> Output:
        with self.builder.config(MappingProxyType({}), arbitrary=False):
            info = field_info(self.builder.reader, form)
            field = self.builder.field("result", info, form.place)
        name = self.name.value if isinstance(self.name, Scalar) else ""
        title = (
            Scalar(self.name.place, f"{name}Output")
            if name
            else Unknown(self.name.place, "the function's name is not known")
        )
        about = About("", form.place, title=title)
        return self._json(Core("model", form.place, fields=(field,), about=about))

    def _dict(self, inner: Parametrized) -> Output:
        with self.builder.config(MappingProxyType({}), arbitrary=False):
            core = self.builder.build(inner)
        name = self.name.value if isinstance(self.name, Scalar) else ""
        core = core.copy()
        core.updates["title"] = (
            Scalar(self.name.place, f"{name}DictOutput")
            if name
            else Unknown(self.name.place, "the function's name is not known")
        )
        return self._json(core)

    def _json(self, core: Core) -> Output:
        if core.kind == "unknown":
            return untold(self.place, core.reason)
        generator = Generator(self.builder, strict=True)
        try:
            schema = generator.generate(core)
        except (RefusedError, LeftOutError):
            raise _NoSchemaError from None
        doubt = generator.doubt or generator.opened
        if doubt is not None:
            # what is not known may have no JSON schema: then there is no output schema
            return untold(self.place, doubt.reason)
        return schema_with_root(schema) if "$ref" in schema else schema

    # fastmcp

    def fastmcp(self) -> Output:
        """The output schema of fastmcp 2, 3 and 4; None if there is none."""
        form = self.form()
        if form is None:
            return None
        missing = unresolved_in(form)
        if missing is not None:
            self.problems.append(
                RefusedError(
                    "NameError",
                    f"{missing.name} has no value when the function is registered",
                    missing.place,
                    "unresolved",
                )
            )
            return untold(self.place, f"{missing.name} has no value")
        is_text = postpones(self.signature.file) or (
            isinstance(self.node, ast.Constant) and isinstance(self.node.value, str)
        )
        if is_none(form) and not is_text and isinstance(self.node, ast.Constant):
            return None  # None itself, and not its type
        if isinstance(form, Named) and form.name in {"typing.Any", "builtins.Ellipsis"}:
            return None
        if isinstance(form, NotKnown):
            return untold(self.place, form.reason)
        if self.profile == "fm4":
            narrowed = self._strip_input_required(form)
            if narrowed is None:
                return None
            form = narrowed
        verdict = self._is_suppressed(form)
        if verdict:
            return None
        if verdict is None:
            return untold(self.place, "whether the SDK makes an output schema is not known")
        try:
            return self._fastmcp(form)
        except NoCoreSchemaError:
            return None
        except LeftOutError:
            return untold(self.place, "the return type is left out")
        except RefusedError as problem:
            self.late.append(problem)
            return untold(self.place, problem.reason)

    def _strip_input_required(self, form: Form) -> Form | None:
        if not _contains(form, "InputRequiredResult"):
            return form
        if isinstance(form, UnionOf):
            rest = [each for each in form.arms if not _contains(each, "InputRequiredResult")]
            return union(form.place, rest) if rest else None
        return None

    def _is_suppressed(self, form: Form) -> bool | None:
        """Whether the return type holds something that fastmcp makes no schema of."""
        if self.profile in {"fm3", "fm4"} and _holds_bytes(form):
            return True
        if self.profile == "fm4":
            if sdk_type(form) == "CallToolResult":
                return True
            if _is_unconstrained(form):
                return True
        return self._has_content(form)

    def _has_content(self, form: Form) -> bool | None:
        if isinstance(form, Named):
            if sdk_type(form) in CONTENT or form.name in _FM_HELPERS or form.name in _TOOL_RESULTS:
                return True
            if sdk_type(form) is not None or form.name in _MCP_HELPERS:
                return False
            return None if self._is_foreign(form) else False
        if isinstance(form, Class):
            facts = self.builder.classes.facts(form)
            if facts.names & _TOOL_RESULTS:
                return True if self.profile in {"fm3", "fm4"} else None
            return None if facts.kind == "unknown" else False
        if isinstance(form, NewTypeOf):
            return False
        if isinstance(form, Parametrized) and any(isinstance(each, Items) for each in form.args):
            self.problems.append(
                RefusedError("TypeError", "fastmcp cannot look into the arguments of a callable", form.place, "type")
            )
            return False
        verdicts = [self._has_content(each) for each in inside(form)]
        if True in verdicts:
            return True
        return None if None in verdicts else False

    def _fastmcp(self, form: Form) -> Output:
        if self.problems:
            return untold(self.place, self.problems[0].reason)
        with self.builder.config(MappingProxyType({}), arbitrary=False):
            core = self.builder.build(_rebuilt(form))
        if core.kind == "unknown":
            return untold(self.place, core.reason)
        return self._kept(core, lambda: self._written(core, form))

    def _written(self, core: Core, form: Form) -> Output:
        generator = self._generator(form)
        base = generator.generate(core)
        verdict = self._is_object(base)
        if verdict is None:
            return untold(
                self.place, base.rest.reason if base.rest is not None else "whether it is an object is not known"
            )
        if not verdict:
            base = self._wrap(core, form)
        schema = listed(compressed(base, self.profile), self.profile, self.signature)
        return schema if schema or schema.rest is not None else None

    def _generator(self, form: Form) -> Generator:
        if self.profile == "fm4":
            return Generator(
                self.builder, "serialization", by_alias=False, alias_rule=lambda about: bool(about.by_alias)
            )
        by_alias = True
        if self.profile == "fm3":
            by_alias = self._by_alias(form)
        return Generator(self.builder, "serialization", by_alias=by_alias)

    def _by_alias(self, form: Form) -> bool:
        """Fastmcp 3.4.11: the model that is returned decides with its serialize_by_alias."""
        from .configs import config_of

        if isinstance(form, AnnotatedAs):
            return self._by_alias(form.inner)
        arms = form.arms if isinstance(form, UnionOf) else (form,)
        for each in arms:
            one = each.inner if isinstance(each, AnnotatedAs) else each
            origin = one.origin if isinstance(one, Parametrized) else one
            if isinstance(origin, Class) and self.builder.classes.facts(origin).kind in {"model", "root"}:
                config = config_of(self.builder, self.builder.classes.facts(origin))
                value = config.value(self.builder, "serialize_by_alias")
                return bool(value.value) if isinstance(value, Scalar) and value.value is not None else True
        return True

    def _is_object(self, schema: Schema) -> bool | None:
        if schema.rest is not None and "type" not in schema:
            return None
        kind = schema.get("type")
        if self.profile == "fm2":
            return kind == "object" or "properties" in schema or ("$ref" in schema and "$defs" in schema)
        if kind is not None:
            return kind == "object"
        if "properties" in schema:
            return True
        resolved = schema_with_root(schema)
        return resolved is not schema and self._is_object(resolved)

    def _wrap(self, core: Core, form: Form) -> Schema:
        generator = self._generator(form)
        inner = generator.inner(core).clone()
        from .generating import takes_title

        if inner.rest is None and "title" not in inner and takes_title(core):
            inner["title"] = "Result"
        place = form.place
        properties = Schema(place, {"result": part_of(inner)})
        found = Schema(place, {"type": "object", "properties": properties, "title": "_WrappedResult"})
        if core.kind != "default":
            found["required"] = ["result"]
        if self.profile == "fm2" and self.builder.versions.pydantic >= (2, 13):
            found["description"] = _WRAPPER_DOC
        finished = generator.finish(found)
        finished["x-fastmcp-wrap-result"] = True
        return finished


class _NoSchemaError(Exception):
    """The official SDK makes no output schema of a type."""


def _without_extras(form: Form) -> Form:
    """A type as get_type_hints gives it without extras: no Annotated anywhere."""
    match form:
        case AnnotatedAs():
            return _without_extras(form.inner)
        case Parametrized():
            return Parametrized(form.place, form.origin, tuple(_without_extras(each) for each in form.args))
        case UnionOf():
            return union(form.place, [_without_extras(each) for each in form.arms])
        case _:
            return form


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
    if form.origin.name.rpartition(".")[2].lower() == "tuple":
        last = form.args[-1]
        return len(form.args) == 2 and is_any and isinstance(last, Named) and last.name == "builtins.Ellipsis"
    return all(isinstance(each, Named) and each.name == "typing.Any" for each in form.args)
