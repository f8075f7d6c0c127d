"""Objects whose method is called tool and that have nothing to do with MCP."""
import click
from myshop.machines import Lathe

lathe = Lathe()


@click.group()
def cli() -> None:
    pass


@lathe.tool("round nose")
def cut(depth: float) -> float:
    return depth


@lathe.tool()
def drill(depth: float) -> float:
    return depth


lathe.add_tool(drill, "drill bit")
lathe.tool(name="")(cut)
