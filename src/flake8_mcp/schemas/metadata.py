"""What stands beside the type in `Annotated[...]`, as data."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.syntax.values import Place, Value

    from .expressions import Given
    from .forms import Form

_NOTHING: Mapping[str, Given] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Constraint:
    """One limit: `gt`, `ge`, `lt`, `le`, `multiple_of`, `min_length`, `max_length`, `pattern`, `strict` and so on."""

    place: Place
    name: str
    value: Value = field(compare=False)
    grouped: bool = False  # whether one element of `Annotated` sets it together with others

    @property
    def hashable(self) -> bool:
        """Whether Python can hash it (pydantic 2.14.4: FailFast cannot)."""
        return self.name != "fail_fast"


@dataclass(frozen=True, slots=True)
class FieldCall:
    """A call of pydantic's `Field`: what it sets but the limits, and the limits in pydantic's order.

    `refused` is the type and the reason of the exception that the call itself raises.
    """

    place: Place
    given: Mapping[str, Given] = field(default_factory=lambda: _NOTHING, compare=False)
    constraints: tuple[Constraint, ...] = field(default=(), compare=False)
    refused: tuple[str, str] | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Description:
    """A plain string."""

    place: Place
    text: Value = field(compare=False)


@dataclass(frozen=True, slots=True)
class Validator:
    """`BeforeValidator`, `AfterValidator`, `WrapValidator` or `PlainValidator`; `accepts` is json_schema_input_type."""

    place: Place
    mode: str
    accepts: Form | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Serializer:
    """`PlainSerializer`, `WrapSerializer` or a method.

    `returns` is the type it declares to return, None if it declares none; `unless_none`: None may be left as it is.
    """

    place: Place
    returns: Form | None = field(default=None, compare=False)
    unless_none: bool = False


@dataclass(frozen=True, slots=True)
class JsonSchema:
    """`WithJsonSchema(value)`; `value` is None for `SkipJsonSchema()` and the like: the part is left out."""

    place: Place
    value: Value | None = field(compare=False)
    mode: str | None = None


@dataclass(frozen=True, slots=True)
class DiscriminatorName:
    """`Discriminator("name")`."""

    place: Place
    name: str


@dataclass(frozen=True, slots=True)
class Deprecated:
    """`deprecated("text")` of warnings or typing_extensions."""

    place: Place


@dataclass(frozen=True, slots=True)
class Dependency:
    """What an SDK fills in: `Depends(...)` of fastmcp, `Resolve(...)` of mcp 2, with the function it names."""

    place: Place
    name: str
    function: Given | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Ignored:
    """Something that no schema depends on."""

    place: Place
    hashable: bool = True


@dataclass(frozen=True, slots=True)
class NotReadable:
    """Something that may change the schema in a way that is not known."""

    place: Place
    reason: str


Metadata = (
    Constraint
    | FieldCall
    | Description
    | Validator
    | Serializer
    | JsonSchema
    | DiscriminatorName
    | Deprecated
    | Dependency
    | Ignored
    | NotReadable
)
