"""Decorators that assign `__signature__`, one case each."""

import inspect
import os
from functools import wraps
from typing import Any, Callable, Optional

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

HIDDEN = ("b", "c")
ROWS = [{"name": "b", "type": int}, {"name": "c", "type": str}]
ON = os.environ.get("ON_NOT_SET", "") == "1"


# case: without_some
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name not in HIDDEN])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: without_one
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name != 'b'])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: only_one
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name == 'a'])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: only_some
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for name, each in signature.parameters.items() if name in ['a', 'b']])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: not_one
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if not each.name == 'b'])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: one_and_another
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name != 'b' and each.name != 'c'])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: one_or_another
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name == 'a' or each.name == 'c'])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: by_default
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.default is inspect.Parameter.empty])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: by_default_and_name
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if not (each.default == 1 and each.name != 'c')])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: by_prefix
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if not each.name.startswith('b')])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: by_range
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if 'a' <= each.name < 'c'])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: by_smaller
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name < 'c'])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: sliced
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    parameters = list(inspect.signature(function).parameters.values())
    call.__signature__ = inspect.signature(function).replace(parameters=parameters[:-1])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: sliced_by_a_name
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    count = 2
    parameters = list(inspect.signature(function).parameters.values())
    call.__signature__ = inspect.signature(function).replace(parameters=parameters[:count])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: spread
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    parameters = list(signature.parameters.values())
    call.__signature__ = signature.replace(parameters=[*parameters[:1], *parameters[2:]])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: unchanged
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    call.__signature__ = inspect.signature(function).replace()
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: popped
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    parameters = list(signature.parameters.values())
    parameters.pop()
    call.__signature__ = signature.replace(parameters=parameters)
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: deleted
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    parameters = list(signature.parameters.values())
    del parameters[1]
    call.__signature__ = signature.replace(parameters=parameters)
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: of_rows
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    hidden = {row['name'] for row in ROWS}
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name not in hidden])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: of_listed_rows
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    hidden = [row['name'] for row in [{'name': 'b'}]]
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name not in hidden])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: of_mixed_rows
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    hidden = [row['name'] for row in [dict(name='b')]]
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name not in hidden])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: of_made_rows
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    hidden = [row['name'] for row in list(ROWS)]
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name not in hidden])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: of_computed_rows
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    hidden = [row['name'] for row in [{'name': str('b')}]]
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name not in hidden])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: of_computed_names
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    hidden = set('bc')
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name not in hidden])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: built_anew
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    call.__signature__ = inspect.Signature([inspect.Parameter('x', inspect.Parameter.KEYWORD_ONLY, annotation=int)])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: of_another_function
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    call.__signature__ = inspect.signature(os.getcwd)
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: parameters_of_a_call
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=sorted(signature.parameters.values(), key=lambda each: each.kind))
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: values_of_something_else
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    names = dict(signature.parameters)
    call.__signature__ = signature.replace(parameters=list(names.values()))
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: changed_each
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[each.replace() for each in signature.parameters.values()])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: list_with_one_more
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    call.__signature__ = signature.replace(parameters=[*signature.parameters.values(), inspect.Parameter('x', inspect.Parameter.KEYWORD_ONLY, annotation=int)])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: under_a_condition
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    if ON:
        call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name != 'b'])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: names_by_condition
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    hidden = ['b']
    if ON:
        hidden = ['c']
    call.__signature__ = signature.replace(parameters=[each for each in signature.parameters.values() if each.name not in hidden])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: unpacked
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature, other = inspect.signature(function), 1
    call.__signature__ = signature
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: of_itself
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    signature = inspect.signature(function)
    signature = signature.replace(parameters=[each for each in signature.parameters.values() if each.name != 'b'])
    call.__signature__ = signature
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: name_from_outside
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    call.__signature__ = SIGNATURE
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: set_twice
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    call.__signature__ = inspect.signature(function)
    call.__signature__ = inspect.signature(function).replace(parameters=[])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: step
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    parameters = list(inspect.signature(function).parameters.values())
    call.__signature__ = inspect.signature(function).replace(parameters=parameters[::2])
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: without_parameters
SIGNATURE = inspect.signature(lambda z: z)


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    call.__signature__ = inspect.signature(function).replace(parameters=())
    return call


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: names_by_position
def hide(*names: str) -> Callable:
    def decorate(function: Callable) -> Callable:
        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return function(*args, **kwargs)

        signature = inspect.signature(function)
        call.__signature__ = signature.replace(
            parameters=[each for each in signature.parameters.values() if each.name not in names]
        )
        return call

    return decorate


@mcp.tool()
@hide("b", "c")
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: names_by_keyword
def hide(names: tuple) -> Callable:
    def decorate(function: Callable) -> Callable:
        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return function(*args, **kwargs)

        signature = inspect.signature(function)
        call.__signature__ = signature.replace(
            parameters=[each for each in signature.parameters.values() if each.name not in names]
        )
        return call

    return decorate


@mcp.tool()
@hide(names=("b",))
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: names_by_first_position
def hide(names: list) -> Callable:
    def decorate(function: Callable) -> Callable:
        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return function(*args, **kwargs)

        signature = inspect.signature(function)
        call.__signature__ = signature.replace(
            parameters=[each for each in signature.parameters.values() if each.name not in names]
        )
        return call

    return decorate


@mcp.tool()
@hide(["b"])
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: names_by_default
def hide(names: tuple = ('b',)) -> Callable:
    def decorate(function: Callable) -> Callable:
        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return function(*args, **kwargs)

        signature = inspect.signature(function)
        call.__signature__ = signature.replace(
            parameters=[each for each in signature.parameters.values() if each.name not in names]
        )
        return call

    return decorate


@mcp.tool()
@hide()
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: names_by_spread
def hide(*names: str) -> Callable:
    def decorate(function: Callable) -> Callable:
        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return function(*args, **kwargs)

        signature = inspect.signature(function)
        call.__signature__ = signature.replace(
            parameters=[each for each in signature.parameters.values() if each.name not in names]
        )
        return call

    return decorate


@mcp.tool()
@hide(*HIDDEN)
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: names_by_mapping
def hide(**options: Any) -> Callable:
    def decorate(function: Callable) -> Callable:
        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return function(*args, **kwargs)

        signature = inspect.signature(function)
        call.__signature__ = signature.replace(
            parameters=[each for each in signature.parameters.values() if each.name not in options['names']]
        )
        return call

    return decorate


@mcp.tool()
@hide(**{'names': ('b',)})
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: helper_with_names
def without(function: Callable, names: tuple, call: Callable) -> Callable:
    signature = inspect.signature(function)
    call.__signature__ = signature.replace(
        parameters=[each for each in signature.parameters.values() if each.name not in names]
    )
    return call


def hide(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    return without(function, HIDDEN, call)


@mcp.tool()
@hide
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""


# case: two_that_assign
def hide(name: str) -> Callable:
    def decorate(function: Callable) -> Callable:
        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            return function(*args, **kwargs)

        if name == "b":
            call.__signature__ = inspect.signature(function).replace(parameters=[])
            return call
        return function

    return decorate


@mcp.tool()
@hide("b")
@hide("c")
def t(a: int, b: int = 1, c: str = "c") -> str:
    return ""
