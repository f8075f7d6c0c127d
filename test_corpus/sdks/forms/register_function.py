"""Functions that get the server: by annotation, by their callers in the file, by what the file imports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mcp.server.fastmcp import FastMCP

if TYPE_CHECKING:
    from toolbox import Toolbox


def register_users(mcp: FastMCP) -> None:
    @mcp.tool()  # tool: list_users [decorator]
    def list_users() -> list[str]:
        """List the users."""
        return []


def register_groups(server: FastMCP | None) -> None:
    if server is None:
        return

    @server.tool()  # tool: list_groups [decorator]
    def list_groups() -> list[str]:
        """List the groups."""
        return []


def register_roles(server, prefix="role"):
    @server.tool(name=f"{prefix}_list")  # tool: role_list [decorator]
    def list_roles() -> list[str]:
        """List the roles."""
        return []


def register_rights(app):
    """Nothing in reach calls it; the file imports an SDK, so the shape is enough."""

    @app.tool()  # tool: list_rights [decorator]
    def list_rights() -> list[str]:
        """List the rights."""
        return []


def register_anything(app: Any) -> None:
    @app.tool()  # tool: list_anything [decorator]
    def list_anything() -> list[str]:
        """List anything."""
        return []


def fill(box: Toolbox) -> None:
    """A class that is no server, as the annotation says."""

    @box.tool()
    def hammer() -> None:
        """No tool of a server."""


def count(numbers: list) -> None:
    @numbers.tool()
    def one() -> None:
        """A list has no tools."""


def main() -> None:
    mcp = FastMCP("directory")
    register_users(mcp)
    register_groups(server=mcp)
    register_roles(mcp)
    mcp.run()
