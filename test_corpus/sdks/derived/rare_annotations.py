import enum
import functools
import json
import os
from collections import defaultdict, namedtuple
from dataclasses import dataclass, field
from decimal import Decimal
from enum import Enum, Flag
from typing import Annotated, Any, Generic, List, Literal, Optional, Pattern, TypeVar, Union

import pydantic
from pydantic import AliasGenerator, BaseModel, ConfigDict, Field, RootModel, validator
from pydantic.alias_generators import to_camel
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import TypeAliasType, TypedDict
from fastmcp import Context, FastMCP

mcp = FastMCP("case")
T = TypeVar("T")


def options():
    return json.loads(os.environ.get("OPTIONS", "{}"))


# case: alias_of_itself
Tree = list["Tree"]


@mcp.tool()
def tool0(a: Tree) -> int: ...


# case: member_as_type
class Color(Enum):
    RED = "red"


@mcp.tool()
def tool0(a: Color.RED) -> int: ...


# case: member_by_key_as_type
Color = Enum("Color", ["RED"])


@mcp.tool()
def tool0(a: Color["RED"]) -> int: ...


# case: unpacked_tuple
@mcp.tool()
def tool0(a: tuple[int, *tuple[str, ...]]) -> int: ...


# case: too_many_arguments_of_an_alias
Pair = tuple[T, T]


@mcp.tool()
def tool0(a: Pair[int, str]) -> int: ...


# case: comprehension_in_the_text_of_an_annotation
@mcp.tool()
def tool0(a: "Annotated[int, Field(examples=[each for each in (1, 2)])]") -> int: ...


# case: list_of_types
@mcp.tool()
def tool0(a: [int, str]) -> int: ...


# case: ellipsis_as_type
@mcp.tool()
def tool0(a: ... = 1) -> int: ...


# case: optional_none
@mcp.tool()
def tool0(a: Optional[None] = None, b: Union[None, None] = None) -> int: ...


# case: alias_of_a_class
class Model(BaseModel):
    a: int


Named = TypeAliasType("Named", Model)


@mcp.tool()
def tool0(a: Named) -> int: ...


# case: defaultdict_of_a_type_variable
@mcp.tool()
def tool0(a: defaultdict[str, T] = None) -> int: ...


# case: unresolved_in_a_model
class Model(BaseModel):
    a: "Missing"


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: names_that_are_camel_case
class Model(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel)
    userId: int
    name: str
    max2size: int
    max_2_size: int


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: alias_generator_of_unknown_arguments
class Model(BaseModel):
    model_config = ConfigDict(alias_generator=AliasGenerator(**options()))
    user_id: int


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: default_of_a_base_in_a_dataclass
@dataclass
class Base:
    a: int = 1
    b: int = 1


@dataclass
class Model(Base):
    a = 2


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: default_of_a_base_in_a_model
class Base(BaseModel):
    a: int = 1


class Model(Base):
    a = 2


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: type_variable_of_a_base
class Base(BaseModel, Generic[T]):
    a: T


class Model(Base[T]):
    b: T


@mcp.tool()
def tool0(a: Model[int], b: Model) -> int: ...


# case: old_validator
class Model(BaseModel):
    a: int

    @validator("a")
    def check(cls, value):
        return value


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: annotated_base
class Base(BaseModel):
    a: int


class Model(Annotated[Base, "text"]):
    b: int


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: dataclass_that_is_an_enum
@dataclass
class Model(Enum):
    A = "a"


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: configuration_of_unknown_keywords
class Model(BaseModel):
    model_config = ConfigDict(**options())
    a: int


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: configuration_that_is_computed
class Model(BaseModel):
    model_config = options()
    a: int


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: old_configuration_with_a_text
class Model(BaseModel):
    a: int

    class Config:
        """How it is read."""

        title = "Other"


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: dataclass_of_pydantic_with_options
@pydantic.dataclasses.dataclass(frozen=True)
class Model:
    a: int


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: dataclass_inside_of_a_configured_model
@dataclass
class Inner:
    a: int


class Model(BaseModel):
    model_config = ConfigDict(title="Other")
    inner: Inner


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: fields_of_a_dataclass
@dataclass
class Model:
    a: int = field(init=True)
    b: int = field(**options(), default=1)


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: fields_of_a_dataclass_with_init
@dataclass
class Model:
    a: int = field(init=True)
    b: int = field(default=1, init=False)


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: enum_with_members_as_base
class Base(Enum):
    A = "a"


