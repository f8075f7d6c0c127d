"""What values of followed code stand for: servers, their methods that register, and what these give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk, Server
    from flake8_mcp.syntax.values import Object, Place, Value


@dataclass(eq=False, slots=True)
class ServerObject:
    """A server, and whether it is of the low-level class."""

    server: Server
    lowlevel: bool = False


@dataclass(eq=False, slots=True)
class Registering:
    """`server.tool` or `server.add_tool`."""

    server: Server
    sdk: Sdk
    method: str


@dataclass(eq=False, slots=True)
class Decorator:
    """What `server.tool(...)` gives: it registers the function that it is called with."""

    registrar: Registering
    keywords: Object
    place: Place
    token: Place
    reworked: bool = False


@dataclass(eq=False, slots=True)
class ToolObject:
    """`Tool.from_function(...)`, to be given to add_tool."""

    function: Value
    keywords: Object
    place: Place
    token: Place
