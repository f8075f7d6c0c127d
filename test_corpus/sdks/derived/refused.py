"""What pydantic and the SDKs refuse, one case each."""

import datetime
import decimal
from collections import defaultdict, deque
from dataclasses import InitVar, dataclass, field
from enum import Enum
from typing import Annotated, Any, Callable, ClassVar, Dict, Final, Hashable, Iterator, Literal, NamedTuple, Optional, Self, Sized, Tuple, Union

from pydantic import AliasChoices, AliasPath, BaseModel, ConfigDict, Field, PlainSerializer, RootModel, conint, conlist, constr
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import NotRequired, ReadOnly, Required, TypedDict

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Plain:
    pass


class Cat(BaseModel):
    kind: Literal["cat"]


class Dog(BaseModel):
    kind: Literal["dog"]
    other: str = ""


# case: init_var_in_a_returned_dataclass
@dataclass
class Init:
    a: int
    b: InitVar[int] = 1


@mcp.tool()
def t() -> Init:
    return Init(1)


# case: read_only_in_a_returned_typed_dict
class Frozen(TypedDict):
    seen: ReadOnly[bool]


@mcp.tool()
def t() -> Frozen:
    return {}


# case: arm_without_the_discriminator
class Fish(BaseModel):
    size: int


@mcp.tool()
def t(a: Annotated[Union[Cat, Fish], Field(discriminator="kind")]) -> str:
    return ""


# case: arm_that_is_no_model
@mcp.tool()
def t(a: Annotated[Union[Cat, int], Field(discriminator="kind")]) -> str:
    return ""


# case: discriminator_that_is_no_literal
@mcp.tool()
def t(a: Annotated[Union[Cat, Dog], Field(discriminator="other")]) -> str:
    return ""


# case: discriminator_of_type_str
class Cow(BaseModel):
    kind: str


@mcp.tool()
def t(a: Annotated[Union[Cat, Cow], Field(discriminator="kind")]) -> str:
    return ""


# case: discriminator_value_twice
class Kitten(BaseModel):
    kind: Literal["cat"]


@mcp.tool()
def t(a: Annotated[Union[Cat, Kitten], Field(discriminator="kind")]) -> str:
    return ""


# case: discriminators_with_other_aliases
class Alias(BaseModel):
    kind: Literal["alias"] = Field(alias="Kind")


@mcp.tool()
def t(a: Annotated[Union[Cat, Alias], Field(discriminator="kind")]) -> str:
    return ""


# case: discriminator_with_a_path_as_alias
class Path_(BaseModel):
    kind: Literal["path"] = Field(validation_alias=AliasPath("a", "kind"))


@mcp.tool()
def t(a: Annotated[Union[Cat, Path_], Field(discriminator="kind")]) -> str:
    return ""


# case: mapping_with_one_argument
@mcp.tool()
def t(a: "Dict[int]") -> str:
    return ""


# case: defaultdict_of_a_model
@mcp.tool()
def t(a: defaultdict[str, Cat]) -> str:
    return ""


# case: ellipsis_in_the_middle_of_a_tuple
@mcp.tool()
def t(a: tuple[int, str, ...]) -> str:
    return ""


# case: removed_keyword_regex
@mcp.tool()
def t(a: Annotated[str, Field(regex="x")]) -> str:
    return ""


# case: removed_keyword_const
@mcp.tool()
def t(a: str = Field("x", const=True)) -> str:
    return ""


# case: default_and_factory
@mcp.tool()
def t(a: list = Field([], default_factory=list)) -> str:
    return ""


# case: default_and_factory_in_annotated
@mcp.tool()
def t(a: Annotated[list, Field(default_factory=list)] = []) -> str:
    return ""


# case: default_and_factory_in_two_places
@mcp.tool()
def t(a: Annotated[list, Field(default_factory=list)] = Field([])) -> str:
    return ""


# case: limit_on_a_literal
@mcp.tool()
def t(a: Annotated[Literal["a"], Field(union_mode="smart")]) -> str:
    return ""


# case: limit_that_is_a_list
@mcp.tool()
def t(a: Annotated[int, Field(ge=[1])]) -> str:
    return ""


# case: limit_that_is_no_count
@mcp.tool()
def t(a: Annotated[str, Field(min_length=1.5)]) -> str:
    return ""


# case: limit_that_is_no_number
@mcp.tool()
def t(a: Annotated[int, Field(ge="many")]) -> str:
    return ""


