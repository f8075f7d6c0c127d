"""Sources of an extreme shape that once ended the process, raised, or took far longer than their size says.

`tests/hostile/fuzz.py` finds them: deep, wide, circular and doubling sources, each looked at in every way.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hostile.checks import check_files, options_of, write_files
from hostile.shapes import DEEP, HEADS, IMPORTS, MODELS, SLOTS, STATEMENTS, TYPE_SLOTS, TYPES

FUZZ = Path(__file__).parent / "hostile" / "fuzz.py"

OFFICIAL, _, FASTMCP = range(len(HEADS))
SCHEMA, _, DESCRIPTION = range(3)

# The shape of statements, its size, and what it is written for.
OF_STATEMENTS = [
    ("bases", 150, OFFICIAL),
    ("bases_in_a_circle", 150, OFFICIAL),
    ("doubled_bases", 150, OFFICIAL),
    ("doubled_classes", 150, OFFICIAL),
    ("doubled_generics", 20, FASTMCP),
    ("doubled_lists", 13, OFFICIAL),
    ("doubled_models", 200, FASTMCP),
    ("doubled_types", 25, FASTMCP),
    ("doubled_types", 25, OFFICIAL),
    ("elifs", 400, OFFICIAL),
    ("growing_generics", 1, OFFICIAL),
    ("models_in_a_chain", 400, FASTMCP),
    ("models_in_a_chain", 400, OFFICIAL),
    ("models_in_a_circle", 400, OFFICIAL),
]
# The shape of an expression, its size, and the slot that it stands in.
OF_EXPRESSIONS = [
    ("references", 700, SCHEMA),
    ("references_in_a_circle", 700, SCHEMA),
    ("references_doubling", 100, SCHEMA),
    ("same_texts", 8000, 4),
    ("adjacent", 400, DESCRIPTION),
    ("replacements", 1000, 10),
    ("ands", 20_000, DESCRIPTION),
    ("loops_in_one", 3000, DESCRIPTION),
]


def check(source: str, folder: Path, run: int) -> None:
    paths = write_files(folder, {"server.py": source.encode("utf-8", "surrogatepass")})
    # coverage and other processes take their time
    check_files(paths, options_of(run), patience=20)


@pytest.mark.parametrize(("name", "size", "head"), OF_STATEMENTS)
def test_statements(name: str, size: int, head: int, tmp_path: Path) -> None:
    check(IMPORTS + HEADS[head] + STATEMENTS[name](size), tmp_path, 1)


@pytest.mark.parametrize(("name", "size", "slot"), OF_EXPRESSIONS)
def test_expressions(name: str, size: int, slot: int, tmp_path: Path) -> None:
    check(IMPORTS + HEADS[OFFICIAL] + SLOTS[slot].format(DEEP[name](size)), tmp_path, 1)


@pytest.mark.parametrize("slot", range(2))
def test_long_unions(slot: int, tmp_path: Path) -> None:
    check(IMPORTS + HEADS[OFFICIAL] + MODELS + TYPE_SLOTS[slot].format(TYPES["bars_of_models"](500)), tmp_path, 0)


@pytest.mark.parametrize("name", sorted(TYPES))
def test_types(name: str, tmp_path: Path) -> None:
    check(IMPORTS + HEADS[FASTMCP] + MODELS + TYPE_SLOTS[0].format(TYPES[name](200)), tmp_path, 0)


def test_models_that_are_built_one_after_the_other(tmp_path: Path) -> None:
    # each function finds the classes before its own built, so that nothing is nested when it is built
    lines = ["class C0(BaseModel):\n    a: int\n"]
    lines += [
        f"class C{i + 1}(BaseModel):\n    a: C{i}\n\n@mcp.tool()\ndef f{i}(a: C{i + 1}) -> C{i + 1}: 'x'\n"
        for i in range(45)
    ]
    for head in (HEADS[OFFICIAL], HEADS[FASTMCP]):
        check(IMPORTS + head + "".join(lines), tmp_path, 0)


def test_sample_of_what_is_tried() -> None:
    # the other kinds are tried one by one above, and in the long run
    command = [sys.executable, FUZZ, "--inputs=12", "--seed=7", "--patience=20", "--kinds=bytes,tokens,tree,half"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
