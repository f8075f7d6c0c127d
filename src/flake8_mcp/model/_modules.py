"""What one file declares and uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

if TYPE_CHECKING:
    from collections.abc import Callable

    from flake8_mcp.serving import ServerFacts
    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place, Value

    from ._handlers import Handler, StdoutWrite
    from ._signatures import Refused
    from ._tools import Mount, Server, Tool


@dataclass(frozen=True, slots=True)
class Unread:
    """A registration that was seen and could not be read, or only in part, and why.

    `function` is the place of the name of the function and `name` the name of the tool that it would be, if another
    file may show that it is one. `named_only`: the tool is known but for its name.
    """

    place: Place
    reason: str
    function: Place | None = None
    name: str | None = None
    named_only: bool = False


@dataclass(frozen=True, slots=True)
class Use:
    """One use of SDK API in a module that does not work with a release, or may stop to.

    `kind`: import, name (of a module), keyword, attribute, decorator, field (of a type), call (of a tool), dump or
    handler.
    `fate`: unknown (no release up to this one has it), removed (an earlier major had it), private; misspelt, renamed;
    object and field (what a call of a tool meets); signature, result, objects, lacks, sync and dicts (of handlers);
    aliases (of dumps).

    `api` is what is used, such as `mcp.server.fastmcp` or `FastMCP`, `name` the keyword or attribute of it, the field
    that a result lacks, or the function that is the handler; `release`
    the one that counts, `instead` what to write. `expected`: as in Registration.
    """

    api: str
    place: Place
    kind: str = "import"
    fate: str = "removed"
    name: str = ""
    release: str = ""
    instead: str = ""
    found: str | None = None  # what a message can name: the range or file that tells the release
    expected: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """A result of a tool.

    `api` is what makes it: `CallToolResult`, `ToolResult` of fastmcp, or the `return` of a handler, of which mcp 1
    makes one. `content` is the place of its content, `is_empty` says that this is the empty list. `strays` are the
    items that are no content blocks, each with its sort: text, number, dict (without `type`), or the whole content
    where it is no list. `structured` is the place of the structured content, and `structured_kind` its JSON type if it
    shows. `profile` is the SDK that the file shows, `function` the name in the `def` around.
    """

    profile: str | None
    api: str
    content: Place | None = None
    is_empty: bool = False
    strays: tuple[tuple[Place, str], ...] = ()
    structured: Place | None = None
    structured_kind: str | None = None
    function: Place | None = None


@dataclass(frozen=True, slots=True)
class Elicitation:
    """A question of a server to its user.

    `mode` is form or url. `schema` is the `requestedSchema` of a form, all parameters of a link. `profile` is the SDK
    that makes the schema of a class, or the request of its type, None if the author wrote it; `refused` are the fields
    for which the call of a form raises, each with its place.
    """

    place: Place
    mode: str
    schema: Value
    profile: str | None = None
    refused: tuple[tuple[str, Place], ...] = ()


@dataclass(slots=True, eq=False)
class Module:
    """What one file declares and uses; `describe` gives what is known of the servers that it makes and starts."""

    path: str
    source: Source | None = None
    tools: list[Tool] = field(default_factory=list)
    servers: list[Server] = field(default_factory=list)
    mounts: list[Mount] = field(default_factory=list)
    handlers: list[Handler] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)
    uses: list[Use] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    elicitations: list[Elicitation] = field(default_factory=list)
    changing: list[Place] = field(default_factory=list)  # calls that make a tool's name another one in each run
    refused: list[Refused] = field(default_factory=list)
    stdout: list[StdoutWrite] = field(default_factory=list)
    refusals: list[tuple[int, str]] = field(default_factory=list)  # line and reason of what was not analysed
    describe: Callable[[], tuple[ServerFacts, ...]] = tuple
