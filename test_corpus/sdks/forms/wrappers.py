"""The project's own functions around the registration."""

from functools import partial, wraps

from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("camera")


def my_tool(function):
    return mcp.tool()(function)  # tool: shoot [call] | zoom [call]


def named_tool(name, **options):
    def decorate(function):
        @wraps(function)
        def checked(*args, **kwargs):
            return function(*args, **kwargs)

        return mcp.tool(name=f"camera_{name}", **options)(checked)  # tool: camera_focus [call] | camera_flash [call]

    return decorate


def read_only(function):
    return mcp.tool(annotations=ToolAnnotations(readOnlyHint=True))(function)  # tool: battery [call]


def register(function, *, name=None):
    mcp.add_tool(function, name=name or function.__name__.upper())  # tool: STOP [add_tool] | rewind_film [add_tool]


def logged(function):
    """Wraps and registers nothing."""

    @wraps(function)
    def wrapper(*args, **kwargs):
        print(function.__name__)
        return function(*args, **kwargs)

    return wrapper


quick_tool = partial(mcp.tool, annotations=ToolAnnotations(idempotentHint=True))


@my_tool
def shoot() -> str:
    """Take a picture."""
    return ""


@my_tool
@logged
def zoom(factor: float) -> str:
    """Zoom."""
    return str(factor)


@named_tool("focus", description="Focus on something.")
def focus(distance: float) -> str:
    return str(distance)


@named_tool(name="flash")
def use_flash() -> str:
    """Use the flash."""
    return ""


@read_only
def battery() -> int:
    """How much is left."""
    return 0


@quick_tool(name="reset_camera")  # tool: reset_camera [decorator]
def reset() -> str:
    """Reset it."""
    return ""


@logged
def develop() -> str:
    """No tool."""
    return ""


def stop() -> str:
    """Stop."""
    return ""


def rewind() -> str:
    """Rewind."""
    return ""


register(stop)
register(rewind, name="rewind_film")
