from enum import StrEnum

from fastmcp import FastMCP

from .texts import SAVE

mcp = FastMCP("model")


class Titles(StrEnum):
    LOAD = "Load the model"


@mcp.tool(description=SAVE)
def save(path: str) -> str:
    return path


@mcp.tool(title=Titles.LOAD, description=str(Titles.LOAD))
def load(path: str) -> str:
    return path


@mcp.tool(description=" ".join(["Reset", "the", "model."]))
def reset() -> str:
    return ""
