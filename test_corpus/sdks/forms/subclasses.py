"""Base classes whose subclasses become tools."""

import re
from abc import ABC, abstractmethod

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("kitchen")


class BaseTool(ABC):
    name: str = ""
    description: str = ""

    @abstractmethod
    def run(self, text: str) -> str:
        """Run it."""

    def tool_name(self) -> str:
        return self.name

    def register(self, server: FastMCP) -> None:
        server.add_tool(self.run, name=self.tool_name(), description=self.description)  # tool: boil [add_tool] | fry_eggs [add_tool]


class Boil(BaseTool):
    name = "boil"
    description = "Boil water."

    def run(self, text: str) -> str:
        return text


class Fry(BaseTool):
    description = "Fry eggs."

    def tool_name(self) -> str:
        return "fry_eggs"

    def run(self, text: str) -> str:
        return text


class Burn(BaseTool):
    """Never registered."""

    name = "burn"

    def run(self, text: str) -> str:
        return text


for cls in (Boil, Fry):
    cls().register(mcp)


def snake_case(text: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", text).lower()


class Action:
    registry = []

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.registry.append(cls)

    def run(self) -> str:
        """Do it."""
        return ""


class PeelPotatoes(Action):
    def run(self) -> str:
        """Peel potatoes."""
        return ""


class CutBread(Action):
    def run(self) -> str:
        """Cut bread."""
        return ""


for action in Action.registry:
    mcp.tool(name=snake_case(action.__name__))(action().run)  # tool: peel_potatoes [call] | cut_bread [call]


class Device:
    def read(self) -> str:
        """Read it."""
        return ""


class Thermometer(Device):
    pass


class Scale(Device):
    pass


for cls in Device.__subclasses__():
    mcp.tool(name=f"read_{cls.__name__.lower()}")(cls().read)  # tool: read_thermometer [call] | read_scale [call]
