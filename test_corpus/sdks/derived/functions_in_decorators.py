"""Decorators between the registration and the function, one case each."""

import functools
import inspect
import os
from functools import partial, update_wrapper, wraps
from typing import Any, Callable, cast

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

ON = os.environ.get("ON_NOT_SET", "") == "1"
NAME = os.environ.get("NAME_NOT_SET", "__doc__")


# case: kept
def keep(function: Callable) -> Callable:
    return function


@mcp.tool()
@keep
def t(a: int) -> str:
    """Text."""
    return ""


# case: kept_after_a_loop_and_a_try
def keep(function: Callable) -> Callable:
    for each in (1, 2):
        if each == 3:
            return function
    try:
        return function
    except ValueError:
        raise
    return function


@mcp.tool()
@keep
def t(a: int) -> str:
    return ""


# case: factory_with_and_without_call
def keep(function: Callable | None = None, *, name: str = "") -> Callable:
    def decorate(inner: Callable) -> Callable:
        @wraps(inner)
        def call(*args: Any, **kwargs: Any) -> Any:
            return inner(*args, **kwargs)

        return call

    if function is not None:
        return decorate(function)
    return decorate


@mcp.tool()
@keep(name="x")
def t(a: int) -> str:
    return ""


@mcp.tool()
@keep
def u(a: int) -> str:
    return ""


# case: factory_with_a_conditional_expression
def keep(function: Callable | None = None) -> Callable:
    def decorate(inner: Callable) -> Callable:
        return inner

    return decorate(function) if function else decorate


@mcp.tool()
@keep()
def t(a: int) -> str:
    return ""


@mcp.tool()
@keep
def u(a: int) -> str:
    return ""


# case: factory_of_partial
def decorate(inner: Callable, name: str) -> Callable:
    return inner


def keep(function: Callable | None = None, name: str = "") -> Callable:
    if not callable(function):
        return partial(decorate, name=name)
    return decorate(function, name)


@mcp.tool()
@keep(name="x")
def t(a: int) -> str:
    return ""


# case: factory_of_another_factory
def inner_factory(name: str) -> Callable:
    def decorate(inner: Callable) -> Callable:
        return inner

    return decorate


def keep(name: str) -> Callable:
    return inner_factory(name)


@mcp.tool()
@keep("x")
def t(a: int) -> str:
    return ""


# case: factory_of_the_standard_library
def keep(size: int) -> Callable:
    return functools.lru_cache(size)


@mcp.tool()
@keep(3)
def t(a: int) -> str:
    return ""


# case: update_wrapper
def keep(function: Callable) -> Callable:
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    update_wrapper(call, function)
    return call


@mcp.tool()
@keep
def t(a: int) -> str:
    """Text."""
    return ""


# case: update_wrapper_returned
def keep(function: Callable) -> Callable:
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    return update_wrapper(call, function)


@mcp.tool()
@keep
def t(a: int) -> str:
    return ""


