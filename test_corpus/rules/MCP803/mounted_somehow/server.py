from importlib.metadata import entry_points

from fastmcp import FastMCP

zoo = FastMCP("zoo")
for each in entry_points(group="zoo.servers"):
    zoo.mount(each.load())
