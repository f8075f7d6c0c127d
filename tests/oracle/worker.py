"""Runs module texts under the SDK of the current interpreter: what they list, or what registering them raises.

One JSON object a line on standard input, `{"source": ...}`, one a line on standard output: `{"tools": [...]}` or
`{"error": {"type", "message"}}`. It executes what it is given, so it is only for the sources of this folder.
With `"objects": true`, tools that are no server's are listed too.
Needs nothing beyond the SDK: mcp 1 or 2, fastmcp 2, 3 or 4.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.metadata
import io
import json
import logging
import os
import re
import sys
import tempfile
import traceback
import types
import typing
import warnings
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

DISTRIBUTIONS = ("mcp", "mcp-types", "fastmcp", "fastmcp-slim", "pydantic", "pydantic_core", "griffelib")
FOLDER = tempfile.TemporaryDirectory()


def main() -> None:
    """Answer every line until the input ends."""
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    answers = sys.stdout
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    # a module may start a server, or ask its user
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for number, line in enumerate(requests):
        request = json.loads(line)
        if "versions" in request:
            answer: object = versions()
        else:
            with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
                answer = run(request["source"], f"oracle_module_{number}", objects=request.get("objects", False))
        print(json.dumps(answer), file=answers, flush=True)


def versions() -> dict[str, str]:
    """The versions that the answers depend on."""
    found = {"python": sys.version.split()[0]}
    for name in DISTRIBUTIONS:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def run(source: str, name: str, *, objects: bool = False) -> dict[str, object]:
    """Execute a module and list the tools of its servers, and those that are objects or dicts of the module."""
    module = types.ModuleType(name)
    module.__file__ = str(Path(FOLDER.name, f"{name}.py"))
    Path(module.__file__).write_text(source, encoding="utf-8")  # pydantic reads attribute docstrings in the source
    sys.modules[name] = module
    try:
        exec(compile(source, module.__file__, "exec", dont_inherit=True), module.__dict__)
        tools: list[object] = []
        for value in list(vars(module).values()):
            if type(value).__name__ in {"FastMCP", "MCPServer"}:
                tools.extend(listed(value))
            elif objects:
                tools.extend(held(value))
    except BaseException as problem:
        lines = [
            each.lineno for each in traceback.extract_tb(problem.__traceback__) if each.filename == module.__file__
        ]
        return {
            "error": {
                "type": type(problem).__name__,
                "message": re.sub(r"/\S*?/site-packages/", "", str(problem))[:2000],  # the same on every machine
                "line": lines[0] if lines else None,
            }
        }
    finally:
        sys.modules.pop(name, None)
        for forget in typing._cleanups:  # equal types, such as Literal[1] and Literal[True], are shared otherwise
            forget()
        types_module = sys.modules.get("fastmcp.utilities.types")
        if types_module is not None:
            types_module.get_cached_typeadapter.cache_clear()
    return {"tools": tools}


def held(value: object) -> list[object]:
    """The tools that a variable holds, or that a low-level server in it lists."""
    if isinstance(value, list | tuple):
        return [tool for each in value for tool in held(each)]
    if isinstance(value, dict):
        is_tool = isinstance(value.get("name"), str) and not {"inputSchema", "description"}.isdisjoint(value)
        return [json.loads(json.dumps(value))] if is_tool else []
    if type(value).__name__ == "Tool" and hasattr(value, "model_dump_json"):
        return [dump(value)]
    handlers = getattr(value, "request_handlers", {})
    for request, handler in handlers.items() if isinstance(handlers, dict) else ():
        if getattr(request, "__name__", "") == "ListToolsRequest":
            result = asyncio.run(handler(request(method="tools/list")))
            return [dump(each) for each in result.root.tools]
    return []


def listed(server: object) -> list[object]:
    """What a server lists."""
    if type(server).__module__.startswith("fastmcp"):
        if hasattr(server, "_list_tools_mcp"):
            return asyncio.run(_fastmcp_2(server))
        if hasattr(server, "_mcp_list_tools"):  # fastmcp 2.12.5 and before
            return [dump(each) for each in asyncio.run(server._mcp_list_tools())]
        tools = asyncio.run(server.list_tools())
        return [dump(each.to_mcp_tool(name=each.name)) for each in tools]
    return [dump(each) for each in asyncio.run(server.list_tools())]


async def _fastmcp_2(server: object) -> list[object]:
    from fastmcp.server.context import Context

    async with Context(fastmcp=server):
        for arguments in ((), (None,)):
            try:
                found = await server._list_tools_mcp(*arguments)
            except TypeError:
                continue
            return [dump(each) for each in getattr(found, "tools", found)]
    return []


def dump(tool: object) -> object:
    """A tool as it is sent."""
    return json.loads(tool.model_dump_json(by_alias=True, exclude_none=True))


if __name__ == "__main__":
    main()
