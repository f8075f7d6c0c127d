"""Types of the standard library and of pydantic."""

import collections
import collections.abc
import datetime
import decimal
import enum
import fractions
import ipaddress
import os
import pathlib
import re
import typing as t
import uuid
from typing import (
    AbstractSet,
    Annotated,
    Any,
    AnyStr,
    Counter,
    DefaultDict,
    Deque,
    Dict,
    Final,
    FrozenSet,
    Iterable,
    List,
    Mapping,
    NewType,
    Optional,
    OrderedDict,
    Pattern,
    Sequence,
    Set,
    Text,
    Tuple,
    Type,
    Union,
)

import pydantic
from pydantic import Field, Json, JsonValue, SecretStr, conbytes, condate, condecimal, confloat, confrozenset, conint, conlist, conset, constr
from pydantic.json_schema import SkipJsonSchema
from pydantic.types import PositiveInt

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

UserId = NewType("UserId", int)
AdminId = NewType("AdminId", UserId)
Numbers = list[int]
Maybe = Optional[Numbers]
NoneType = type(None)


@mcp.tool()
def t1(
    a: List[int],
    b: Dict[str, int],
    c: Set[str],
    d: FrozenSet[int],
    e: Tuple[int, str],
    f: Tuple[int, ...],
    g: Sequence[int],
    h: Mapping[str, Any],
    i: Iterable[int],
    j: Deque[int],
    k: DefaultDict[str, int],
    l: OrderedDict[str, int],
    m: Counter[str],
    n: AbstractSet[int],
    o: Text,
    p: Tuple,
    q: List,
    r: Dict,
    s: Type[int],
    u: Tuple[()],
    v: Iterable,
) -> List[int]:
    return []


@mcp.tool()
def t2(
    a: collections.deque[int],
    b: collections.defaultdict[str, list[int]],
    c: collections.OrderedDict[str, int],
    d: collections.Counter[str],
    e: collections.abc.Sequence[int],
    f: collections.abc.Mapping[str, int],
    g: collections.abc.Set[int],
    h: collections.abc.Iterable[str],
    i: collections.Counter,
    j: collections.deque,
    k: collections.abc.MutableMapping[str, int],
    l: dict[int, str],
    m: dict[str, Any],
    n: dict[str, dict[str, int]],
    o: dict[uuid.UUID, int],
    p: dict[constr(pattern="^a"), int],
    q: dict[Annotated[str, Field(min_length=2, max_length=3)], Any],
    r: dict[Annotated[str, Field(pattern="^x", max_length=3)], Any],
    s: tuple[()],
    u: list[None],
    v: Annotated[dict[str, int], Field(min_length=1, max_length=3)],
) -> dict[str, int]:
    return {}


@mcp.tool()
def t3(
    a: datetime.date,
    b: datetime.time,
    c: datetime.datetime,
    d: datetime.timedelta,
    e: decimal.Decimal,
    f: uuid.UUID,
    g: pathlib.Path,
    h: fractions.Fraction,
    i: complex,
    j: bytes,
    k: re.Pattern[str],
    l: ipaddress.IPv4Address,
    m: os.PathLike[str],
    n: re.Pattern,
    o: AnyStr,
    p: object,
    q: None,
    r: Optional[None],
    s: Union[int],
    u: Union[int, str, int],
    v: Optional[Union[int, str]],
    w: int | str | None,
    x: Pattern[str],
) -> datetime.date:
    return datetime.date.today()


@mcp.tool()
def t4(
    a: UserId,
    b: AdminId,
    c: list[UserId],
    d: Numbers,
    e: Maybe,
    f: NoneType,
    g: type(None),
    h: PositiveInt,
    i: pydantic.NonNegativeFloat,
    k: pydantic.AnyUrl,
    l: pydantic.HttpUrl,
    m: SecretStr,
    n: Json,
    o: Json[list[int]],
    q: Union[int, SkipJsonSchema[str]],
    r: pydantic.StrictInt,
    s: pydantic.AwareDatetime,
    u: pydantic.FutureDate,
    v: pydantic.ByteSize,
    w: pydantic.UUID4,
    x: pydantic.FilePath,
    y: pydantic.Base64Str,
    z: pydantic.FiniteFloat,
) -> UserId:
    return 1


