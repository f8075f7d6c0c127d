"""What an object is: servers by where they come from, each beside something that only looks like one."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Optional, Protocol, Union

import toolkit
from mcp.server.fastmcp import FastMCP

if TYPE_CHECKING:
    from mcp.server.lowlevel import Server


class Toolbox:
    """Has a method of that name, and no server."""

    def tool(self, function=None):
        return function or (lambda each: each)

    def add_tool(self, function):
        return function


class TakesTools(Protocol):
    def tool(self): ...


@dataclass
class Context:
    server: FastMCP
    box: Toolbox


def weather() -> str:
    """The weather."""
    return ""


def make_server():
    return FastMCP("made")


async def make_later() -> FastMCP:
    return load("later")


def make_other():
    return Toolbox()


def make_unknown():
    return load("unknown")


def load(name):
    return toolkit.load(name)


chosen = FastMCP("a") if os.environ.get("A") else make_server()


@chosen.tool()  # tool: chosen_tool [decorator]
def chosen_tool() -> str:
    """On one of two servers."""
    return ""


either = toolkit.shared or FastMCP("either")


@either.tool()  # tool: either_tool [decorator]
def either_tool() -> str:
    """On a server, if none is shared."""
    return ""


late = None
late = FastMCP("late")


@late.tool()  # tool: late_tool [decorator]
def late_tool() -> str:
    """On a server that comes later."""
    return ""


box = Toolbox() if os.environ.get("A") else make_other()


@box.tool()
def boxed() -> str:
    """On no server."""
    return ""


number = 1
number.tool(weather)
{"tool": weather}.tool(weather)
toolkit.tool(weather)
os.tool(weather)
weather.tool(weather)


@(lambda: chosen)().tool()  # tool: behind_a_lambda [decorator]
def behind_a_lambda() -> str:
    """Nothing speaks against a server."""
    return ""


@make_unknown().tool()  # tool: on_something_unknown [decorator]
def on_something_unknown() -> str:
    """Nothing speaks against a server."""
    return ""


@toolkit.Registry().tool()
def on_an_object_of_another_package() -> str:
    """On an object of a class of another package."""
    return ""


@toolkit.registry().tool()  # tool: on_a_result_of_another_package [decorator]
def on_a_result_of_another_package() -> str:
    """Nothing speaks against a server."""
    return ""


def register_on_parameter(server: Optional[FastMCP], other: "FastMCP | None" = None, *, any_server: Any = None) -> None:
    @server.tool()  # tool: on_an_optional [decorator]
    def on_an_optional() -> str:
        """On a server."""
        return ""

    @other.tool()  # tool: on_a_union [decorator]
    def on_a_union() -> str:
        """On a server."""
        return ""

    @any_server.tool()  # tool: on_anything [decorator]
    def on_anything() -> str:
        """On what is said to be anything."""
        return ""


def register_on_others(box: Union[Toolbox, None], typed: TakesTools, lowlevel: Server, own: toolkit.Registry) -> None:
    @box.tool()
    def in_a_box() -> str:
        """On no server."""
        return ""

    @typed.tool()  # tool: on_a_protocol [decorator]
    def on_a_protocol() -> str:
        """On what has such a method."""
        return ""

    @lowlevel.tool()
    def on_a_lowlevel_server() -> str:
        """It has no such decorator."""
        return ""

    @own.tool()
    def on_an_object_of_a_package() -> str:
        """On an object of another package."""
        return ""


def register_context(context: Context) -> None:
    @context.server.tool()  # tool: in_a_context [decorator]
    def in_a_context() -> str:
        """On the server of an object."""
        return ""

    @context.box.tool()
    def in_a_boxed_context() -> str:
        """On no server."""
        return ""

    @context.missing.tool()  # tool: on_a_missing_attribute [decorator]
    def on_a_missing_attribute() -> str:
        """Nothing speaks against a server."""
        return ""


async def register_awaited() -> None:
    server = await make_later()

    @server.tool()  # tool: on_an_awaited_server [decorator]
    def on_an_awaited_server() -> str:
        """On a server that is made by a coroutine."""
        return ""

    if (named := FastMCP("named")) is not None:

        @named.tool()  # tool: on_a_named_server [decorator]
        def on_a_named_server() -> str:
            """On a server that an expression binds."""
            return ""


async def register_with() -> None:
    async with toolkit.connect() as server:

        @server.tool()  # tool: inside_with [decorator]
        def inside_with() -> str:
            """Nothing speaks against a server."""
            return ""

    for each in toolkit.servers():

        @each.tool()  # tool: inside_a_loop [decorator]
        def inside_a_loop() -> str:
            """Nothing speaks against a server."""
            return ""


def register_given(server, other) -> None:
    """Its callers give a server and something else."""

    @server.tool()  # tool: given_by_a_caller [decorator]
    def given_by_a_caller() -> str:
        """On the server of the caller."""
        return ""


register_given(chosen, box)
register_given(other=box, server=chosen)
register_given(*[chosen, box])
register_given()
toolkit.register_given(box, box)


def register_circle(one=None):
    circle = one or circle_again
    circle_again = circle

    @circle.tool()  # tool: in_a_circle [decorator]
    def in_a_circle() -> str:
        """On what is defined by itself."""
        return ""


typed_and_made: FastMCP = make_server()


@typed_and_made.tool()  # tool: on_a_typed_server [decorator]
def on_a_typed_server() -> str:
    """On a server with an annotation."""
    return ""


typed_only: FastMCP = load("server")


@typed_only.tool()  # tool: on_a_loaded_server [decorator]
def on_a_loaded_server() -> str:
    """On a server by its annotation."""
    return ""


class Plugin:
    def tool(self, function):
        return function

    def install(self) -> None:
        @self.tool
        def of_a_plugin() -> str:
            """On no server."""
            return ""
