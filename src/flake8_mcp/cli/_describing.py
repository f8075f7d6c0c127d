"""What a description of a server says besides its tools: from its source, its project file, or the options."""

from __future__ import annotations

import os
import shlex
import tomllib
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from flake8_mcp.contract.mcpdesc import NO_VERSION, About, describe, faults, is_complete, is_uri
from flake8_mcp.contract.snapshot import names_twice
from flake8_mcp.syntax.project import is_test

from ._failure import Failure

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from flake8_mcp.serving import Start

    from ._servers import Served

_MAX_SIZE = 4_000_000
# Where mcp 1.30.0 and 2.3.0 and fastmcp 2.14.7, 3.4.11 and 4.2.3 listen if they are told nothing else.
_HOST, _PORT = "127.0.0.1", 8000
_ROUTES = {"streamable-http": "/mcp", "sse": "/sse"}
_EVERYWHERE = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 - addresses that are replaced, not listened at
_ORDER = ("stdio", "streamable-http", "sse")


def description_of(
    served: Served, *, version: str | None, transports: Sequence[str], allow_incomplete: bool
) -> dict[str, object]:
    """The document of MCP Description 0.7.0 for a server. Raises Failure if it would be incomplete or invalid."""
    server = served.server
    if not is_complete(server) and not allow_incomplete:
        raise Failure(
            f"{server.name or server.path} is not described, for not all that it lists is known: "
            f"{', '.join(_reasons(served))}; --allow-incomplete describes the rest and says what is missing"
        )
    project = _project_table(served.root)
    facts = served.facts
    about = About(
        name=(facts and facts.name)
        or _text(project.get("name"))
        or server.name
        or PurePosixPath(str(server.path)).stem,
        version=version or (facts and facts.version) or _text(project.get("version")) or NO_VERSION,
        transports=tuple(map(_given, transports)) or _found(served, project),
        title=facts.title if facts else None,
        description=facts.description if facts else None,
        website_url=facts.website_url if facts else None,
        icons=facts.icons if facts else None,
        tags={each.name: each.tags for each in served.tools if each.name is not None and each.tags},
        missing=tuple({"path": e.path, "line": e.line, "reason": e.reason} for e in served.unread),
        program=_version(),
    )
    document = describe(server, about)
    problems = list(faults(document))
    if problems:
        raise Failure(f"{about.name} is not described, the document would be invalid: {'; '.join(problems)}")
    return document


def _version() -> str:
    from flake8_mcp import __version__

    return __version__


def _reasons(served: Served) -> Iterator[str]:
    server = served.server
    for tool in server.tools:
        where = f"{tool.path}:{tool.line}"
        if tool.name is None:
            yield f"the name of the tool at {where}"
        elif tool.unknown:
            yield f"{', '.join(tool.unknown)} of {tool.name} ({where})"
    for name in names_twice(server):
        yield f"which of several tools named {name} it lists"
    for each in served.unread:
        yield f"the registration at {each.path}:{each.line}"


def _project_table(root: str) -> Mapping[str, object]:
    """The `[project]` table of a project; empty if it has none that can be read."""
    path = Path(root, "pyproject.toml")
    try:
        if path.stat().st_size > _MAX_SIZE:
            return {}
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    table = document.get("project")
    return table if isinstance(table, dict) else {}


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value else None


def _given(option: str) -> Mapping[str, object]:
    """A transport as `--transport` names it: `stdio=COMMAND`, `streamable-http=URL` or `sse=URL`."""
    kind, equals, value = option.partition("=")
    if kind not in _ORDER or not equals or not value.strip():
        raise Failure(f"--transport: {option!r} is none, write stdio=COMMAND, streamable-http=URL or sse=URL")
    if kind != "stdio":
        return {"type": kind, "url": value}
    try:
        command, *arguments = shlex.split(value)
    except ValueError as problem:
        raise Failure(f"--transport: {option!r} cannot be split into arguments: {problem}") from None
    return {"type": kind, "command": command, **({"args": arguments} if arguments else {})}


def _found(served: Served, project: Mapping[str, object]) -> tuple[Mapping[str, object], ...]:
    """The transports that the source starts the server on, else stdio."""
    starts = [each for each in (served.facts.starts if served.facts else ()) if not is_test(each.path)]
    found: dict[str, Mapping[str, object]] = {}
    for start in sorted(starts, key=lambda each: (_ORDER.index(each.transport), repr(each))):
        if start.transport == "stdio":
            found.setdefault("stdio", _command(served, project, start))
        else:
            found.setdefault(f"{start.transport} {_url(start)}", {"type": start.transport, "url": _url(start)})
    return tuple(found.values()) or (_command(served, project, None),)


def _url(start: Start) -> str:
    """Where a server listens, as far as the source says; what it does not say is a placeholder, the SDKs' default."""
    host = _HOST if start.host is None or start.host in _EVERYWHERE else start.host
    host = f"[{host}]" if ":" in host else host
    route = start.route or _ROUTES[start.transport]
    url = f"http://{host}:{start.port or _PORT}/{route.lstrip('/')}"
    return url if is_uri(url) else f"http://{_HOST}:{_PORT}{_ROUTES[start.transport]}"


def _command(served: Served, project: Mapping[str, object], start: Start | None) -> Mapping[str, object]:
    """How the server is started: by the script that leads to it or is the only one of its package, else by its file."""
    path = start.path if start is not None else served.server.path or ""
    inside = Path(os.path.relpath(path, served.root or ".")).as_posix()
    scripts = project.get("scripts")
    table = (
        {name: target for name, target in scripts.items() if isinstance(target, str)}
        if isinstance(scripts, dict)
        else {}
    )
    below = inside.removeprefix("src/")
    modules = {name: target.partition(":")[0].strip().replace(".", "/") for name, target in table.items()}
    exact = sorted(name for name, module in modules.items() if below in _files_of(module))
    near = [name for name, module in modules.items() if module.split("/")[0] == PurePosixPath(below).parts[0]]
    if exact or len(near) == 1:
        return {"type": "stdio", "command": [*exact, *near][0]}
    return {"type": "stdio", "command": "python", "args": [inside]}


def _files_of(module: str) -> tuple[str, ...]:
    return f"{module}.py", f"{module}/__init__.py", f"{module}/__main__.py"
