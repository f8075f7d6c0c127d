"""What pydantic-core would be given for a type, as far as JSON schemas depend on it: one small node for each part."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.syntax.values import Place, Value

    from .expressions import Given
    from .forms import Member
    from .json_tree import Part


@dataclass(slots=True)
class Core:
    """One node.

    `kind` is pydantic-core's name for it, or one of ours: `fixed` and `opaque` (the JSON schema is `fixed`, in
    validation and in
    serialization mode; an opaque one takes no `strict`), `unknown` (nothing is known, and `reason` why). `updates` and
    `extra` go onto the JSON schema
    last, `annotations` are JSON schemas that replace it.
    """

    kind: str
    place: Place
    inner: Core | None = None
    items: tuple[Core, ...] = ()
    fields: tuple[FieldCore, ...] = ()
    limits: dict[str, Value] = field(default_factory=dict)
    ref: str | None = None
    reason: str = ""
    updates: dict[str, Part] = field(default_factory=dict)
    extra: Value | None = None
    annotations: tuple[Override, ...] = ()
    fixed: tuple[Mapping[str, object] | None, Mapping[str, object] | None] | None = None
    replacing: bool = False  # whether `fixed` replaces what is beside the type too
    lasting: frozenset[str] = frozenset()  # the members of `fixed` that json_schema_extra cannot change
    late: Mapping[str, object] | None = None  # members that an annotation sets after everything else
    values: tuple[Value | Member, ...] = ()
    default: Given | None = None
    about: About | None = None
    variadic: bool = False
    accepts: Core | None = None
    serializer: Core | None = None  # what a custom serializer returns
    tag_field: str = ""
    tags: dict[object, Core] = field(default_factory=dict)
    tag_aliases: tuple[str, ...] = ()

    @property
    def is_bare_reference(self) -> bool:
        """Whether it refers to the definition of a class and says nothing else."""
        return self.kind == "definition-ref" and not (
            self.updates or self.extra or self.annotations or self.late or self.replacing or self.serializer
        )

    def copy(self) -> Core:
        """A shallow copy with its own dicts."""
        return replace(self, limits=dict(self.limits), updates=dict(self.updates))


@dataclass(frozen=True, slots=True)
class Override:
    """A JSON schema that an annotation puts in the place of the generated one; None leaves the part out."""

    value: Value | None
    mode: str | None = None


@dataclass(slots=True)
class FieldCore:
    """A field of a model, a dataclass, a TypedDict or a NamedTuple, or a parameter.

    `alias` and `written_as` are its names in validation and in serialization mode; `required` is set for TypedDicts.
    """

    name: str
    core: Core
    place: Place
    alias: str | None = None
    alias_path: bool = False  # the validation alias is a list of names or a path into the data
    written_as: str | None = None
    required: bool | None = None
    updates: dict[str, Part] = field(default_factory=dict)
    extra: Value | None = None
    excluded: bool = False
    maybe_excluded: bool = False
    init_only: bool = False
    computed: bool = False
    unknown: str = ""  # why it is not known whether the field exists or what it is called
    mode: str = ""


@dataclass(slots=True)
class About:
    """What a class says of itself in its JSON schema."""

    name: str
    place: Place
    title: Value | None = None
    description: Value | None = None
    extra: str | None = None  # allow, ignore, forbid
    json_schema_extra: Value | None = None
    unknown: str = ""
    deprecated: bool = False
    config: Mapping[str, Given] | None = None
    by_alias: bool | None = None  # serialize_by_alias
