"""What stands above and below the registration."""

import functools
import os

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("clinic")
LABELS = [lambda function: function]


def anonymous(function):
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


def faithful(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


def retried(times: int):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            for _ in range(times):
                function(*args, **kwargs)

        return wrapper

    return decorate


@mcp.tool()  # tool: admit [decorator]
@faithful
def admit(patient: str) -> str:
    """Admit a patient."""
    return patient


@anonymous  # tool: discharge [decorator]
@mcp.tool()
def discharge(patient: str) -> str:
    """Discharge a patient."""
    return patient


@mcp.tool()  # tool: examine [decorator]
@retried(3)
def examine(patient: str) -> str:
    """Examine a patient."""
    return patient


@mcp.tool()  # tool: wrapper [decorator]
@anonymous
def operate(patient: str) -> str:
    """Operate on a patient."""
    return patient


@mcp.tool(name="heal")  # tool: heal [decorator]
@anonymous
def heal_patient(patient: str) -> str:
    """Heal a patient."""
    return patient


@mcp.tool  # tool: forgotten_parentheses [decorator]
def forgotten_parentheses(patient: str) -> str:
    """The decorator raises."""
    return patient


@mcp.tool(os.environ["NAME"])  # tool: ? [decorator]
def named_by_the_environment(patient: str) -> str:
    """The name is not known."""
    return patient


@mcp.tool(*["checked", "Check"])  # tool: checked [decorator]
def check(patient: str) -> str:
    """Check a patient."""
    return patient


@mcp.tool(*os.environ["ARGUMENTS"].split())  # tool: ? [decorator]
def named_by_a_spread(patient: str) -> str:
    """The name is not known."""
    return patient


@mcp.tool("x", "X", "An x.", None, None, None, None, "too much")  # tool: x [decorator]
def too_many(patient: str) -> str:
    """Python refuses it."""
    return patient


def given(patient: str) -> str:
    """Given to the decorator itself."""
    return patient


mcp.tool(given)  # tool: given [call]
