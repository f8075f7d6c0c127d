"""Which variables may hold an object, and what finding them costs."""

from __future__ import annotations

import cProfile
from typing import TYPE_CHECKING

from support.values import parsed

if TYPE_CHECKING:
    import ast

    from flake8_mcp.syntax.code_file import CodeFile


def holders(file: CodeFile) -> set[tuple[str, int]]:
    """The variables that may hold the argument of the last call of a file, with how deep inside it lies."""
    call = file.outline.calls[-1]
    argument: ast.expr = call.node.args[0]
    return {(found.binding.name, level) for found, level in file.holding.holders(argument, call.scope)}


def test_what_was_added_under_a_name_and_what_it_came_from() -> None:
    file = parsed(
        """\
first = {}
rows = [first]
copied = list(rows)
other = rows[0]
def add(results, one):
    results.append(one)
change(other)
""",
    )
    # `other` is an item of `rows`, and that of a list: its copy holds the same items
    assert holders(file) == {("other", 0), ("rows", 1), ("first", 0)}


def test_attribute_of_anything_is_what_any_statement_assigns_to_it() -> None:
    file = parsed("row = {}\na.part = row\nchange(b.part)\n")
    assert ("row", 0) in holders(file)


def test_lists_of_one_name_are_followed_in_steps_that_grow_as_their_number() -> None:
    def steps(count: int) -> int:
        functions = "".join(
            f"def f{number}(given):\n    results = []\n    results.append(given)\n    g{number}(results)\n"
            for number in range(count)
        )
        file = parsed(functions)
        profile = cProfile.Profile(builtins=False)
        profile.enable()
        for call in file.outline.calls:
            for argument in call.node.args:
                assert list(file.holding.holders(argument, call.scope, 3))
        profile.disable()
        names = {"_before_expression", "_before_variable"}
        return sum(each.callcount for each in profile.getstats() if getattr(each.code, "co_name", "") in names)

    assert steps(80) < 5 * steps(20)
