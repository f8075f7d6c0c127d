"""What kind of class a first-party class is, its bases in order, and the statements of its body."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.names import is_type_checking

from .annotations import Env
from .expressions import ExpressionPlace, Given
from .forms import AnnotatedAs, Class, Made, Named, NotKnown, Parametrized

if TYPE_CHECKING:
    from .annotations import Reader
    from .forms import Form

ENUMS = frozenset({"enum.Enum", "enum.IntEnum", "enum.StrEnum", "enum.Flag", "enum.IntFlag"})
MODELS = frozenset({"pydantic.BaseModel", "pydantic.RootModel"})
TYPED_DICTS = frozenset({"typing.TypedDict", "typing_extensions.TypedDict"})
DATACLASSES = frozenset({"dataclasses.dataclass", "pydantic.dataclasses.dataclass"})
_PLAIN = frozenset(
    {
        "builtins.object", "abc.ABC", "typing.Generic", "typing.Protocol", "builtins.str", "builtins.int",
        "builtins.float",
        "builtins.bytes", "builtins.dict", "builtins.list", "builtins.tuple", "builtins.set", "builtins.Exception",
        "builtins.ValueError", "builtins.RuntimeError", "builtins.bool", "datetime.datetime", "datetime.date",
        "contextlib.AbstractContextManager", "contextlib.AbstractAsyncContextManager", "threading.Thread",
        "collections.UserDict", "collections.OrderedDict", "collections.defaultdict", "json.JSONEncoder",
    }
)  # fmt: skip
_HARMLESS_DECORATORS = frozenset(
    {
        "typing.final", "typing.runtime_checkable", "functools.total_ordering", "enum.unique", "typing.deprecated",
        "warnings.deprecated", "enum.verify", "typing.dataclass_transform", "abc.abstractmethod",
    }
)  # fmt: skip
_HOOKS = frozenset(
    {"__get_pydantic_core_schema__", "__get_pydantic_json_schema__", "__get_validators__", "__modify_schema__",
     "__pydantic_init_subclass__", "__init_subclass__", "__class_getitem__", "model_json_schema"}
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Base:
    """A class in the order of bases: first-party with the arguments it is parametrized with there, or a name."""

    form: Class | Named
    args: tuple[Form, ...] = ()

    @property
    def name(self) -> str | None:
        """The name of a class that is not first-party."""
        return self.form.name if isinstance(self.form, Named) else None


@dataclass(frozen=True, slots=True)
class Attribute:
    """One annotated or assigned name of a class body, in order; `line` is where it stands."""

    name: str
    node: ast.AnnAssign | ast.Assign
    annotation: ast.expr | None
    value: ast.expr | None


@dataclass(slots=True)
class Facts:
    """What a class statement shows.

    `kind`: model, root, typed_dict, named_tuple, enum, dataclass, plain or unknown, then with a reason. `order` are the
    classes that it takes attributes from, itself first.
    """

    form: Class
    kind: str = "plain"
    reason: str = ""
    order: tuple[Base, ...] = ()
    bases: tuple[Base, ...] = ()
    attributes: tuple[Attribute, ...] = ()
    functions: dict[str, ast.FunctionDef | ast.AsyncFunctionDef] = field(default_factory=dict)
    doc: ast.Constant | None = None
    decorator: ast.expr | None = None  # that of a dataclass
    pydantic: bool = False  # whether the dataclass is pydantic's
    deprecated: bool = False
    names: frozenset[str] = frozenset()  # of the classes in order that are not first-party
    nested: dict[str, ast.ClassDef] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.form.node.name

    def env(self) -> Env:
        """Where the annotations and values of the body are evaluated."""
        return Env(self.form.file, self.form.body, self.form.body)


# Classes above each other; what has more of them is unknown.
_MAX_BASES = 30


class Classes:
    """The classes of one analysis, each looked at once."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self._facts: dict[ast.ClassDef, Facts] = {}
        self._nested = 0

    def facts(self, form: Class) -> Facts:
        """What a class is."""
        found = self._facts.get(form.node)
        if found is None:
            found = self._facts[form.node] = Facts(form, "unknown", "the class is a base of itself", (Base(form),))
            if self._nested >= _MAX_BASES:
                found.reason = f"it has more than {_MAX_BASES} classes above it"
                return found
            self._nested += 1
            try:
                found = self._facts[form.node] = self._read(form)
            finally:
                self._nested -= 1
        return found

    def is_subclass(self, form: Class, names: frozenset[str]) -> bool | None:
        """Whether a class has one of those names among its bases; None if that is not known."""
        facts = self.facts(form)
        if facts.names & names:
            return True
        return None if facts.kind == "unknown" else False

    def _read(self, form: Class) -> Facts:
        facts = Facts(form)
        self._body(facts)
        self._bases(facts)
        self._decorators(facts)
        if facts.kind != "unknown":
            self._kind(facts)
        return facts

    def _bases(self, facts: Facts) -> None:
        form = facts.form
        outer = form.file.outline.annotation_scope(form.node)
        bases: list[Base] = []
        for node in form.node.bases:
            read = self.reader.read(node, Env(form.file, outer, outer))
            if isinstance(read, AnnotatedAs):
                read = read.inner
            if isinstance(read, Class | Named):
                bases.append(Base(read))
            elif isinstance(read, Parametrized):
                bases.append(Base(read.origin, read.args))
            else:
                _unknown(facts, read.reason if isinstance(read, NotKnown) else "a base class is not known")
                if isinstance(read, Made):
                    _unknown(facts, "a base class is made by a call")
        facts.bases = tuple(bases)
        orders: list[list[Base]] = []
        for base in bases:
            if isinstance(base.form, Class):
                inner = self.facts(base.form)
                if inner.kind == "unknown":
                    _unknown(facts, inner.reason)
                orders.append([base, *inner.order[1:]])
            else:
                orders.append([base])
        facts.order = (Base(form), *_linearized([*orders, list(bases)]))
        facts.names = frozenset(each.name for each in facts.order if each.name is not None)
        for keyword in form.node.keywords:
            if keyword.arg == "metaclass":
                name = self.reader.name_of(keyword.value, form.file, form.scope)
                if name not in {"abc.ABCMeta", "enum.EnumMeta", "enum.EnumType"}:
                    _unknown(facts, "the class has a metaclass")
            elif keyword.arg is None:
                _unknown(facts, "the keywords of the class are not known")

    def _body(self, facts: Facts) -> None:
        form = facts.form
        attributes: list[Attribute] = []
        for index, statement in enumerate(form.node.body):
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                attributes.append(Attribute(statement.target.id, statement, statement.annotation, statement.value))
            elif isinstance(statement, ast.Assign) and all(isinstance(each, ast.Name) for each in statement.targets):
                for target in statement.targets:
                    assert isinstance(target, ast.Name)
                    attributes.append(Attribute(target.id, statement, None, statement.value))
            elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
                facts.functions[statement.name] = statement
            elif isinstance(statement, ast.ClassDef):
                facts.nested[statement.name] = statement
            elif isinstance(statement, ast.Expr):
                if index == 0 and isinstance(statement.value, ast.Constant) and isinstance(statement.value.value, str):
                    facts.doc = statement.value
            elif not _is_harmless(statement, form):
                _unknown(facts, "a statement in the class body is not followed")
        facts.attributes = tuple(attributes)
        scope = form.body
        for name, bindings in scope.bindings.items():
            if len(bindings) > 1 and any(each.name == name for each in attributes):
                _unknown(facts, f"{name} is bound more than once in the class")
        hooks = _HOOKS & (set(facts.functions) | {each.name for each in attributes})
        if hooks:
            _unknown(facts, f"the class has its own {min(hooks)}")

    def _decorators(self, facts: Facts) -> None:
        form = facts.form
        for decorator in form.node.decorator_list:
            callee = decorator.func if isinstance(decorator, ast.Call) else decorator
            name = self.reader.name_of(callee, form.file, form.scope)
            if name in DATACLASSES:
                facts.decorator = decorator
                facts.pydantic = name == "pydantic.dataclasses.dataclass"
            elif name in {"typing.deprecated", "warnings.deprecated"}:
                facts.deprecated = True
            elif name not in _HARMLESS_DECORATORS:
                _unknown(facts, "the class has a decorator that is not known")

    def _kind(self, facts: Facts) -> None:
        names = facts.names
        strange = names - _PLAIN - ENUMS - MODELS - TYPED_DICTS - {"typing.NamedTuple"}
        if strange:
            _unknown(facts, f"{min(strange)} is not in the project")
        elif names & MODELS:
            facts.kind = "root" if "pydantic.RootModel" in names else "model"
        elif names & TYPED_DICTS:
            facts.kind = "typed_dict"
        elif "typing.NamedTuple" in names:
            facts.kind = "named_tuple"
        elif names & ENUMS:
            facts.kind = "enum"
        elif facts.decorator is not None or any(self._is_dataclass(each) for each in facts.order[1:]):
            facts.kind = "dataclass"
        if facts.decorator is not None and facts.kind not in {"dataclass", "unknown"}:
            _unknown(facts, "a dataclass that is something else too")

    def _is_dataclass(self, base: Base) -> bool:
        return isinstance(base.form, Class) and self.facts(base.form).decorator is not None

    def given(self, facts: Facts, node: ast.expr) -> Given:
        """An expression of the class body."""
        return Given(facts.form.file, facts.form.body, node)

    def place(self, facts: Facts, node: ast.expr) -> ExpressionPlace:
        """The place of an expression of the class statement."""
        return ExpressionPlace(facts.form.file, node)


