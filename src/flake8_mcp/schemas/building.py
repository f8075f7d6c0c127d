"""Types to core schemas, as pydantic's GenerateSchema makes them (2.14.4, _internal/_generate_schema.py)."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Scalar

from .classes import Classes
from .core import Core, Override
from .dataclass_schemas import dataclass_core
from .enums import enum_core, enum_value
from .expressions import ExpressionPlace
from .field_cores import annotated
from .forms import (
    Alias,
    AnnotatedAs,
    Class,
    LiteralOf,
    Made,
    Named,
    NewTypeOf,
    NotKnown,
    Parametrized,
    UnionOf,
    Unresolved,
    Variable,
)
from .known import (
    CONTAINERS,
    DEFAULTED,
    ENCODED,
    FIXED,
    LASTING,
    LIMITED,
    NEVER_STRICT,
    OLD_FRACTION,
    REFUSED,
    REPLACING,
    SIMPLE,
)
from .metadata import (
    FieldCall,
)
from .pydantic_models import model_core
from .refusals import NoCoreSchemaError, NoJsonSchemaError, RefusedError
from .type_variables import substitute
from .typed_dicts import STANDARD, named_tuple_core, plain_class_core, refuse_before_3_12, typed_dict_core

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterator, Mapping

    from flake8_mcp.syntax.values import Place

    from .annotations import Reader
    from .expressions import Given
    from .forms import Form
    from .generating import Generator
    from .json_tree import Schema
    from .versions import Versions


# What is nested deeper, or larger, is unknown. pydantic itself goes on until Python's limit on recursion.
MAX_NESTED = 40
MAX_BUILT = 10_000


class Builder:
    """Builds core schemas; the definitions of classes are shared by everything that one analysis derives."""

    def __init__(self, reader: Reader, versions: Versions) -> None:
        self.reader = reader
        self.versions = versions
        self.classes = Classes(reader)
        self.definitions: dict[str, Core] = {}
        self.active: set[str] = set()
        self.outputs: dict[tuple[str, str | None], Schema] = {}  # of classes that functions return, by SDK and class
        self.generated: dict[tuple[object, ...], Generator] = {}  # of classes on their own, by what it depends on
        self.configs: list[Mapping[str, Given]] = []
        self.arbitrary = False
        # what is refused under a Python that the project allows too, or by a class statement, so that it is not known
        self.doubts: list[RefusedError] = []
        self.built = 0  # types of the function that is derived
        self._nested = 0
        self._numbers: dict[ast.AST, int] = {}
        reader.enum_value = lambda enum, name: enum_value(self, enum, name)

    # types

    def build(self, form: Form) -> Core:
        """The core schema of a type. Raises RefusedError where pydantic raises."""
        if self._nested >= MAX_NESTED:
            return Core("unknown", form.place, reason=f"types are nested more than {MAX_NESTED} levels deep")
        if self.built >= MAX_BUILT:
            return Core("unknown", form.place, reason=f"a function has more than {MAX_BUILT} types")
        self.built += 1
        self._nested += 1
        try:
            return self._build(form)
        finally:
            self._nested -= 1

    def _build(self, form: Form) -> Core:
        place = form.place
        match form:
            case Named():
                return self._named(form)
            case NotKnown():
                return Core("unknown", place, reason=form.reason)
            case Unresolved():
                raise RefusedError("PydanticUndefinedAnnotation", f"name {form.name!r} is not defined", place)
            case Class():
                return self.of_class(form, ())
            case Made():
                return self._made(form)
            case Parametrized():
                return self._parametrized(form)
            case UnionOf():
                return self._union(form)
            case LiteralOf():
                return Core("literal", place, values=form.values)
            case AnnotatedAs():
                return annotated(self, form)
            case NewTypeOf():
                return self.build(form.supertype)
            case Alias():
                return self._alias(form)
            case Variable():
                return self._variable(form)
            case _:
                return Core("unknown", place, reason="it is no type that is followed")

    def _named(self, form: Named) -> Core:
        place = form.place
        name = form.name
        if name == "builtins.Ellipsis":
            return Core("unknown", place, reason="... is no type")
        if name in SIMPLE:
            kind = SIMPLE[name]
            if kind == "any-ref":
                return Core("unknown", place, reason="pydantic.JsonValue is not followed")
            if kind == "fraction" and self.versions.pydantic < (2, 14):
                # pydantic 2.11.10, 2.12.5: it takes no limits
                return Core("fixed", place, fixed=OLD_FRACTION)
            return Core(kind, place)
        if name in {"collections.abc.Iterable", "collections.abc.Generator"} and self.versions.pydantic < (2, 11):
            # pydantic 2.10.6 takes those of typing
            return self._arbitrary("an iterable without a type is no type that pydantic knows", place)
        if name in CONTAINERS:
            return self._container(CONTAINERS[name], None, place)
        if name in LIMITED:
            inner, given = LIMITED[name]
            core = Core(SIMPLE[inner], place)
            for limit, value in given.items():
                core.limits[limit] = Scalar(place, value)
            return core
        if name in FIXED:
            return _fixed(name, place)
        if name in REFUSED:
            return self._arbitrary(f"{name} is no type that pydantic knows", place)
        if name == "typing.AnyStr":
            return Core("union", place, items=(Core("bytes", place), Core("str", place)))
        if name == "typing.Self":
            return Core("unknown", place, reason="typing.Self is not followed")
        return Core("unknown", place, reason=f"{name} is not in the project")

    def _arbitrary(self, reason: str, place: Place) -> Core:
        if self.arbitrary:
            return Core("is-instance", place, reason=reason)
        raise NoCoreSchemaError(reason, place)

    def _container(self, kind: str, args: tuple[Form, ...] | None, place: Place) -> Core:
        if kind in {"dict", "ordered-dict", "defaultdict"}:
            return self._mapping(kind, args, place)
        if kind == "counter":
            key = Core("any", place) if not args else self.build(args[0])
            return Core(kind, place, items=(key, Core("int", place)))
        if kind == "tuple":
            return self._tuple(args, place)
        if kind == "type":
            if args is None or (isinstance(args[0], Named) and args[0].name == "typing.Any"):
                return Core("is-instance", place, reason="a class has no JSON schema")
            if isinstance(args[0], Class | Named):
                return Core("is-subclass", place)
            return Core("unknown", place, reason="a type of a type is not followed")
        if kind == "callable":
            return Core("callable", place, reason="a callable has no JSON schema")
        item = Core("any", place) if not args else self.build(args[0])
        return Core(kind, place, items=(item,))

    def _mapping(self, kind: str, args: tuple[Form, ...] | None, place: Place) -> Core:
        if args is None or not args:
            if kind == "defaultdict":
                # pydantic 2.14.4 finds no default for values of type Any; 2.11 to 2.13 take typing.DefaultDict
                return Core("unknown", place, reason="a defaultdict without types is not followed")
            return Core(kind, place, items=(Core("any", place), Core("any", place)))
        if len(args) < 2:
            raise RefusedError("TypeError", "a mapping has two type arguments", place)
        core = Core(kind, place, items=(self.build(args[0]), self.build(args[1])))
        if kind == "defaultdict" and _has_default(args[1]) is False:
            raise NoCoreSchemaError("pydantic infers no default for the values of this defaultdict", place)
        return core

    def _tuple(self, args: tuple[Form, ...] | None, place: Place) -> Core:
        if args is None:
            return Core("tuple", place, items=(Core("any", place),), variadic=True)
        if not args:
            return Core("tuple", place)
        last = args[-1]
        if isinstance(last, Named) and last.name == "builtins.Ellipsis":
            if len(args) != 2:
                raise RefusedError("ValueError", "Variable tuples can only have one type", place)
            return Core("tuple", place, items=(self.build(args[0]),), variadic=True)
        return Core("tuple", place, items=tuple(self.build(each) for each in args))

    def _parametrized(self, form: Parametrized) -> Core:
        if isinstance(form.origin, Class):
            return self.of_class(form.origin, form.args)
        name = form.origin.name
        if name in CONTAINERS:
            return self._container(CONTAINERS[name], form.args, form.place)
        if name == "pydantic.SkipJsonSchema":
            core = self.build(form.args[0]).copy()
            core.annotations = (*core.annotations, Override(None))
            return core
        if name == "pydantic.Json":
            inner = self.build(form.args[0])
            return Core("json", form.place, inner=inner)
        if name in {"re.Pattern", "typing.Pattern", "os.PathLike"}:
            return _fixed(name, form.place)
        if name == "typing.Final":
            return self.build(form.args[0])
        if name in REFUSED:
            return self._arbitrary(f"{name} is no type that pydantic knows", form.place)
        return Core("unknown", form.place, reason=f"{name} is not in the project")

    def _union(self, form: UnionOf) -> Core:
        arms = [each for each in form.arms if not (isinstance(each, Named) and each.name == "builtins.None")]
        choices = tuple(self.build(each) for each in arms)
        if not choices:
            return Core("none", form.place)
        core = choices[0] if len(choices) == 1 else Core("union", form.place, items=choices)
        return Core("nullable", form.place, inner=core) if len(arms) < len(form.arms) else core

    def _alias(self, form: Alias) -> Core:
        from .annotations import Env

        ref = self.ref_of(form.value, form.name, form.file.module_name)
        if ref in self.definitions or ref in self.active:
            return Core("definition-ref", form.place, ref=ref)
        self.active.add(ref)
        try:
            inner = self.reader.read(form.value, Env(form.file, form.scope, form.scope))
            core = self.build(inner)
        finally:
            self.active.discard(ref)
        if core.kind == "definition-ref":
            return Core("unknown", form.place, reason="an alias of a class is not followed")
        stored = core.copy()
        stored.ref = ref
        self.definitions[ref] = stored
        return Core("definition-ref", form.place, ref=ref)

    def _variable(self, form: Variable) -> Core:
        if form.default is not None:
            if self.versions.python_at_least(3, 13) is True:
                return self.build(form.default)
            return Core(
                "unknown", form.place, reason="whether pydantic sees the default of a type variable is not known"
            )
        if form.constraints:
            return Core("union", form.place, items=tuple(self.build(each) for each in form.constraints))
        if form.bound is not None:
            return self.build(form.bound)
        return Core("any", form.place)

    def _made(self, form: Made) -> Core:
        if form.maker.startswith("enum."):
            return enum_core(self, form)
        if form.maker == STANDARD:
            refuse_before_3_12(self, ExpressionPlace(form.file, form.node.func))
        return Core("unknown", form.place, reason=f"a class made by {form.maker}() is not followed")

    # classes

    def of_class(self, form: Class, args: tuple[Form, ...]) -> Core:
        """The core schema of a first-party class."""
        facts = self.classes.facts(form)
        if facts.kind == "unknown":
            return Core("unknown", form.place, reason=facts.reason)
        if facts.kind == "enum":
            return enum_core(self, form)
        if facts.kind in {"model", "root"}:
            return model_core(self, form, args)
        if facts.kind == "dataclass":
            return dataclass_core(self, form, args)
        if facts.kind == "typed_dict":
            return typed_dict_core(self, form, args)
        if facts.kind == "named_tuple":
            return named_tuple_core(self, form)
        return plain_class_core(self, form)

    def ref_of(self, node: ast.AST, name: str, module: str, args: tuple[str, ...] = ()) -> str:
        """The name of a definition, unique by the node that defines it."""
        number = self._numbers.setdefault(node, len(self._numbers) + 1)
        inner = f"[{','.join(args)}]" if args else ""
        return f"{module}.{name}:{number}{inner}"

    @contextmanager
    def defining(self, ref: str) -> Iterator[None]:
        """The time in which a definition is built: references to it do not build it again."""
        self.active.add(ref)
        try:
            yield
        finally:
            self.active.discard(ref)

    @contextmanager
    def config(self, config: Mapping[str, Given], *, arbitrary: bool) -> Iterator[None]:
        """The configuration of a class while its fields are built."""
        before = self.arbitrary
        self.configs.append(config)
        self.arbitrary = arbitrary
        try:
            yield
        finally:
            self.configs.pop()
            self.arbitrary = before


def _has_default(form: Form) -> bool | None:
    """Whether pydantic infers a default for the values of a defaultdict; None if it is given one."""
    if isinstance(form, AnnotatedAs):
        given = next((each.given for each in form.metadata if isinstance(each, FieldCall)), {})
        return None if "default_factory" in given else False
    if isinstance(form, NotKnown | Variable):
        return None
    origin = form.origin if isinstance(form, Parametrized) else form
    if isinstance(origin, Class):
        return False
    return isinstance(origin, Named) and origin.name in DEFAULTED


def _fixed(name: str, place: Place) -> Core:
    kind = "opaque" if name in NEVER_STRICT else "fixed"
    core = Core(kind, place, fixed=FIXED[name], replacing=name in REPLACING, lasting=LASTING.get(name, frozenset()))
    if name in ENCODED:
        core.serializer = core.copy()
    return core


__all__ = ["Builder", "NoJsonSchemaError", "substitute"]