@mcp.tool()
def t5(
    a: conint(ge=1, le=5),
    b: confloat(gt=0, multiple_of=0.5),
    c: constr(min_length=1, max_length=5, pattern="^[a-z]+$", strip_whitespace=True),
    d: conbytes(min_length=2),
    e: condecimal(max_digits=5, decimal_places=2, ge=0),
    f: condate(gt=datetime.date(2020, 1, 1)),
    g: conlist(int, min_length=1, max_length=3),
    h: conset(str, min_length=1),
    i: confrozenset(item_type=int, max_length=2),
    j: list[conint(ge=2)],
    k: Optional[constr(to_lower=True)] = None,
) -> conint(ge=0):
    return 1


@mcp.tool()
def t6(
    a: Annotated[decimal.Decimal, Field(ge=1, lt=decimal.Decimal("5"), multiple_of=2)],
    b: Annotated[datetime.timedelta, Field(ge=datetime.timedelta(1))],
    c: Annotated[datetime.date, Field(gt=datetime.date(2020, 1, 1))],
    d: Annotated[Union[int, str], Field(ge=1)],
    e: Annotated[list[str], Field(pattern="a")],
    f: Annotated[Any, Field(ge=1, min_length=2)],
    g: Annotated[int, Field(pattern="^1", strict=True)],
    h: Annotated[float, Field(allow_inf_nan=False, ge=-1e999)],
    i: Annotated[tuple[int, ...], Field(min_length=1, max_length=3)],
    j: Annotated[tuple[int, str], Field(min_length=1)],
    k: Annotated[Sequence[int], Field(min_length=1)],
    l: Annotated[Iterable[int], Field(max_length=3)],
    m: Annotated[bytes, Field(max_length=3)],
    n: Annotated[fractions.Fraction, Field(ge=1)],
    o: Annotated[Optional[list[int]], Field(min_length=1)],
    p: Annotated[bool, Field(strict=True)],
    q: Annotated[Union[int, float], Field(union_mode="left_to_right")],
    r: Annotated[float, Field(le=5, ge=1.5, lt=None)],
    s: Annotated[Json[int], Field(description="json")],
    u: Annotated[ipaddress.IPv4Address, Field(description="address")],
    v: Annotated[pathlib.Path, Field(json_schema_extra={"format": "x", "extra": 1})],
    w: Annotated[SecretStr, Field(min_length=3, json_schema_extra={"format": "x"})],
    x: Annotated[dict[str, int], Field(ge=1)],
    y: list[Annotated[SecretStr, Field(description="secret")]],
    z: Annotated[collections.deque[int], Field(max_length=2)],
) -> str:
    return ""


@mcp.tool()
def t7() -> Tuple:
    return ()


@mcp.tool()
def t8() -> Json[list[int]]:
    return []


@mcp.tool()
def t9() -> Union[int, SkipJsonSchema[str]]:
    return 1


@mcp.tool()
def t10() -> decimal.Decimal:
    return 1


@mcp.tool()
def t11() -> fractions.Fraction:
    return 1


@mcp.tool()
def t12() -> Annotated[decimal.Decimal, Field(ge=1)]:
    return 1


@mcp.tool()
def t13() -> pydantic.ByteSize:
    return 1


@mcp.tool()
def t14() -> SecretStr:
    return 1


@mcp.tool()
def t15() -> Optional[Numbers]:
    return 1


@mcp.tool()
def t17(a: JsonValue = None, c: Json = "1", d: enum.Enum = None) -> JsonValue:
    return 1


@mcp.tool()
def t18() -> t.Sequence[t.Any]:
    return 1


@mcp.tool()
def t20() -> Annotated[Optional[int], Field(description="maybe")]:
    return 1


@mcp.tool()
def t21() -> list:
    return []


@mcp.tool()
def t22() -> Tuple[Any, ...]:
    return ()


@mcp.tool()
def t23() -> object:
    return ()


@mcp.tool()
def t24() -> bytes | None:
    return b""


@mcp.tool()
def t25() -> dict[int, str]:
    return {}


@mcp.tool()
def t26() -> Annotated[dict[str, int], Field(title="Counts")]:
    return {}


@mcp.tool()
def t27() -> Pattern[str]:
    return re.compile("")


@mcp.tool()
def t28() -> pydantic.Base64Str:
    return ""


@mcp.tool()
def t29() -> type[int] | None:
    return None
