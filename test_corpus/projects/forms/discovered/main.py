import importlib
import inspect
import os
import pkgutil
from importlib import import_module
from pathlib import Path

import garden.rows
import garden.tools
from garden.rows.registry import REGISTRY
from mcp.server.fastmcp import FastMCP
from mcp.server.fastmcp.tools import Tool

mcp = FastMCP("garden")

for module in garden.tools.every():
    if hasattr(module, "register"):
        module.register(mcp)

for _, name, is_package in pkgutil.iter_modules(garden.tools.__path__, "garden.tools."):
    if is_package or name.rpartition(".")[2].startswith("_"):
        continue
    for _, function in inspect.getmembers(import_module(name), lambda each: inspect.isfunction(each) and each.__name__[0] != "_"):
        if function.__name__ != "register":
            mcp.add_tool(function)  # tool: dig [add_tool]


def only_own(module):
    return lambda each: inspect.isfunction(each) and each.__module__ == module.__name__


for info in pkgutil.walk_packages(path=[str(Path(__file__).parent / "garden" / "tools")], prefix="garden.tools."):
    if info.ispkg or not info.name.startswith("garden.tools.deep."):
        continue
    found = importlib.import_module(info.name)
    for _, function in inspect.getmembers(found, predicate=only_own(found)):
        mcp.add_tool(function)  # tool: cut_roots [add_tool]

for given in (".deep.roots", "..nowhere", "....far"):
    relative = importlib.import_module(given, package="garden.tools")
    mcp.add_tool(relative.cut_roots, name="cut_again")  # tool: cut_again [add_tool]


def discover(package_name: str = "garden.rows") -> None:
    package = importlib.import_module(package_name)
    for info in pkgutil.walk_packages(package.__path__, prefix=f"{package_name}."):
        importlib.import_module(info.name)


def build(writing: bool, hidden: list[str] | None = None) -> FastMCP:
    discover()
    rows = REGISTRY.select(writing=writing, hidden=hidden)
    return FastMCP("rows", tools=[made(row) for row in rows])


def made(row) -> Tool:
    if row.writes:

        def run(**given):
            return row.fn(**given)

    else:

        def run(**given):
            return row.fn(**given)

    return Tool.from_function(run, name=row.name, description=row.fn.__doc__)  # tool: plant_rose [constructor] | pull_weed [constructor]


def plugins(folder: str) -> None:
    for info in pkgutil.iter_modules([folder]):
        plugin = importlib.import_module(f"plugins.{info.name}")
        mcp.add_tool(plugin.run)  # unread: plugin.run is not a function in reach


def named() -> None:
    plugin = importlib.import_module(os.environ["PLUGIN"])
    mcp.add_tool(plugin.run)  # unread: plugin.run is not a function in reach


def outside() -> None:
    for info in pkgutil.iter_modules(os.__path__):
        mcp.add_tool(importlib.import_module(info.name).run)  # unread: the function is given as an expression