# case: limit_that_is_no_whole_number
@mcp.tool()
def t(a: Annotated[int, Field(ge=1.5)]) -> str:
    return ""


# case: limit_of_a_time
@mcp.tool()
def t(a: Annotated[datetime.time, Field(ge=90000)]) -> str:
    return ""


# case: limit_of_a_date
@mcp.tool()
def t(a: Annotated[datetime.date, Field(ge=1)]) -> str:
    return ""


# case: limit_of_a_datetime
@mcp.tool()
def t(a: Annotated[datetime.datetime, Field(ge=True)]) -> str:
    return ""


# case: limit_of_a_decimal
@mcp.tool()
def t(a: Annotated[decimal.Decimal, Field(ge=True)]) -> str:
    return ""


# case: multiple_of_a_fraction
@mcp.tool()
def t(a: Annotated[int, Field(multiple_of=-1)]) -> str:
    return ""


# case: flag_that_is_a_text
@mcp.tool()
def t(a: Annotated[int, Field(strict="yes")]) -> str:
    return ""


# case: pattern_that_is_a_number
@mcp.tool()
def t(a: Annotated[str, Field(pattern=5)]) -> str:
    return ""


# case: pattern_on_a_number
@mcp.tool()
def t(a: Annotated[int, Field(pattern="(")]) -> str:
    return ""


# case: class_that_pydantic_does_not_know
@mcp.tool()
def t(a: Plain) -> str:
    return ""


# case: class_that_pydantic_does_not_know_in_a_list
@mcp.tool()
def t(a: list[Plain]) -> str:
    return ""


# case: class_that_pydantic_does_not_know_in_a_dataclass
@dataclass
class Holder:
    plain: Plain


@mcp.tool()
def t(a: Holder) -> str:
    return ""


# case: iterator
@mcp.tool()
def t(a: Iterator[int]) -> str:
    return ""


# case: callable
@mcp.tool()
def t(a: Callable[[int], str]) -> str:
    return ""


# case: class_object
@mcp.tool()
def t(a: type) -> str:
    return ""


# case: returned_class
@mcp.tool()
def t() -> type:
    return int


# case: returned_callable
@mcp.tool()
def t() -> Callable[[int], str]:
    return str


# case: returned_bare_callable
@mcp.tool()
def t() -> Callable:
    return str


# case: returned_iterator
@mcp.tool()
def t() -> Iterator[int]:
    return iter(())


# case: returned_plain_class
@mcp.tool()
def t() -> Plain:
    return Plain()


# case: returned_list_of_plain_class
@mcp.tool()
def t() -> list[Plain]:
    return []


# case: strict_on_a_type_that_takes_none
@mcp.tool()
def t(a: Annotated[Any, Field(strict=True)]) -> str:
    return ""


# case: required_behind_default
@mcp.tool()
def t(a: Annotated[int, Field(default=1)], b: int) -> str:
    return ""


# case: left_out_parameter
@mcp.tool()
def t(a: Annotated[int, Field(description="x")], b: "SkipJsonSchema[int]" = 1) -> str:
    return ""


# case: undefined_name_in_return
@mcp.tool()
def t(a: int) -> "Missing":
    return ""


# case: undefined_name_in_union
@mcp.tool()
def t(a: "int | Missing", b: "list[Missing]", c: "Annotated[Missing, 1]", d: "Missing[int]") -> str:
    return ""


# case: unannotated_attribute_in_a_model
class Strange(BaseModel):
    a: int = 1
    b = 2


@mcp.tool()
def t(a: Strange) -> str:
    return ""


# case: model_with_a_plain_class
class Strange(BaseModel):
    a: Plain


@mcp.tool()
def t(a: Strange) -> str:
    return ""


# case: pydantic_dataclass_with_a_plain_class
import pydantic.dataclasses


@pydantic.dataclasses.dataclass
class Strange:
    a: Plain


@mcp.tool()
def t(a: Strange) -> str:
    return ""


# case: self_as_first_parameter
@mcp.tool()
def t(self, a: int) -> str:
    return ""


# case: two_refusals
@mcp.tool()
def t(_a: int, *args: int, **kwargs: int) -> "Missing":
    return ""


# case: empty_literal
@mcp.tool()
def t(a: Literal[()]) -> str:
    return ""


# case: structured_output_without_annotation
# sdks: mcp1 mcp2
@mcp.tool(structured_output=True)
def t(a: int):
    return ""


