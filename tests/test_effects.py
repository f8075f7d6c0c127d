from __future__ import annotations

import ast

import pytest
from support.values import parsed

from flake8_mcp.syntax.effects import Effects

REGISTERING = Effects(frozenset({"add_tool"}), frozenset({"tools"}))


def acts(text: str) -> bool:
    """Whether the function `act` at the end of a piece of Python has an effect."""
    file = parsed(text)
    return REGISTERING.of_call(file, ast.Name("act", ast.Load()), file.outline.module)


@pytest.mark.parametrize(
    "body",
    [
        "FOUND.append(1)",
        "FOUND['a'] = 1",
        "FOUND.x = 1",
        "FOUND['a'] += 1",
        "FOUND['a']: int = 1",
        "global FOUND",
        "setattr(FOUND, 'a', 1)",
        "server.add_tool(act)",
        "Server(tools=[act])",
        "other()",
        "Made()",
        "def inner():\n        FOUND.append(1)",
        "given.append(1)",
    ],
)
def test_effect(body: str) -> None:
    head = (
        "FOUND = []\ndef other():\n    FOUND.append(1)\nclass Made:\n    def __init__(self):\n        FOUND.append(1)\n"
    )
    assert acts(f"{head}def act(given=None):\n    {body}\n")


@pytest.mark.parametrize(
    "body",
    [
        "return 1",
        "made = []\n    made.append(1)\n    made[0] = 2",
        "made = {}\n    made['a'].append(1)",
        "with open('a') as made:\n        made.x = 1",
        "print(1)",
        "other()",
        "Made()",
        "Plain()",
        "act()",
    ],
)
def test_no_effect(body: str) -> None:
    head = """\
def other():
    return 1
class Made:
    def __init__(self):
        self.x = []
class Plain:
    pass
"""
    assert not acts(f"{head}def act():\n    {body}\n")


def test_end_of_a_long_chain_of_calls_may_act() -> None:
    chain = "".join(f"def f{number}():\n    f{number + 1}()\n" for number in range(20))
    assert acts(f"FOUND = []\n{chain}def f20():\n    FOUND.append(1)\ndef act():\n    f0()\n")


def test_call_of_a_decorator() -> None:
    file = parsed("import functools\nfunctools.wraps(act)(act)\n")
    call = file.outline.tree.body[1]
    assert isinstance(call, ast.Expr)
    assert not REGISTERING.of_call(file, call.value, file.outline.module)


HEAD = """\
FOUND = []
CACHE = None

def settings():
    global CACHE
    CACHE = 1
    return CACHE

def keep(given):
    FOUND.append(given)

"""


@pytest.mark.parametrize(
    ("decorator", "use"),
    [
        ("def d(f):\n    FOUND.append(f)\n    return f", "d"),
        ("def d(f):\n    keep(f)\n    return f", "d"),
        ("def d(f):\n    row = (f, 1)\n    keep(row)\n    return f", "d"),
        ("def d(f):\n    f.kept = True\n    return f", "d"),
        ("def d(n):\n    def inner(f):\n        FOUND.append(f)\n        return f\n    return inner", "d(1)"),
        ("def d(f=None):\n    def inner(g):\n        FOUND.append(g)\n        return g\n    return inner(f)", "d"),
        ("def d(n):\n    return make(n)\ndef make(n):\n    def inner(f):\n        keep(f)\n    return inner", "d(1)"),
    ],
)
def test_decorator_with_an_effect_on_what_it_decorates(decorator: str, use: str) -> None:
    assert decorates(f"{HEAD}{decorator}\n\n@{use}\ndef act():\n    pass\n")


@pytest.mark.parametrize(
    ("decorator", "use"),
    [
        ("def d(f):\n    settings()\n    return f", "d"),  # whatever is decorated
        ("def d(f):\n    def wrapper(x):\n        FOUND.append(x)\n    return wrapper", "d"),  # when it is called
        (
            "def d(n):\n    def inner(f):\n        def wrapper():\n            keep(1)\n        return wrapper\n    return inner",
            "d(1)",
        ),
    ],
)
def test_decorator_without_an_effect_on_what_it_decorates(decorator: str, use: str) -> None:
    assert not decorates(f"{HEAD}{decorator}\n\n@{use}\ndef act():\n    pass\n")


def decorates(text: str) -> bool:
    """Whether the decorator of the last function has an effect."""
    file = parsed(text)
    located = file.outline.functions[-1]
    return REGISTERING.of_decorator(file, located.node.decorator_list[0], located.scope)
