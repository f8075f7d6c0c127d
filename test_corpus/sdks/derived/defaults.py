"""Defaults of all kinds that must be written as JSON."""

import datetime
import uuid
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from datetime import timezone
from decimal import Decimal
from pathlib import Path, PurePath
from typing import Annotated, Any, Callable, Optional

from pydantic import BaseModel, Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

LIMIT = 10
TAGS = ["a", "b"]
NESTED = {"a": [1, 2, {"b": None}], "c": True}
START = datetime.date(2024, 1, 2)
ROOT = Path("/data") / "x"
HOME = Path("/data")
PATHS = [Path("/a"), Path("b")]

LOOKUP = {"a": HOME, "b": (START, 1)}


class Point(BaseModel):
    x: int = 0
    y: int = 0


@dataclass
class Size:
    width: int = 1


ORIGIN = Point()


def make() -> list[str]:
    return ["x"]


@mcp.tool()
def t1(
    a: int = LIMIT,
    b: list[str] = TAGS,
    c: dict[str, Any] = NESTED,
    d: datetime.date = START,
    e: Path = HOME,
    f: Path = Path("a", "b"),
    g: PurePath = PurePath("/x/../y"),
    h: Decimal = Decimal("0.10"),
    i: Decimal = Decimal(3),
    j: uuid.UUID = uuid.UUID("{12345678-1234-5678-1234-567812345678}"),
    k: list[Path] = PATHS,
    l: float = float("nan"),
    m: float = float("-inf"),
    n: float = float("1.5"),
    o: int = -5,
    p: float = 1e3,
) -> str:
    return ""


@mcp.tool()
def t2(
    a: bytes = b"abc",
    c: set[int] = {3, 1, 2},
    d: set[str] = {"a"},
    e: frozenset[int] = frozenset({1}),
    f: tuple[int, ...] = (1, 2),
    g: dict[int, bool] = {1: True, 2: False},
    h: dict[Any, int] = {None: 1, True: 2, 1.5: 3, "x": 4},
    i: Optional[str] = None,
    j: list[list[int]] = [[1], [2, 3]],
    k: list[dict[str, int]] = [{"a": 1}],
    l: Any = (),
) -> str:
    return ""


@mcp.tool()
def t3(
    a: Any = object(),
    b: Any = make,
    c: Any = Point,
    d: Any = int,
    e: Callable[[], None] | int = 3,
    f: Any = lambda: 1,
    g: Any = [object()],
    h: Any = {"a": make},
    i: Any = b"\xff",
    j: Any = make(),
    k: Any = len("abc"),
    l: Any = 1 + 2,
    m: Any = f"{LIMIT} items",
    n: Any = TAGS[0],
    o: Any = NESTED["a"],
    p: Any = [*TAGS, "c"],
    q: Any = {**NESTED, "d": 1},
) -> str:
    return ""


@mcp.tool()
def t4(
    a: Point = Point(),
    b: Point = Point(x=1),
    c: Size = Size(),
    d: Point = ORIGIN,
    e: datetime.datetime = datetime.datetime(2024, 1, 2, 3, 4, 5),
    f: datetime.time = datetime.time(1, 2),
    g: datetime.timedelta = datetime.timedelta(seconds=90),
    h: datetime.date = datetime.date(year=2024, month=1, day=2),
    i: Any = complex(1, 2),
    j: Any = 2j,
    k: Path = ROOT,
    l: Any = {1, "a"},
    m: Any = {(1, 2): 3},
    n: Any = {object(): 1},
    o: Any = OrderedDict(a=1),
    p: Any = deque([1]),
    q: Any = [Point()],
    r: Any = range(3),
    s: Any = datetime.timezone.utc,
    u: Any = {"a": {Point}},
) -> str:
    return ""


@mcp.tool()
def t7(
    a: datetime.datetime = datetime.datetime(2024, 1, 2, 3, 4, 5),
    b: datetime.datetime = datetime.datetime(2024, 1, 2, microsecond=500),
    c: datetime.time = datetime.time(1, 2),
    d: datetime.time = datetime.time(hour=1, microsecond=1000),
    e: datetime.timedelta = datetime.timedelta(seconds=90),
    f: datetime.timedelta = datetime.timedelta(1),
    g: datetime.timedelta = datetime.timedelta(0),
    h: datetime.timedelta = datetime.timedelta(hours=5, milliseconds=1500),
    i: datetime.timedelta = datetime.timedelta(days=2, hours=3, minutes=4, seconds=5),
    j: datetime.timedelta = datetime.timedelta(weeks=4),
    k: datetime.timedelta = datetime.timedelta(seconds=-1),
    l: datetime.timedelta = datetime.timedelta(days=400),
    m: datetime.date = datetime.date(year=2024, month=1, day=2),
    n: uuid.UUID = uuid.UUID(int=5),
    o: Any = {"a": HOME, "b": [START]},
    p: Any = {"a": make, "b": 1},
    q: dict[str, Any] = LOOKUP,
    r: datetime.datetime = datetime.datetime(2024, 1, 2, tzinfo=datetime.timezone.utc),
    s: Any = Decimal("x") if False else 1,
    u: Any = range(3),
    v: Any = {Path("a"): 1},
) -> str:
    return ""


@mcp.tool()
def t5(
    a: Annotated[int, Field(default=3)],
    b: Annotated[list[int], Field(default_factory=list)],
    c: int = Field(4),
    d: int = Field(default=5, ge=1),
    e: list[str] = Field(default_factory=make),
    f: Annotated[int, Field(description="f")] = 6,
    g: Annotated[int, Field(default=1), Field(default=2)] = 7,
    h: Annotated[Annotated[int, Field(gt=1)], Field(title="Aitch")] = 8,
    i: int | None = Field(None, description="i", examples=[1, None]),
    j: str = Field("j", examples=None, title=None, description=None, deprecated=False),
    k: str = Field("k", examples=[START, HOME], json_schema_extra=None),
    l: str = Field(default="l", json_schema_extra={"x": {"y": [1, 2.5]}, "type": "text"}, x_old=1),
    m: int = Field(ge=0, default=0),
) -> str:
    return ""

