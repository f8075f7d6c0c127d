"""One name for the spellings of one thing in the libraries that annotations name."""

from __future__ import annotations

from types import MappingProxyType

# Spellings of one thing. `typing_extensions.TypedDict` is another thing than `typing.TypedDict` before Python 3.12.
_SAME = MappingProxyType(
    {
        "typing_extensions": "typing",
        "pydantic.fields": "pydantic",
        "pydantic.main": "pydantic",
        "pydantic.types": "pydantic",
        "pydantic.networks": "pydantic",
        "pydantic.root_model": "pydantic",
        "pydantic.functional_validators": "pydantic",
        "pydantic.functional_serializers": "pydantic",
        "pydantic.config": "pydantic",
        "pydantic.json_schema": "pydantic",
        "pydantic.aliases": "pydantic",
    }
)
_OWN = frozenset({"typing_extensions.TypedDict"})
_RENAMED = MappingProxyType(
    {
        "typing.Text": "builtins.str",
        "types.NoneType": "builtins.None",
        "builtins.Ellipsis": "builtins.Ellipsis",
        "typing.io.IO": "typing.IO",
        "annotated_types.types.Gt": "annotated_types.Gt",
    }
)


def canonical(name: str) -> str:
    """One name for the spellings of one thing of a known library."""
    if name in _OWN:
        return name
    module, _, last = name.rpartition(".")
    same = _SAME.get(module)
    found = f"{same}.{last}" if same is not None else name
    return _RENAMED.get(found, found)
