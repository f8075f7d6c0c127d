"""Functions whose attributes are not those of their `def`: functools.wraps, and statements that set them."""

import functools
import inspect
from functools import wraps

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def first(c: str, d: int = 1) -> str:
    """First."""
    return ""


def second(b: int = 1) -> str:
    """Second."""
    return ""


# case: wraps_another_function
@mcp.tool()
@wraps(first)
async def tool0(*args, **kwargs):
    return first(*args, **kwargs)


# case: wraps_another_function_before_a_call
@functools.wraps(first)
def tool0(*args, **kwargs):
    """Not this one."""
    return first(*args, **kwargs)


mcp.tool()(tool0)


# case: wraps_some_attributes
@functools.wraps(first, assigned=("__doc__", "__annotations__"))
def tool0(z: int):
    return first("")


mcp.tool()(tool0)


# case: wraps_a_method
class Work:
    def search(self, c: str, d: int = 1) -> str:
        """Search."""
        return ""

    @wraps(search)
    async def search_later(self, *args):
        return self.search(*args)


work = Work()
mcp.tool()(work.search_later)


# case: wraps_a_method_in_its_class
class Work:
    def __init__(self):
        mcp.tool()(self.search_later)

    def search(self, c: str, d: int = 1) -> str:
        """Search."""
        return ""

    @wraps(search)
    async def search_later(self, *args):
        return self.search(*args)


Work()


# case: methods_under_a_decorator
def faithful(function):
    @wraps(function)
    def inner(*args, **kwargs):
        return function(*args, **kwargs)

    return inner


def unfaithful(function):
    def inner(self, words: str) -> str:
        """Inner."""
        return function(words)

    return inner


class Work:
    @faithful
    def search(self, c: str) -> str:
        """Search."""
        return ""

    @unfaithful
    def find(self, d: str) -> str:
        """Find."""
        return ""

    @staticmethod
    @faithful
    def get(e: str) -> str:
        """Get."""
        return ""


work = Work()
mcp.tool()(work.search)
mcp.tool()(work.find)
mcp.tool()(work.get)


# case: attributes_of_objects_under_another_name
class Work:
    def search(self, c: str) -> str:
        """Search."""
        return ""


work = Work()
search = work.search
mcp.tool()(search)


# case: update_wrapper
def tool0(*args):
    return first(*args)


functools.update_wrapper(tool0, first)
mcp.tool()(tool0)


# case: signature_is_set
second.__signature__ = inspect.signature(first)
second.__annotations__ = first.__annotations__
mcp.tool()(second)


# case: annotations_are_set
second.__annotations__ = {"b": str, "return": str}
mcp.tool()(second)


# case: an_annotation_is_set
second.__annotations__["b"] = str
mcp.tool()(second)


# case: annotations_are_updated
second.__annotations__.update(b=bool)
mcp.tool()(second)


# case: defaults_are_set
second.__defaults__ = (3,)
mcp.tool()(second)


# case: wrapped_is_set
second.__wrapped__ = first
second.__annotations__ = first.__annotations__
mcp.tool()(second)


# case: attributes_are_set_in_a_loop
for each in (first, second):
    each.__defaults__ = (5,)
mcp.tool()(second)


# case: the_namespace_is_changed
second.__annotations__ = first.__annotations__
vars(second)["__signature__"] = inspect.signature(first)
mcp.tool()(second)


# case: an_annotation_is_set_in_a_function
def register():
    def inner(b: int = 1) -> str:
        """Inner."""
        return ""

    inner.__annotations__["b"] = str
    mcp.tool()(inner)


register()


# case: attributes_of_another_function_are_set
first.__annotations__["c"] = int
first.__defaults__ = None
mcp.tool()(second)


# case: the_wrapped_function_is_changed
first.__annotations__["c"] = int


@mcp.tool()
@wraps(first)
def tool0(*args):
    return first(*args)


# case: wraps_under_another_name
from typing import Any, Callable, cast


def logged(function):
    if inspect.iscoroutinefunction(function):
        later = cast(Callable[..., Any], function)

        @wraps(later)
        async def async_wrapper(*args, **kwargs):
            return await later(*args, **kwargs)

        wrapper = cast(Callable[..., Any], async_wrapper)
    else:
        now = function

        @wraps(now)
        def sync_wrapper(*args, **kwargs):
            return now(*args, **kwargs)

        wrapper = sync_wrapper
    return wrapper


@mcp.tool()
@logged
def tool0(c: str, d: int = 1) -> str:
    """Tool."""


@mcp.tool()
@logged
async def tool1(e: str) -> str:
    """Other."""