# case: structured_output_of_what_is_no_json
# sdks: mcp1 mcp2
@mcp.tool(structured_output=True)
def t(a: int) -> Plain:
    return Plain()


# case: structured_output_of_a_call_tool_result
# sdks: mcp1 mcp2
from mcp.types import CallToolResult


@mcp.tool()
def t(a: int) -> CallToolResult | int:
    return 1


# case: model_config_parameter
@mcp.tool()
def t(a: int, model_config: dict) -> str:
    return ""


# case: model_config_parameter_of_none
@mcp.tool()
def t(a: int, model_config: dict = None) -> str:
    return ""


# case: constraint_on_a_model
@mcp.tool()
def t(a: Annotated[Cat, Field(fail_fast=True)]) -> str:
    return ""


# case: default_that_is_a_class_returned
@mcp.tool()
def t() -> Annotated[Any, Field(default=int)]:
    return ""


# case: constrained_list_without_type
@mcp.tool()
def t(a: constr(min_length=-1)) -> str:
    return ""


# case: final_parameter
@mcp.tool()
def t(a: Final[int]) -> str:
    return ""


# case: class_variable_as_parameter
@mcp.tool()
def t(a: ClassVar[int]) -> str:
    return ""


# case: required_as_parameter
@mcp.tool()
def t(a: Required[int]) -> str:
    return ""


# case: returned_final
@mcp.tool()
def t() -> Final[int]:
    return 1


# case: final_in_a_list
@mcp.tool()
def t(a: list[Final[int]]) -> str:
    return ""


# case: not_required_in_a_model
class Strange(BaseModel):
    a: NotRequired[int]


@mcp.tool()
def t(a: Strange) -> str:
    return ""


# case: final_in_a_named_tuple
class Tupled(NamedTuple):
    a: Final[int]


@mcp.tool()
def t(a: Tupled) -> str:
    return ""


# case: class_variable_in_a_typed_dict
class Strange(TypedDict):
    a: ClassVar[int]


@mcp.tool()
def t(a: Strange) -> str:
    return ""


# case: hashable_returned
@mcp.tool()
def t() -> Hashable:
    return 1


# case: hashable_parameter
@mcp.tool()
def t(a: Hashable) -> str:
    return ""


# case: skipped_parameter
@mcp.tool()
def t(a: SkipJsonSchema[int], b: int = 1) -> str:
    return ""


# case: skipped_return
@mcp.tool()
def t() -> SkipJsonSchema[int]:
    return 1


# case: skipped_field
class Skipping(BaseModel):
    a: SkipJsonSchema[int]
    b: int


@mcp.tool()
def t(a: Skipping) -> Skipping:
    return a


# case: union_of_nothing_that_is_written
@mcp.tool()
def t(a: Callable[[], int] | Plain | None = None) -> str:
    return ""


# case: union_with_a_callable
@mcp.tool()
def t(a: int | Callable[[], int]) -> int | Callable[[], int]:
    return a


# case: default_that_cannot_be_written_returned
class Odd(BaseModel):
    a: Any = object


@mcp.tool()
def t(a: Odd) -> Odd:
    return a


# case: examples_that_cannot_be_written
@mcp.tool()
def t(a: str = Field("k", examples=[print])) -> str:
    return ""


# case: type_of_the_class_itself
@mcp.tool()
def t(a: Optional[Self] = None) -> str:
    return ""


# case: returned_sized
@mcp.tool()
def t() -> Sized:
    return []


# case: returned_list_of_hashable
@mcp.tool()
def t() -> list[Hashable]:
    return []


# case: limit_by_position
@mcp.tool()
def t(a: conint(1)) -> str:
    return ""


# case: constrained_list_without_items
@mcp.tool()
def t(a: conlist(min_length=1)) -> str:
    return ""


# case: structured_output_of_a_class_with_slots
# sdks: mcp1 mcp2
@dataclass(slots=True)
class Slotted:
    a: int


@mcp.tool(structured_output=True)
def t() -> Slotted:
    return Slotted(1)


# case: defaultdict_of_an_annotated_type
@mcp.tool()
def t(a: defaultdict[str, Annotated[int, Field(ge=1)]]) -> str:
    return ""


# case: class_as_serializer
class Writer:
    def __init__(self, value: int) -> None:
        pass


@mcp.tool()
def t(a: Annotated[int, PlainSerializer(Writer)]) -> str:
    return ""


# case: parametrized_type_in_type
@mcp.tool()
def t(a: type[list[int]] = int) -> str:
    return ""
