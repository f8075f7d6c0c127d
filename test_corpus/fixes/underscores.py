"""Parameters with underscores, which the official SDK refuses."""

from typing import Optional

from mcp.server.fastmcp import Context, FastMCP

mcp = FastMCP("geometry")


class Shapes:
    def register(self) -> None:
        @mcp.tool(
            name="circle",
        )
        def circle(radius: float, _unit: str = "m") -> str:
            """The area of a circle.

            `_unit` is that of the radius, "_units" is not.
            """
            area = radius * radius * 3.14
            return f"{area} {_unit}²" if _unit else str([_unit for _ in range(1)])

        @mcp.tool()
        async def ball(
            radius: float,
            _ctx: Context,
            _label: Optional[str] = None,  # shown behind it
        ) -> str:
            """The volume of a ball."""
            await _ctx.info("ball")

            def labelled(text: str) -> str:
                return text + (_label or "")

            return labelled(str(radius))


@mcp.tool()
def cone(_height: float, height: float) -> float:
    """The other name is taken."""
    return _height * height


@mcp.tool()
def prism(_base: float) -> float:
    """An inner function has one of the same name."""

    def inner(_base: float) -> float:
        return _base

    return inner(_base)


@mcp.tool()
def torus(_id: int) -> str:
    """The name without underscore means a builtin there."""
    return str(id(_id))


@mcp.tool()
def local(_name: str) -> str:
    """The names are read otherwise."""
    return str(locals())


LABELLED = Shapes().register()


@mcp.tool()
def blank(_: str) -> str:
    """There is no name without the underscore."""
    return ""


@mcp.tool()
def mangled(__name: str) -> str:
    """A class would give it another name."""
    return ""


@mcp.tool()
def lambda_(_class: str) -> str:
    """The name without underscore is a keyword."""
    return _class