# case: cast
def keep(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    return cast(Callable, call)


@mcp.tool()
@keep
def t(a: int) -> str:
    return ""


# case: name_for_the_wrapper
def keep(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    made = call
    return made


@mcp.tool()
@keep
def t(a: int) -> str:
    return ""


# case: either_wrapper
def keep(function: Callable) -> Callable:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    @wraps(function)
    async def wait(*args: Any, **kwargs: Any) -> Any:
        return await function(*args, **kwargs)

    return wait if inspect.iscoroutinefunction(function) else call


@mcp.tool()
@keep
def t(a: int) -> str:
    return ""


# case: another_function
def keep(function: Callable) -> Callable:
    def call(b: str) -> str:
        """Another text."""
        return b

    return call


@mcp.tool()
@keep
def t(a: int) -> str:
    """Text."""
    return ""


# case: other_functions_by_condition
def keep(function: Callable) -> Callable:
    def call(b: str) -> str:
        return b

    def other(c: str) -> str:
        return c

    if ON:
        return call
    return other


@mcp.tool("t")
@keep
def t(a: int) -> str:
    return ""


# case: raises_otherwise
def keep(function: Callable) -> Callable:
    if not ON:
        return function
    else:
        raise ValueError


@mcp.tool()
@keep
def t(a: int) -> str:
    return ""


# case: lambda_instead
def keep(function: Callable) -> Callable:
    return lambda b: function(b)


@mcp.tool("t")
@keep
def t(a: int) -> str:
    return ""


# case: attribute_by_name
def keep(function: Callable) -> Callable:
    setattr(function, "__doc__", "Another.")
    setattr(function, "is_tool", True)
    return function


@mcp.tool()
@keep
def t(a: int) -> str:
    """Text."""
    return ""


# case: attribute_by_a_name_that_is_not_known
def keep(function: Callable) -> Callable:
    setattr(function, NAME, "Another.")
    return function


@mcp.tool()
@keep
def t(a: int) -> str:
    """Text."""
    return ""


# case: text_of_something_else
class Holder:
    pass


def keep(function: Callable) -> Callable:
    holder = Holder()
    holder.__doc__ = "Another."
    return function


@mcp.tool()
@keep
def t(a: int) -> str:
    """Text."""
    return ""


# case: annotations_are_set
def keep(function: Callable) -> Callable:
    function.__annotations__ = {"a": str}
    return function


@mcp.tool()
@keep
def t(a: int) -> str:
    return ""


# case: factory_sets_attributes
def keep(text: str) -> Callable:
    def decorate(function: Callable) -> Callable:
        return function

    decorate.__doc__ = text
    return decorate


@mcp.tool()
@keep("x")
def t(a: int) -> str:
    return ""


# case: instance_of_a_class
class Wrapper:
    def __init__(self, function: Callable) -> None:
        self.function = function

    def __call__(self, b: str) -> str:
        return b


def keep(function: Callable) -> Callable:
    return Wrapper(function).__call__


@mcp.tool("t")
@keep
def t(a: int) -> str:
    return ""


# case: class_as_decorator
class Keep:
    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, function: Callable) -> Callable:
        return function


@mcp.tool()
@Keep("x")
def t(a: int) -> str:
    return ""


# case: name_bound_in_another_way
def keep(function: Callable) -> Callable:
    with open(os.devnull) as made:
        made = function
    for chosen in [function]:
        pass
    return chosen


@mcp.tool()
@keep
def t(a: int) -> str:
    return ""


# case: without_the_function
def other(name: str) -> Callable:
    def call(b: str) -> str:
        return b

    return call


def keep(function: Callable) -> Callable:
    return other("x")


@mcp.tool("t")
@keep
def t(a: int) -> str:
    return ""


# case: wrapper_of_something_else
def other(c: str) -> str:
    return c


def keep(function: Callable) -> Callable:
    @wraps(other)
    def call(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    return call


@mcp.tool("t")
@keep
def t(a: int) -> str:
    return ""


# case: name_is_set
def keep(function: Callable) -> Callable:
    function.__name__ = "other"
    return function


@mcp.tool("t")
@keep
def t(a: int) -> str:
    """Text."""
    return ""


# case: two_decorators_of_the_project
def keep(function: Callable) -> Callable:
    return function


def other(function: Callable) -> Callable:
    return keep(function)


@mcp.tool()
@other
@keep
def t(a: int) -> str:
    return ""


# case: cached
@mcp.tool()
@functools.lru_cache
def t(a: int) -> str:
    return ""


# case: cached_with_a_size
@mcp.tool()
@functools.lru_cache(3)
def t(a: int) -> str:
    return ""


# case: static_method
class Tools:
    @mcp.tool()
    @staticmethod
    def t(a: int) -> str:
        return ""


# case: factory_from_an_expression
table = {"keep": lambda function: function}


@mcp.tool()
@table["keep"]
def t(a: int) -> str:
    return ""


# case: decorator_from_a_loop
for keep in (lambda function: function,):
    pass


@mcp.tool()
@keep
def t(a: int) -> str:
    return ""


# case: factory_for_both_by_parameter
def keep(function: Callable | None = None) -> Callable:
    if function is None:
        return lambda inner: inner
    return function


@mcp.tool()
@keep()
def t(a: int) -> str:
    return ""


@mcp.tool()
@keep
def u(a: int) -> str:
    return ""


# case: itself
def keep(function: Callable, depth: int = 0) -> Callable:
    if depth < 1:
        return keep(function, depth + 1)
    return function


@mcp.tool()
@keep
def t(a: int) -> str:
    return ""


# case: nothing
def keep(function: Callable) -> Callable:
    mcp.tool()(function)


@keep
def t(a: int) -> str:
    return ""
