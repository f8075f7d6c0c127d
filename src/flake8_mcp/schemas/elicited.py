"""Models that a user is to fill in: their JSON schema, and the fields that an SDK refuses to ask for.

What each SDK refuses is recorded in tests/recorded/elicitations.json (mcp 1.30.0 and 2.3.0, fastmcp 2.14.7, 3.4.11 and
4.2.3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Scalar

from .annotations import Env
from .core import Core
from .forms import Class
from .generating import Generator
from .json_tree import to_value
from .refusals import LeftOutError, RefusedError

if TYPE_CHECKING:
    import ast

    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from .building import Builder

_PRIMITIVE = frozenset({"bool", "float", "int", "str"})
# Types that are written as a text of a certain format.
_DATES = frozenset({"date", "datetime"})
_TEXTS = frozenset({"bytes", "time", "timedelta", "uuid"})
_NUMBERS = frozenset({"decimal"})
_LISTS = frozenset({"frozenset", "list", "sequence", "set", "tuple"})
_NESTED = frozenset({"any", "dict", "model", "ordered-dict", "dataclass", "typed-dict"})
_CLASSES = {"mcp": frozenset({"model"}), "fm": frozenset({"dataclass", "model", "typed_dict"})}


@dataclass(frozen=True, slots=True)
class Asked:
    """A model that is given to `elicit`: its schema as far as it is known, and the fields that make the call raise."""

    schema: Value
    refused: tuple[tuple[str, Place], ...]


def asked(builder: Builder, file: CodeFile, node: ast.expr, scope: Scope, profile: str) -> Asked | None:
    """What is asked for with a class; None if the expression is no class that is followed."""
    form = builder.reader.read(node, Env(file, scope, scope))
    if not isinstance(form, Class):
        return None
    facts = builder.classes.facts(form)
    if facts.kind not in _CLASSES[profile.rstrip("1234")]:
        return None
    try:
        core = builder.build(form)
        schema = Generator(builder).generate(core)
    except (RefusedError, LeftOutError):
        return None
    model = builder.definitions.get(core.ref or "", core)
    refused = [
        (each.name, each.core.place)
        for each in model.fields
        if not each.unknown and not each.computed and each.extra is None and _is_refused(builder, each.core, profile)
    ]
    return Asked(to_value(schema, form.place), tuple(refused))


def _is_refused(builder: Builder, core: Core, profile: str) -> bool:
    """Whether an SDK surely refuses a field of that type."""
    core = _bare(builder, core)
    if core.annotations or core.extra is not None or core.late is not None or core.serializer is not None:
        return False
    if profile == "mcp1":
        return not _passes_mcp1(builder, core)
    return not (_passes_mcp2(builder, core) if profile == "mcp2" else _passes_fastmcp(builder, core))


def _bare(builder: Builder, core: Core) -> Core:
    """The type itself: without its default, and the definition instead of its name."""
    if core.kind == "default" and core.inner is not None:
        core = core.inner
    if core.kind == "definition-ref" and core.ref in builder.definitions:
        core = builder.definitions[core.ref]
    return core


def _passes_mcp1(builder: Builder, core: Core) -> bool:
    """In mcp 1.30.0 the annotation counts: str, int, float, bool, a sequence of str, and unions of these with None."""
    if core.kind == "nullable" and core.inner is not None:
        return _passes_mcp1(builder, _bare(builder, core.inner))
    if core.kind == "union":
        return all(_passes_mcp1(builder, _bare(builder, each)) for each in core.items)
    if core.kind in {"list", "sequence"}:
        return _item(builder, core).kind not in _SURE - {"str"}
    if core.kind == "literal":
        return False
    return core.kind in {*_PRIMITIVE, "none"} or core.kind not in _SURE


def _passes_mcp2(builder: Builder, core: Core) -> bool:
    """In mcp 2.3.0 the JSON schema counts, without null: it must be a PrimitiveSchemaDefinition of 2025-11-25."""
    if core.kind == "nullable" and core.inner is not None:
        return _passes_mcp2(builder, _bare(builder, core.inner))
    if core.kind == "literal":
        return _has_one_type(core)
    if core.kind == "union":
        return not all(_bare(builder, each).kind in _SURE for each in core.items)
    if core.kind in _LISTS:
        item = _item(builder, core)
        return item.kind == "literal" or item.kind not in _SURE
    return core.kind in _PRIMITIVE | _DATES or core.kind not in _SURE


def _passes_fastmcp(builder: Builder, core: Core) -> bool:
    """In fastmcp 2.14.7, 3.4.11 and 4.2.3 the type in the JSON schema counts; any enum or const passes."""
    if core.kind == "union":
        return not any(_bare(builder, each).kind in _NESTED | _LISTS for each in core.items)
    if core.kind in _LISTS:
        item = _item(builder, core)
        return item.kind in {"enum", "literal"} or item.kind not in _SURE
    return core.kind not in {*_NESTED, "none", "nullable"}


# The types of which it was seen what the SDKs do with them.
_SURE = _PRIMITIVE | _DATES | _TEXTS | _NUMBERS | _LISTS | _NESTED | {"enum", "none", "nullable", "union", "literal"}


def _item(builder: Builder, core: Core) -> Core:
    return _bare(builder, core.items[0]) if core.items else Core("unknown", core.place)


def _has_one_type(core: Core) -> bool:
    """Whether the values of a Literal are all texts, or all numbers, or something that was not seen."""
    kinds = {type(each.value) for each in core.values if isinstance(each, Scalar)}
    return len(kinds) < 2 or not all(isinstance(each, Scalar) for each in core.values)
