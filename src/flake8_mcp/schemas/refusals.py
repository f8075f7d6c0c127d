"""What the SDKs and pydantic refuse, as exceptions inside this package; nothing of it leaves `derive`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place


class RefusedError(Exception):
    """Registering the function raises: the exception's type, why, the place of the cause, and its sort (Raises).

    `defining`: the function cannot even be defined.
    """

    def __init__(self, type_: str, reason: str, place: Place, kind: str = "", *, defining: bool = False) -> None:
        super().__init__(reason)
        self.type = type_
        self.reason = reason
        self.place = place
        self.kind = kind
        self.defining = defining


class NoJsonSchemaError(RefusedError):
    """pydantic can validate a type and has no JSON schema for it (PydanticInvalidForJsonSchema)."""

    def __init__(self, reason: str, place: Place) -> None:
        super().__init__("PydanticInvalidForJsonSchema", reason, place, "type")


class NoCoreSchemaError(RefusedError):
    """pydantic does not know a type (PydanticSchemaGenerationError)."""

    def __init__(self, reason: str, place: Place) -> None:
        super().__init__("PydanticSchemaGenerationError", reason, place, "type")


class LeftOutError(Exception):
    """A part is left out of the JSON schema (PydanticOmit)."""
