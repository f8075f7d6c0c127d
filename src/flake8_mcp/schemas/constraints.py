"""How pydantic applies limits to a type: onto its schema where that takes them, else onto the JSON schema."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from .core import Core
from .limits import refused
from .refusals import RefusedError

if TYPE_CHECKING:
    from .metadata import Constraint

# pydantic 2.14.4, _internal/_known_annotated_metadata.py
_LENGTH = frozenset({"min_length", "max_length"})
_INEQUALITY = frozenset({"le", "ge", "lt", "gt"})
_NUMERIC = _INEQUALITY | {"multiple_of"}
_STRICT = frozenset({"strict"})
_ITEMS = _LENGTH | {"strict", "fail_fast"}
_CHAINED = frozenset({"pattern", "strip_whitespace", "to_lower", "to_upper", "coerce_numbers_to_str", "ascii_only"})
_VALIDATED = _NUMERIC | _LENGTH | {"max_digits", "decimal_places"}

ALLOWED = MappingProxyType(
    {
        "str": _LENGTH | _STRICT | _CHAINED,
        "bytes": _LENGTH | _STRICT,
        "list": _ITEMS,
        "deque": _ITEMS,
        "tuple": _ITEMS,
        "set": _ITEMS,
        "frozenset": _ITEMS,
        "dict": _ITEMS,
        "ordered-dict": _ITEMS,
        "counter": _ITEMS,
        "generator": _LENGTH,
        "float": _NUMERIC | {"allow_inf_nan", "strict"},
        "int": _NUMERIC | _STRICT,
        "decimal": _NUMERIC | {"allow_inf_nan", "strict", "max_digits", "decimal_places"},
        "fraction": _NUMERIC | _STRICT,
        "date": _INEQUALITY | _STRICT,
        "time": _INEQUALITY | _STRICT,
        "datetime": _INEQUALITY | _STRICT,
        "timedelta": _NUMERIC | _STRICT,
        "typed-dict": _STRICT,
        "model": _STRICT,
        "union": frozenset({"union_mode"}),
        "bool": _STRICT,
        "uuid": _STRICT,
        "defaultdict": _STRICT,
        "enum": _STRICT,
        "complex": _STRICT,
        "fixed": _STRICT,
    }
)
# What Field() keeps in one object, and StringConstraints: the object's text becomes part of a name.
_GENERAL = _CHAINED | {"max_digits", "decimal_places", "allow_inf_nan", "union_mode"}
_WRAPPERS = frozenset({"function-before", "function-wrap", "function-after"})


def constrain(core: Core, constraint: Constraint, definitions: dict[str, Core], *, checked: bool = True) -> Core:
    """A schema with one limit more. Raises RefusedError where pydantic does, if `checked` also for its value."""
    name = constraint.name
    if core.kind == "unknown":
        return core
    if core.kind == "nullable":
        assert core.inner is not None
        changed = core.copy()
        changed.inner = constrain(core.inner, constraint, definitions, checked=checked)
        return changed
    if core.kind in _WRAPPERS and name == "strict":
        assert core.inner is not None
        changed = core.copy()
        changed.inner = constrain(core.inner, constraint, definitions, checked=checked)
        return changed
    if core.kind == "definition-ref":
        target = definitions.get(core.ref or "")
        if name == "strict":
            # a class inside of itself is a mere reference yet
            kind = target.kind if target is not None else core.kind
            if kind in {"unknown", "root-model"} or name in ALLOWED.get(kind, frozenset()):
                return _anew(core, constraint)
            raise RefusedError("RuntimeError", f"pydantic cannot apply strict to a {kind}", constraint.place)
        if target is not None and name in ALLOWED.get(target.kind, frozenset()):
            if _is_named_after(core, constraint):
                return _anew(core, constraint)
            limited = target.copy()
            limited.ref = f"{core.ref}_{len(definitions)}"
            limited.limits[name] = constraint.value
            definitions[limited.ref] = limited
            return Core("definition-ref", core.place, ref=limited.ref)
        if target is not None:
            core = _anew(core, constraint)
    if name in ALLOWED.get(core.kind, frozenset()):
        if checked:
            _check(core.kind, constraint)
        changed = core.copy()
        changed.limits[name] = constraint.value
        return changed
    if name in _CHAINED:
        if checked:
            _check("str", constraint)
        text = Core("str", constraint.place, limits={name: constraint.value})
        return Core("chain", core.place, items=(core, text))
    if name in _VALIDATED:
        return Core("function-after", core.place, inner=core, updates={_json_key(core, name): constraint.value})
    if name == "allow_inf_nan" and getattr(constraint.value, "value", None) is False:
        return Core("function-after", core.place, inner=core)
    raise RefusedError("RuntimeError", f"pydantic cannot apply {name} to this type", constraint.place)


def _anew(core: Core, constraint: Constraint) -> Core:
    """A class as a limit finds it: pydantic looks up its definition, and what stood beside the reference is lost."""
    if _is_named_after(core, constraint):
        return Core("unknown", constraint.place, reason="the name of a class with such a limit is not followed")
    return Core("definition-ref", core.place, ref=core.ref)


def _is_named_after(core: Core, constraint: Constraint) -> bool:
    """Whether the definition of a class is named after the limit too: of a generic one, and if there are commas."""
    of_generic = core.ref is not None and "[" in core.ref
    return of_generic or constraint.grouped or constraint.name in _GENERAL


def _check(kind: str, constraint: Constraint) -> None:
    reason = refused(kind, constraint.name, constraint.value)
    if reason is not None:
        kind = "pattern" if constraint.name == "pattern" else ""
        raise RefusedError("SchemaError", reason, constraint.place, kind)


def _json_key(core: Core, name: str) -> str:
    """The key under which a limit is shown on a type that does not take it: as pydantic calls it, lengths apart."""
    if name not in _LENGTH:
        return name
    inner = core
    while inner.kind in _WRAPPERS and inner.inner is not None:
        inner = inner.inner
    word = "Items" if inner.kind in {"list", "sequence"} else "Length"
    return ("min" if name == "min_length" else "max") + word