class Color(Base):
    B = "b"


@mcp.tool()
def tool0(a: Color) -> int: ...


# case: enum_of_triples
Color = Enum("Color", [("RED", 1, 2)])


@mcp.tool()
def tool0(a: Color) -> int: ...


# case: member_of_unknown_value_as_default
class Color(Enum):
    RED = str(len(options()))


@mcp.tool()
def tool0(a: Color = Color.RED) -> int: ...


# case: flags_that_are_joined
class Mode(Flag):
    READ = enum.auto()
    WRITE = enum.auto()
    BOTH = READ | WRITE
    ALL = BOTH | 8


@mcp.tool()
def tool0(a: Mode) -> int: ...


# case: examples_that_are_not_known
@mcp.tool()
def tool0(
    a: int = Field(1, examples=[1, *options()]),
    b: int = Field(1, json_schema_extra={"x": 1, **options()}),
    c: int = Field(1, json_schema_extra={"x": [1, *options()]}),
) -> int: ...


# case: default_that_is_an_ellipsis
@mcp.tool()
def tool0(
    a: Annotated[int, Field(...)], b: Annotated[int, Field(default=...)], c: Annotated[int, Field(...)] = 1
) -> int: ...


# case: choices_of_an_alias_given_twice
@mcp.tool()
def tool0(a: Annotated[int, Field(validation_alias=pydantic.AliasChoices("x", "y"))] = 1) -> int: ...


# case: same_type_in_both_branches
if options():
    Key = Union[int, str]
    Names = List[int]
    Word = Literal["a", "b"]
else:
    Key = Union[int, str]
    Names = list[int]
    Word = Literal["a", "b"]


@mcp.tool()
def tool0(a: Key, b: Word) -> int: ...


# case: pattern_of_typing_returned
@mcp.tool()
def tool0(a: Pattern) -> Pattern: ...


# case: pattern_of_typing_in_a_returned_list
@mcp.tool()
def tool0() -> Annotated[list[Pattern], "x"]: ...


# case: any_with_none_returned
@mcp.tool()
def tool0(a: Optional[Any], b: Optional[Optional[None]] = None) -> Optional[None]: ...


# case: limits_of_a_decimal_as_text
@mcp.tool()
def tool0(a: Decimal = Field(1, ge="1.5"), b: Decimal = Field(1, le=Decimal("2.5"))) -> int: ...


# case: limit_of_a_decimal_that_is_no_number
@mcp.tool()
def tool0(a: Decimal = Field(1, ge="x")) -> int: ...


# case: defaults_of_many_kinds
@mcp.tool()
def tool0(
    a: Any = {1, "a"},
    b: Any = {*options()},
    c: Any = [*options()],
    d: Any = 1j,
    e: Any = defaultdict(int),
    f: Any = options,
    g: Any = Color if False else BaseModel,
) -> int: ...


# case: default_of_a_number_that_is_no_number
@mcp.tool()
def tool0(a: float = "x", b: float = "1.5", c: float = "nan") -> int: ...


# case: root_model_without_a_known_root
class Base(RootModel[T]): ...


class Model(Base):
    pass


class Other(Base[int]):
    @property
    def first(self):
        return self.root


@mcp.tool()
def tool0(a: Model, b: Other, c: RootModel) -> int: ...


# case: typed_dict_that_is_closed
class Model(TypedDict, closed=True):
    a: int


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: typed_dict_with_a_configuration
class Model(TypedDict):
    __pydantic_config__ = ConfigDict(extra="forbid")
    a: int


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: typed_dict_with_an_annotated_configuration
class Model(TypedDict):
    __pydantic_config__: ConfigDict = ConfigDict(extra="forbid")
    a: int


@mcp.tool()
def tool0(a: Model) -> Model: ...


# case: pattern_with_a_group_of_a_name_given_twice
@mcp.tool()
def tool0(a: str = Field("", pattern="(?P<x>a)|(?<x>b)")) -> int: ...


# case: patterns_with_groups_of_several_names
@mcp.tool()
def tool0(a: str = Field("", pattern="(?P<x>a)|(?P<y>b)|\\\\(?P<x>"), b: str = Field("", pattern="a{501}")) -> int: ...


# case: pattern_with_a_class_in_a_class
@mcp.tool()
def tool0(a: str = Field("", pattern="[a[b]]"), b: str = Field("", pattern="[A-[b]]")) -> int: ...


