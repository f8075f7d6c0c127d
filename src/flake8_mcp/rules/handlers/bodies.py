"""What the body of a handler must not do: write to stdout, block, change what it said it leaves alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    Fix,
    NotEditableError,
    add_keyword,
    import_module,
    replace_function,
)
from flake8_mcp.model import Handler, Module, Object, Scalar
from flake8_mcp.rules import _calls
from flake8_mcp.rules._fixes import member_replacement
from flake8_mcp.rules._refusals import sdk_name
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, cut, rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Call, Tool
    from flake8_mcp.syntax.values import Place


@rule(
    code="MCP750",
    level="must",
    subject=Module,
    message={
        "": "{name} writes to stdout, which carries the protocol's messages: write to stderr",
        "unended": "{name} writes to stdout without a newline, so the next message is lost: write to stderr",
    },
    cites=(
        Citation("MUST NOT", "basic/transports", "stdio", until="2025-11-25"),
        Citation("MUST NOT", "basic/transports/stdio", "stdio", since="2026-07-28"),
        SdkFact("mcp", "1.30.0", "what a handler prints stands between the messages; without a newline, inside one"),
        SdkFact("mcp", "1.30.0", "logging.basicConfig(stream=sys.stdout) puts its lines between the messages"),
        SdkFact("fastmcp", "2.14.7, 3.4.11", "what a handler prints stands between the messages"),
        SdkFact("mcp", "2.3.0", "what is printed before run() reaches the client, what a handler prints does not"),
        SdkFact("fastmcp", "4.2.3", "what is printed before run() reaches the client, what a handler prints does not"),
    ),
    fix="safe",
)
def stdout_write(module: Module, _context: Context) -> Iterator[Problem]:
    """A server on stdio writes something else than messages to stdout.

    On stdio each line of stdout is a message, and the specification forbids anything else there.
    Clients skip a line that they cannot read, or give up; a text without a newline at its end swallows the message
    behind it.
    Prints before `run()` reach every client; those of handlers do in mcp 1 and fastmcp 2 and 3, and so does there what
    `logging` writes to stdout.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("chain")

        if __name__ == "__main__":
            print("starting")
            mcp.run()

    Good::

        import sys

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("chain")

        if __name__ == "__main__":
            print("starting", file=sys.stderr)
            mcp.run()
    """
    for each in module.stdout:
        name = each.place.source.slice(each.place.span)
        fix = partial(_stderr_fix, each.place) if name == "print" else None
        yield Problem(
            each.place,
            {"name": name},
            "unended" if each.unended else "",
            level="breaks" if each.unended else None,
            fix=fix,
        )


def _stderr_fix(place: Place) -> Fix:
    name, imports = import_module(place.source, "sys")
    return Fix("Print to stderr", (*add_keyword(place, "file", f"{name}.stderr"), *imports))


@rule(
    code="MCP752",
    level="should",
    subject=Handler,
    message={
        "": "{name}() blocks the event loop, so no other request is answered meanwhile: "
        "use an async call, or asyncio.to_thread",
        "sleep": "{name}() blocks the event loop, so no other request is answered meanwhile: await asyncio.sleep()",
        "sync": "{sdk} runs this function on the event loop, which {name}() blocks: "
        "make it async and use asyncio.to_thread",
    },
    cites=(
        SdkFact("mcp", "1.30.0, 2.3.0", "three calls of an async tool with time.sleep(0.5) take 1.5 seconds"),
        SdkFact("mcp", "1.30.0", "three calls of a sync tool with time.sleep(0.5) take 1.5 seconds, in 2.3.0 0.5"),
        SdkFact("fastmcp", "2.14.7", "three calls of a sync tool with time.sleep(0.5) take 1.5 seconds"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "only async tools block: three calls take 1.5 seconds"),
    ),
    fix="unsafe",
)
def blocking_call(handler: Handler, _context: Context) -> Iterator[Problem]:
    """A tool makes a call that stops the event loop.

    All requests of a server share one loop.
    While a tool sleeps, waits for a process or for a web server without `await`, no other tool runs, pings are not
    answered, and a cancelled request goes on.
    mcp 1 and fastmcp 2 run functions that are not async on the loop as well; the others give them a thread.

    Bad::

        import time

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("tunnel")


        @mcp.tool()
        async def open_tunnel(target: str) -> str:
            \"\"\"Open a tunnel.\"\"\"
            time.sleep(2)
            return target

    Good::

        import asyncio

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("tunnel")


        @mcp.tool()
        async def open_tunnel(target: str) -> str:
            \"\"\"Open a tunnel.\"\"\"
            await asyncio.sleep(2)
            return target
    """
    sdk = handler.sdk
    if sdk is None or (not handler.is_async and sdk.profile not in {"mcp1", "fm2"}):
        return
    for call in handler.calls:
        if call.name in _calls.WAITING or (handler.is_async and call.name in _calls.REQUESTING):
            variant = "sync" if not handler.is_async else "sleep" if call.name == "time.sleep" else ""
            fix = partial(_sleep_fix, call.place) if variant == "sleep" else None
            yield Problem(call.place, {"name": call.name, "sdk": sdk_name(sdk)}, variant, fix=fix)


def _sleep_fix(place: Place) -> Fix:
    """What else runs meanwhile changes."""
    name, imports = import_module(place.source, "asyncio")
    edits = replace_function(place, f"await {name}.sleep")
    return Fix(f"Await {name}.sleep()", (*edits, *imports), safe=False)


@rule(
    code="MCP760",
    level="should",
    subject=Handler,
    message="{name} changes something, and the tool says readOnlyHint: true: say false",
    cites=(Citation("hint", "schema", "ToolAnnotations.readOnlyHint", since="2025-03-26"),),
    fix="unsafe",
    since="2025-03-26",
)
def read_only_tool_that_writes(handler: Handler, _context: Context) -> Iterator[Problem]:
    """A tool says that it only reads, and its body deletes or writes.

    Clients run tools with `readOnlyHint` without asking.
    A tool that deletes a file under that hint takes away the question that the user relies on.

    The fix says `readOnlyHint=False`, where the hint is this tool's alone.

    Bad::

        import os

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("files")


        @mcp.tool(annotations=ToolAnnotations(title="Clean", readOnlyHint=True))
        def clean(path: str) -> str:
            \"\"\"Clean a folder.\"\"\"
            os.remove(path)
            return path

    Good::

        import os

        from mcp.server.fastmcp import FastMCP
        from mcp.types import ToolAnnotations

        mcp = FastMCP("files")


        @mcp.tool(annotations=ToolAnnotations(title="Clean", readOnlyHint=False))
        def clean(path: str) -> str:
            \"\"\"Clean a folder.\"\"\"
            os.remove(path)
            return path
    """
    saying = [each for each in handler.tools if _is_read_only(each)]
    if not saying:
        return
    tool = saying[0] if len(saying) == 1 else None
    fix = partial(_writing_fix, tool) if tool is not None else None
    for call in handler.calls:
        if _writes(call):
            name = cut(call.name.removeprefix("builtins.").removeprefix("."))
            yield Problem(call.place, {"name": name}, fix=fix, tool=tool)


def _writing_fix(tool: Tool) -> Fix:
    annotations = tool.annotations.known
    entry = annotations.entry("readOnlyHint") if isinstance(annotations, Object) else None
    if entry is None or not _is_own(tool, entry.place):
        raise NotEditableError("the hint may be used elsewhere")
    return member_replacement(entry, data=False, pointer="/annotations/readOnlyHint", safe=False)


@rule(
    code="MCP763",
    level="must",
    subject=Handler,
    message="{name}() changes the list of tools from inside a tool, and clients may keep the list that they have: "
    "register tools before run()",
    cites=(Citation("MUST NOT", "server/tools", "Capabilities", since="2026-07-28"),),
    since="2026-07-28",
)
def tool_set_changed_by_tool(handler: Handler, _context: Context) -> Iterator[Problem]:
    """A tool adds or removes tools of its own server.

    Since 2026-07-28 the list of tools must not change as a side effect of another request: a client may keep it, and so
    may whatever stands between it and the server.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("plugins")


        @mcp.tool()
        def unload(plugin: str) -> str:
            \"\"\"Unload a plugin.\"\"\"
            mcp.remove_tool(plugin)
            return plugin

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("plugins")
        disabled: set[str] = set()


        @mcp.tool()
        def unload(plugin: str) -> str:
            \"\"\"Unload a plugin.\"\"\"
            disabled.add(plugin)
            return plugin
    """
    for call in handler.calls:
        if handler.tools and call.name in _calls.TOOL_CHANGES:
            yield Problem(call.place, {"name": call.name.removeprefix("server.")})


def _is_own(tool: Tool, place: Place) -> bool:
    """Whether a place lies in the registration of a tool, and is so no other one's too."""
    around = tool.registration.place
    return around.source is place.source and around.span.holds(place.span)


def _is_read_only(tool: Tool) -> bool:
    annotations = tool.annotations.known
    hint = annotations.get("readOnlyHint") if isinstance(annotations, Object) else None
    return isinstance(hint, Scalar) and hint.value is True


def _writes(call: Call) -> bool:
    """Whether a call surely changes something that lasts."""
    if call.name in _calls.DELETING or call.name in {"builtins.open", "io.open"}:
        if call.name.endswith(".open") and not (call.mode is not None and _calls.WRITING_MODE.search(call.mode)):
            return False
        return not _calls.PASSING.search(call.target)
    last = call.name.rpartition(".")[2]
    return last in _calls.QUERYING and call.text is not None and bool(_calls.CHANGING_SQL.match(call.text))
