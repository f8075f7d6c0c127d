"""Tools registered in loops."""

from dataclasses import dataclass
from typing import Callable, NamedTuple

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("stars")


def mercury() -> str:
    """About Mercury."""
    return "Mercury"


def venus() -> str:
    """About Venus."""
    return "Venus"


def earth() -> str:
    """About the Earth."""
    return "Earth"


def mars() -> str:
    """About Mars."""
    return "Mars"


INNER = [mercury, venus]
for planet in INNER:
    mcp.add_tool(planet)  # tool: mercury [add_tool] | venus [add_tool]

for planet in (earth, mars):
    mcp.tool()(planet)  # tool: earth [call] | mars [call]

HANDLERS = {"about_earth": earth, "about_mars": mars}
for name, handler in HANDLERS.items():
    mcp.add_tool(handler, name=name)  # tool: about_earth [add_tool] | about_mars [add_tool]

for handler in HANDLERS.values():
    mcp.tool(name=handler.__name__ + "_too")(handler)  # tool: earth_too [call] | mars_too [call]


@dataclass
class Row:
    name: str
    function: Callable
    description: str = ""
    enabled: bool = True


ROWS = [
    Row("row_venus", venus),
    Row(name="row_mars", function=mars, description="Mars in a row."),
    Row("row_earth", earth, enabled=False),
]
for row in ROWS:
    if row.enabled:
        mcp.add_tool(row.function, name=row.name)  # tool: row_venus [add_tool] | row_mars [add_tool]


class Spec(NamedTuple):
    function: Callable
    title: str


for spec in (Spec(mercury, "Mercury"), Spec(venus, "Venus")):
    mcp.tool(f"star_{spec.function.__name__}", spec.title)(spec.function)  # tool: star_mercury [call] | star_venus [call]

for index, handler in enumerate([mercury, venus], start=1):
    mcp.add_tool(handler, name=f"planet_{index}")  # tool: planet_1 [add_tool] | planet_2 [add_tool]

for name, handler in zip(["z_earth", "z_mars"], [earth, mars]):
    mcp.add_tool(handler, name=name)  # tool: z_earth [add_tool] | z_mars [add_tool]

for prefix in ("near", "far"):

    @mcp.tool(name=f"{prefix}_stars")  # tool: near_stars [decorator] | far_stars [decorator]
    def stars() -> list[str]:
        """The stars."""
        return []


def load_plugins():
    return __import__("plugins").FUNCTIONS


for plugin in load_plugins():
    mcp.add_tool(plugin)  # unread: plugin is a loop variable

for planet in INNER:
    print(planet())

CATALOGUE = [Row("unused", earth)]
for row in CATALOGUE:
    row.function()