# case: constraint_on_a_number
@mcp.tool()
def tool0(
    a: int = Field(4, multiple_of=2), b: float = Field(1, multiple_of=0.5), c: Decimal = Field(1, multiple_of=2)
) -> int: ...


# case: multiple_of_for_a_text
@mcp.tool()
def tool0(a: str = Field("", multiple_of=2)) -> int: ...


# case: tagged_with_none
class A(BaseModel):
    kind: Literal["a"]


class B(BaseModel):
    kind: Literal["b"]


@mcp.tool()
def tool0(
    a: Annotated[Union[A, B, None], Field(discriminator="kind")] = None,
    b: Annotated[Union[A, Optional[B]], Field(discriminator="kind")] = None,
    c: Annotated[Union[A, Annotated[Optional[B], "x"]], Field(discriminator="kind")] = None,
) -> int: ...


# case: tagged_with_a_value_that_is_not_known
class A(BaseModel):
    kind: Literal["a"]


class Kind(Enum):
    B = str(len(options()))


class B(BaseModel):
    kind: Literal[Kind.B]


@mcp.tool()
def tool0(a: Annotated[Union[A, B], Field(discriminator="kind")] = None) -> int: ...


# case: tagged_that_refers_to_itself
class A(BaseModel):
    kind: Literal["a"]
    inner: Annotated[Union["A", "B"], Field(discriminator="kind")]


class B(BaseModel):
    kind: Literal["b"]


@mcp.tool()
def tool0(a: A) -> int: ...


# case: configuration_as_a_text
@mcp.tool()
def tool0(a: int, model_config="abc") -> int: ...


# case: configuration_as_a_number
@mcp.tool()
def tool0(a: int, model_config=5) -> int: ...


# case: property_as_tool
class Shop:
    @property
    def find(self) -> int: ...


mcp.tool()(Shop.find)


# case: result_with_extras_in_a_typed_dict
class Model(TypedDict):
    a: Annotated[int, Field(description="x")]
    b: Annotated[list[int], "y"]


@mcp.tool()
def tool0() -> list[Model]: ...


# case: key_of_an_enum_as_type
class Color(Enum):
    RED = "red"


@mcp.tool()
def tool0(a: Color["RED"] = None) -> int: ...


# case: flag_that_joins_itself_with_a_later_one
class Mode(Flag):
    READ = 1
    BOTH = READ | 2
    ALL = len(options()) | 4


@mcp.tool()
def tool0(a: Mode) -> int: ...


# case: numbers_of_text_enums
class Word(str, Enum):
    ONE = 1
    TWO = b"two"


@mcp.tool()
def tool0(a: Word) -> int: ...


# case: empty_docstring_of_a_model
class Model(BaseModel):
    """"""

    a: int


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: total_and_another_keyword
class Model(TypedDict, total=False):
    a: int


class Other(Model, metaclass=type(Model)):
    b: int


@mcp.tool()
def tool0(a: Model, b: Other) -> int: ...


# case: default_that_is_a_member
class Color(Enum):
    RED = "red"


@dataclass
class Model:
    a: Color = Color.RED


@mcp.tool()
def tool0(a: Model, b: Color = Color.RED) -> Model: ...


# case: default_through_many_names
A0 = 1
A1 = A0
A2 = A1
A3 = A2
A4 = A3
A5 = A4
A6 = A5
A7 = A6
A8 = A7
A9 = A8
A10 = A9
A11 = A10


@mcp.tool()
def tool0(a: int = A11) -> int: ...


# case: choices_by_keyword
@mcp.tool()
def tool0(a: Annotated[int, Field(validation_alias=pydantic.AliasChoices("x", choices="y"))] = 1) -> int: ...


# case: default_of_a_field_that_is_its_type
@mcp.tool()
def tool0(a: type = int, b: type[int] = int) -> int: ...


# case: result_with_a_field_as_default
@dataclass
class Model:
    a: int = Field(1)
    b: int = field(default=2)


class Plain:
    a: int
    b: Optional[Annotated[int, "x"]] = Field(1, description="y")
    c: pydantic.StrictInt = Field(2)
    d: List[Annotated[int, "z"]] = None
    e: pydantic.conint(ge=1) = 1


@mcp.tool()
def tool0() -> Model: ...


@mcp.tool()
def tool1() -> Plain: ...


# case: result_of_a_foreign_type
@mcp.tool()
def tool0() -> functools.partial: ...


# case: tagged_by_an_alias
class A(BaseModel):
    kind: Literal["a"] = Field(alias="type")