def _unknown(facts: Facts, reason: str) -> None:
    if facts.kind != "unknown":
        facts.kind = "unknown"
        facts.reason = reason


def _is_harmless(statement: ast.stmt, form: Class) -> bool:
    """Whether a statement of a class body binds nothing that matters at run time."""
    if isinstance(statement, ast.Pass):
        return True
    if isinstance(statement, ast.If):
        scope = form.body
        bound = [each for bindings in scope.bindings.values() for each in bindings if each.branch is not None]
        return bool(bound) and all(is_type_checking(each.branch) for each in bound) and not statement.orelse
    return isinstance(statement, ast.Assert | ast.Import | ast.ImportFrom)


def _linearized(lists: list[list[Base]]) -> list[Base]:
    """The merge of Python's method resolution order (C3); depth first where it is inconsistent."""
    merged: list[Base] = []
    lists = [list(each) for each in lists if each]
    while lists:
        tails = {_key(each) for some in lists for each in some[1:]}
        head = next((some[0] for some in lists if _key(some[0]) not in tails), lists[0][0])
        merged.append(head)
        lists = [rest for some in lists if (rest := [each for each in some if _key(each) != _key(head)])]
    return merged


def _key(base: Base) -> object:
    return base.form.node if isinstance(base.form, Class) else base.form.name
