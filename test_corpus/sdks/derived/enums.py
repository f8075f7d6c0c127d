"""Enums of all kinds, as types, defaults and in literals."""

import enum
from dataclasses import dataclass
from enum import Enum, Flag, IntEnum, IntFlag, StrEnum, auto, unique
from typing import Annotated, Any, Final, Literal, Optional, Union

from pydantic import BaseModel, Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Plain(Enum):
    """What it is."""

    ONE = 1
    TWO = "two"
    NONE = None
    AGAIN = 1


@unique
class Auto(Enum):
    A = auto()
    B = enum.auto()
    C = 7
    D = auto()


class Texts(StrEnum):
    First = auto()
    SECOND = "2nd"


class Numbers(IntEnum):
    """An enumeration."""

    X = 1
    Y = 2


class Bits(Flag):
    R = auto()
    W = auto()
    ALL = R | W


class IntBits(IntFlag):
    R = auto()
    W = auto()
    X = 8
    Z = auto()


class Named(str, Enum):
    A = "a"
    B = "b"

    def describe(self) -> str:
        return self.value


class Counted(int, Enum):
    A = 1
    B = 2


class Ratio(float, Enum):
    HALF = 0.5
    WHOLE = 1.0


class Empty(Enum):
    pass


class EmptyText(str, Enum):
    pass


class EmptyInt(IntEnum):
    pass


class Base(Enum):
    def shout(self) -> str:
        return str(self.value).upper()


class Derived(Base):
    A = "a"
    _ignore_ = []
    __secret = 1


class Tuples(Enum):
    A = (1, 2)
    B = (3, 4)


class Alone(Enum):
    ONLY = "only"


class Mixed(str, Enum):
    A = 1
    B = "b"


class Shifted(Enum):
    A = 5
    B = auto()
    C = A


class Jumping(Enum):
    A = 5
    B = 2


class Later(Enum):
    A = "x"
    B = "y"
    f = lambda value: value

    @classmethod
    def _missing_(cls, value: object) -> "Later":
        return cls.A


Made = Enum("Made", ["RED", "GREEN"])
MadeText = Enum("MadeText", "red green, blue")
MadeDict = Enum("MadeDict", {"A": "a", "B": "b"})
MadePairs = Enum("MadePairs", [("A", 1), ("B", "b")])
MadeStr = StrEnum("MadeStr", ["Red", "Green"])
MadeInt = IntEnum("MadeInt", ["ONE", "TWO"])
MadeStart = Enum("MadeStart", ["A", "B"], start=5)
MadeFlag = Flag("MadeFlag", ["A", "B"])
ONLY: Final = Alone.ONLY
DEFAULTS = [Plain.ONE, Plain.TWO]


class Holder(BaseModel):
    plain: Plain = Plain.ONE
    texts: list[Texts] = [Texts.First, Texts.SECOND]
    any: Any = Numbers.Y
    by_name: dict[Named, Numbers] = {}


@mcp.tool()
def t1(a: Plain, b: Auto, c: Texts, d: Numbers, e: Named, f: Counted, g: Ratio) -> Plain:
    return a


@mcp.tool()
def t2(a: Bits, b: IntBits) -> Numbers:
    return Numbers.X


@mcp.tool()
def t3(a: Derived, b: Tuples, c: Alone, d: Mixed, e: Shifted, f: Jumping, g: Later) -> Texts:
    return Texts.First


@mcp.tool()
def t4(a: Made, b: MadeText, c: MadeDict, d: MadePairs, e: MadeStr, f: MadeInt) -> Made:
    return a


@mcp.tool()
def t5(a: MadeStart, b: MadeFlag) -> str:
    return ""


@mcp.tool()
def t6(
    a: Plain = Plain.TWO,
    b: Optional[Texts] = Texts.First,
    c: Numbers = Numbers.X,
    d: list[Plain] = DEFAULTS,
    e: Alone = ONLY,
    f: Auto = Auto.D,
    g: tuple[Plain, Texts] = (Plain.ONE, Texts.SECOND),
    h: str = Named.A.value,
    i: Any = Plain,
    j: IntBits = IntBits.Z,
    k: Tuples = Tuples.A,
    l: str = Plain.ONE.name,
    m: Mixed = Mixed.A,
    n: Bits = Bits.ALL,
) -> Named:
    return Named.A


@mcp.tool()
def t7(
    a: Literal[Plain.ONE, Plain.TWO],
    b: Literal[Texts.First],
    c: Literal[Numbers.X, 3],
    d: Literal[Named.A, "c", None, True],
    e: Literal[Literal[1, 2], Literal["x"]],
    f: Literal[b"abc"],
    g: Literal[1, 1, "1"],
    h: Literal[None],
    i: Literal[Auto.B],
    j: Optional[Literal["a", "b"]] = None,
) -> Literal["a", "b"]:
    return "a"


@mcp.tool()
def t8(a: Holder, b: dict[Named, int], c: dict[Literal["x", "y"], int]) -> dict[Named, int]:
    return {}


@mcp.tool()
def t9() -> Literal[Plain.ONE]:
    return Plain.ONE


@mcp.tool()
def t10() -> Ratio:
    return Ratio.HALF


@mcp.tool()
def t11() -> list[Counted]:
    return []


@mcp.tool()
def t12() -> Named:
    return Named.A


@mcp.tool()
def t13(a: Annotated[Plain, Field(description="on an enum")] = Plain.ONE, b: Named = Field(Named.B, title="Bee")) -> Derived:
    return Derived.A


class Values(BaseModel):
    model_config = {"use_enum_values": True}
    plain: Plain = Plain.ONE
    named: Named = Field(Named.B, validate_default=True)


@mcp.tool()
def t15(a: Values) -> Values:
    return a


@mcp.tool()
def t16(a: EmptyText, b: EmptyInt = None) -> MadeStr:
    return ""


@mcp.tool()
def t17(a: Any = Derived.shout) -> str:
    return ""


@mcp.tool()
def t14(a: Empty) -> str:
    return ""
