"""Tools in a JSON file beside the module."""

import json
import os
from pathlib import Path

from mcp.server import Server
from mcp.types import Tool

HERE = Path(__file__).resolve().parent
PEOPLE = json.loads((HERE / "people.json").read_text())
server = Server("tax")


@server.list_tools()
async def list_tools() -> list[Tool]:
    with open(os.path.join(os.path.dirname(__file__), "data", "tools.json"), encoding="utf-8") as file:
        definitions = json.load(file)  # tool: income_tax [tool_object] | house_tax [tool_object]
    return [Tool(**each) for each in definitions]


missing = Server("missing")


@missing.list_tools()
async def list_missing() -> list[Tool]:
    return [Tool(**each) for each in json.loads((HERE / "gone.json").read_text())]  # unread: it loops over what is not known
