# settings: --mcp-all --mcp-clients claude,openai
"""What speaks of models is not reported of tools that only an app of the server calls."""

import dataclasses

from fastmcp import FastMCP, FastMCPApp
from fastmcp.apps import AppConfig
from mcp.types import ToolAnnotations

READS = ToolAnnotations(title="Reads", readOnlyHint=True)

mcp = FastMCP("registry")
register = FastMCPApp("register")
mcp.add_provider(register)


@dataclasses.dataclass
class Row:
    number: int
    text: str


@mcp.tool(app=AppConfig(resource_uri="ui://registry/login.html", visibility=["app"]), annotations=READS)
def login(user: str, password: str) -> Row:
    return Row(1, user + password)


@mcp.tool(meta={"ui": {"resourceUri": "ui://registry/rows.html", "visibility": ["app"]}}, annotations=READS)
def rows(page: int = 1, confirm: bool = True) -> Row:
    """TODO"""
    return Row(page, str(confirm))