class B(BaseModel):
    kind: Literal["b"] = Field(alias="type")


@mcp.tool()
def tool0(a: Annotated[Union[A, B], Field(discriminator="kind")]) -> int: ...


# case: metadata_of_unknown_arguments
@mcp.tool()
def tool0(
    a: Annotated[str, pydantic.StringConstraints(**options())],
    b: Annotated[int, pydantic.Strict(*options())] = 1,
    c: pydantic.conint(**options()) = 1,
    d: Annotated[int, Field(**options())] = 1,
) -> int: ...


# case: plain_validator_without_a_type
@mcp.tool()
def tool0(a: Annotated[int, pydantic.PlainValidator(lambda value: value)]) -> int: ...


# case: extra_that_is_not_known
class Model(BaseModel):
    model_config = ConfigDict(json_schema_extra=options())
    a: int


class Other(BaseModel):
    model_config = ConfigDict(json_schema_extra={"x": 1, **options()})
    a: int


@mcp.tool()
def tool0(a: Model, b: Other) -> int: ...


# case: default_that_is_not_known_inside_of_data
@mcp.tool()
def tool0(
    a: Any = {"x": [1, *options()]},
    b: Any = {"x": 1, **options()},
    c: Any = {len(options()), 1},
    d: Any = frozenset({1, "a"}),
    e: Any = dict.fromkeys(options()),
    f: Any = print,
    g: Any = b"x",
) -> int: ...


# case: truth_of_collections
class A(BaseModel):
    model_config = ConfigDict(use_enum_values=[], populate_by_name={}, extra="forbid", frozen=())
    a: int = Field(1, alias="x")


class B(BaseModel):
    model_config = ConfigDict(populate_by_name=[1], use_attribute_docstrings=[])
    a: int = Field(1, alias="x")
    """Text."""


@mcp.tool()
def tool0(a: A, b: B) -> int: ...


# case: pattern_of_the_limits_of_two_models
class Model(RootModel[str]):
    """A word."""


@mcp.tool()
def tool0(
    a: Annotated[Model, Field(min_length=1)], b: Annotated[list[Model], Field(min_length=1)] = None
) -> int: ...


# case: tagged_that_may_be_none_inside
class A(BaseModel):
    kind: Literal["a"]


class B(BaseModel):
    kind: Literal["b"]


Nothing = TypeAliasType("Nothing", Optional[B])


@mcp.tool()
def tool0(
    a: Annotated[Union[A, Nothing], Field(discriminator="kind")] = None,
    b: Annotated[Nothing, Field(discriminator="kind")] = None,
) -> int: ...


# case: configuration_as_a_list
@mcp.tool()
def tool0(a: int, model_config=[1]) -> int: ...


# case: any_class_returned
class Model(RootModel):
    @functools.cached_property
    def first(self):
        return self.root


@mcp.tool()
def tool0(a: Model) -> Model: ...


# case: pattern_with_a_range_that_starts_after_its_end
@mcp.tool()
def tool0(a: str = Field("", pattern="[a-[b]]")) -> int: ...


# case: pattern_that_ends_in_a_range
@mcp.tool()
def tool0(a: str = Field("", pattern="[a-")) -> int: ...


# case: ellipsis_as_default
@mcp.tool()
def tool0(a: int = ..., b: Annotated[int, Field(description="x")] = ..., *, c: int) -> int: ...


# case: tagged_with_an_annotated_none
class A(BaseModel):
    kind: Literal["a"]


@mcp.tool()
def tool0(a: Annotated[Union[A, Annotated[None, "x"]], Field(discriminator="kind")] = None) -> int: ...


# case: fields_that_the_schema_of_a_result_leaves_out
class Plain:
    a: SkipJsonSchema[int] = 1
    b: list[SkipJsonSchema[int]]


@mcp.tool()
def tool0() -> Plain: ...


# case: limits_on_a_root_model_of_a_text
class Word(RootModel[str]):
    """A word."""


@mcp.tool()
def tool0(a: Word = Field(Word("x"), min_length=1), b: Annotated[dict[str, Word], Field(min_length=1)] = {}) -> int: ...


# case: properties_of_a_dataclass_and_its_base
class Base:
    a: int = 1


@dataclass
class Model(Base):
    b: int

    @property
    def c(self) -> int: ...


@mcp.tool()
def tool0(a: Model) -> int: ...


# case: union_of_none_by_a_type_variable
Maybe = Optional[T]


@mcp.tool()
def tool0(a: Maybe[None] = None) -> int: ...
