"""Record which types of fields each SDK asks users for, in tests/recorded/elicitations.json.

    python tests/oracle/elicited.py mcp1=VENV/bin/python mcp2=... fm2=... fm3=... fm4=...

Each environment has one of the SDKs; this script runs itself in it, where it gives the SDK's own check a model with one
field of each type. The tests read the file only.
"""

from __future__ import annotations

import json
import subprocess
import sys
import types
from pathlib import Path

RECORDED = Path(__file__).parents[1] / "recorded/elicitations.json"

# Each field is one annotation, as it is written in a module with these lines above it.
PREAMBLE = """\
import dataclasses
import datetime
import decimal
import enum
import uuid
from collections.abc import Sequence
from typing import Annotated, Any, Literal, Optional, Union

from pydantic import BaseModel, Field
from typing_extensions import TypedDict


class Color(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Word(str, enum.Enum):
    RED = "red"
    BLUE = "blue"


class Number(enum.IntEnum):
    ONE = 1
    TWO = 2


class Inner(BaseModel):
    number: int


@dataclasses.dataclass
class Point:
    x: int


class Row(TypedDict):
    number: int
"""
FIELDS = (
    "str", "int", "float", "bool", "None", "Any", "bytes", "dict", "list", "Optional[str]", "str | None", "int | str",
    "Optional[list[str]]", "Union[int, None, str]", "Literal['a', 'b']", "Literal['a']", "Literal[1, 2]",
    "Literal['a', 1]", "Optional[Literal['a', 'b']]", "Color", "Word", "Number", "Optional[Color]", "Inner",
    "Optional[Inner]", "Point", "Row", "list[str]", "Sequence[str]", "tuple[str, ...]", "set[str]", "list[int]",
    "list[Literal['a', 'b']]", "list[Color]", "list[Inner]", "dict[str, str]", "datetime.date", "datetime.datetime",
    "datetime.time", "datetime.timedelta", "uuid.UUID", "decimal.Decimal", "Annotated[str, Field(pattern='^a')]",
    "Annotated[int, Field(gt=1)]", "int | datetime.date", "list[Any]",
)  # fmt: skip


def main(environments: list[str]) -> None:
    """Ask each SDK in its environment, and write the file."""
    found = {}
    for each in environments:
        profile, _, python = each.partition("=")
        run = subprocess.run([python, __file__, "--in", profile], check=True, capture_output=True, text=True)
        found[profile] = json.loads(run.stdout)
    RECORDED.parent.mkdir(exist_ok=True)
    RECORDED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def ask(profile: str) -> dict[str, object]:
    """What the SDK of this environment says to each field: the exception, or None."""
    from importlib.metadata import version

    module = types.ModuleType("asking")  # pydantic looks names up in it
    sys.modules["asking"] = module
    names = vars(module)
    exec(PREAMBLE, names)
    check = _check(profile)
    fields = {}
    for each in FIELDS:
        exec(f"class Form(BaseModel):\n    field: {each}\n", names)
        try:
            check(names["Form"])
        except TypeError as refused:
            fields[each] = type(refused).__name__
        else:
            fields[each] = None
    distributions = ("fastmcp", "mcp", "pydantic") if profile.startswith("fm") else ("mcp", "pydantic")
    return {"versions": {each: version(each) for each in distributions}, "fields": fields}


def _check(profile: str) -> object:
    """The function by which `elicit` of an SDK checks what it is given."""
    if profile.startswith("fm"):
        from fastmcp.server.elicitation import get_elicitation_schema

        return get_elicitation_schema
    from mcp.server import elicitation

    name = "_validate_elicitation_schema" if profile == "mcp1" else "render_elicitation_schema"
    return getattr(elicitation, name)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--in"]:
        json.dump(ask(sys.argv[2]), sys.stdout)
    else:
        main(sys.argv[1:])
