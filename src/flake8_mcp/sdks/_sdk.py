"""What every way of declaring tools needs: the file, the evaluator, the SDK that the file shows, and the output."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.model import Module, Origin, Part, Sdk, Unread
from flake8_mcp.schemas import Derivation, Versions
from flake8_mcp.syntax.evaluate import Code, Evaluator
from flake8_mcp.syntax.names import is_type_checking
from flake8_mcp.syntax.outline import FromImport
from flake8_mcp.syntax.segments import span_of, span_of_name
from flake8_mcp.syntax.values import FixedPlace, Scalar, Unknown, Value

from ._calls import SdkCalls
from ._conditions import conditions_at
from ._evidence import profiles_with, uses
from .classes import AGENT_FRAMEWORKS, profile_of_import
from .releases import Releases

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flake8_mcp.model import Condition, Server, Tool
    from flake8_mcp.schemas import Asked, Derived, Subject
    from flake8_mcp.settings import Settings
    from flake8_mcp.syntax.outline import Branch, FunctionNode, Located, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.source import Span
    from flake8_mcp.syntax.values import Place

    from ._receivers import Receiver
    from ._registering import Pending

# What the import of an SDK looks like in the text of a file, and the profile of servers that it shows; the types of
# the official SDK are used beside fastmcp too and show none. With what stands before it: `from x import mcp` is none.
_IMPORT_TEXTS = MappingProxyType(
    {
        "mcp.server.fastmcp": "mcp1",
        "mcp.server.mcpserver": "mcp2",
        "from fastmcp": "fm",
        "\nimport fastmcp": "fm",
        "  import fastmcp": "fm",
        "from mcp": "mcp",
        "\nimport mcp": "mcp",
        "  import mcp": "mcp",
    }
)
_CLIENT_TEXTS = ("from mcp.client", "from mcp import ClientSession")
_SERVER_TEXTS = (
    "from mcp.server", "from mcp.types", "from mcp import types", "from mcp_types", "from fastmcp", "import fastmcp",
    "import mcp\n", "import mcp.server", "import mcp.types",
)  # fmt: skip


@dataclass(slots=True)
class Discovery:
    """The state of the search for tools in one file."""

    file: CodeFile
    settings: Settings
    module: Module
    calls: SdkCalls = field(default_factory=SdkCalls)
    evaluator: Evaluator = field(init=False)
    servers: dict[object, Server] = field(default_factory=dict)
    read_spans: set[Span] = field(default_factory=set)  # Tool calls and dicts that a handler already gave
    read_elsewhere: set[tuple[str, Span]] = field(default_factory=set)  # those of other files, with their paths
    sites: list[Place] = field(default_factory=list)  # the tokens of registrations that are read
    read_decorators: set[ast.AST] = field(default_factory=set)  # those of them that are decorators
    pending: list[Pending] = field(default_factory=list)
    receivers: dict[tuple[tuple[str, ...], Scope], Receiver] = field(default_factory=dict)
    removals: list[tuple[Server, str, Located[ast.Call]]] = field(default_factory=list)
    bodies: dict[FunctionNode, tuple[CodeFile, list[Tool]]] = field(default_factory=dict)  # behind tools
    dispatchers: dict[FunctionNode, tuple[CodeFile, Sdk]] = field(default_factory=dict)  # what answers tools/call
    unread_handlers: list[Scope] = field(default_factory=list)
    tool_aliases: frozenset[str] | None = None  # other names of the Tool type in the file
    _imports: frozenset[str] | None = None
    _used: dict[frozenset[CodeFile], frozenset[str]] = field(default_factory=dict)
    _derivation: Derivation | None = None

    def __post_init__(self) -> None:
        self.evaluator = Evaluator(self.calls)

    def derive(self, subject: Subject) -> Derived:
        """The definition that the SDK makes of a function."""
        return self._deriving().derive(subject)

    def asked(self, node: ast.expr, scope: Scope, profile: str) -> Asked | None:
        """What a server asks a user for with a class; None if the expression is no class that is followed."""
        return self._deriving().asked(self.file, node, scope, profile)

    @property
    def versions(self) -> Versions:
        """The releases of Python and pydantic that the file runs on."""
        return self._deriving().versions

    def _deriving(self) -> Derivation:
        if self._derivation is None:
            releases = Releases(self.file.project, self.settings)
            path = self.file.path
            versions = Versions.of(releases.pydantic_release(path).version, releases.pythons(path))
            self._derivation = Derivation(self.evaluator, versions)
        return self._derivation

    def add(self, tool: Tool) -> None:
        """Record a tool, also on its server."""
        self.module.tools.append(tool)
        if tool.server is not None:
            tool.server.tools.append(tool)

    def unread(self, place: Place, reason: str) -> None:
        """Record a registration that was seen and not read."""
        self.module.unread.append(Unread(place, reason))

    def imports(self) -> frozenset[str]:
        """The absolute names of the modules that the file imports from anywhere in it."""
        if self._imports is None:
            self._imports = imported_modules(self.file)
        return self._imports

    def shown_profile(self) -> str | None:
        """The SDK that the file's imports show: a profile, mcp or fm where the major is open, None if none or two."""
        return one_profile({each for name in self.imports() if (each := profile_of_import(name))})

    def shown_server_profile(self) -> str | None:
        """The same for servers: the protocol types alone do not tell which kind of server they are used with."""
        profiles = {each for name in self.imports() if (each := profile_of_import(name))}
        return one_profile(profiles - {"mcp"})

    def imports_sdk(self) -> bool:
        """Whether the file imports an MCP SDK."""
        return any(profile_of_import(name) for name in self.imports())

    def project_profiles(self) -> frozenset[str]:
        """The profiles of the SDKs that the project's files import."""
        texts = self.file.project.texts_in_files(tuple(_IMPORT_TEXTS), self.file.path)
        return frozenset(_IMPORT_TEXTS[text] for text in texts)

    def belongs_to_mcp(self) -> bool:
        """Whether the shape of a registration alone is enough here.

        It is if the file or its project imports an MCP SDK, and the file does not work with an agent framework instead.
        """
        if self.imports_sdk():
            return True
        if any(name.partition(".")[0] in AGENT_FRAMEWORKS for name in self.imports()):
            return False
        return bool(self.project_profiles())

    def open_sdk(self) -> Sdk:
        """The SDK of a registration whose receiver does not tell it: what the file shows, else the project.

        A project that only has clients of the SDK registers its tools with something else.
        """
        shown = self.shown_server_profile() or one_profile(set(self.project_profiles() - {"mcp"}))
        if shown is None and not self.settings.pins and self._has_only_clients():
            return Sdk("unknown")
        return self.sdk(shown)

    def _has_only_clients(self) -> bool:
        """Whether files of the project import a client of the SDK, and none a server or the types."""
        texts = self.file.project.texts_in_files((*_CLIENT_TEXTS, *_SERVER_TEXTS), self.file.path)
        return not texts.isdisjoint(_CLIENT_TEXTS) and texts.isdisjoint(_SERVER_TEXTS)

    def sdk(self, shown: str | None, *files: CodeFile | None) -> Sdk:
        """The SDK of something that is written for `shown`, as in `Releases.sdk_for`.

        The API that this file and the others use counts where nothing else tells the major.
        """
        releases = Releases(self.file.project, self.settings)
        return releases.sdk_for(shown, self.file.path, lambda: self._profiles_used({self.file, *files}))

    def _profiles_used(self, files: Iterable[CodeFile | None]) -> frozenset[str]:
        """The profiles whose API some files use; each of many tools asks for the same files."""
        read = frozenset(each for each in files if each is not None)
        if read not in self._used:
            self._used[read] = profiles_with(use for file in read for use in uses(file, imported_modules(file)))
        return self._used[read]

    def place(self, node: ast.expr | ast.stmt) -> Place:
        """The place of an ast node of the file."""
        return FixedPlace(self.file.source, span_of(self.file.source, node))

    def conditions(self, branch: Branch | None, scope: Scope) -> tuple[Condition, ...]:
        """The branches that a statement stands in, innermost first, also around the functions and classes it is in."""
        return conditions_at(self.file, branch, scope)

    def runs(self, branch: Branch | None) -> bool:
        """Whether code in a branch runs at all: not under TYPE_CHECKING."""
        return not is_type_checking(branch)


def one_profile(profiles: set[str]) -> str | None:
    """The one profile that a set of shown profiles stands for; None if they disagree.

    `mcp` beside mcp1 adds nothing, and fastmcp is built on the official SDK, whose types are imported beside it.
    """
    if not profiles:
        return None
    if "fm" in profiles:
        return None if profiles & {"mcp1", "mcp2"} else "fm"
    majors = profiles - {"mcp"}
    if not majors:
        return "mcp"
    return majors.pop() if len(majors) == 1 else None


def imported_modules(file: CodeFile) -> frozenset[str]:
    """The absolute names that a file imports at run time: modules, and names of modules with the module in front."""
    found: set[str] = set()
    scopes = file.outline.scopes.values()
    for binding in (each for scope in scopes for bindings in scope.bindings.values() for each in bindings):
        if binding.kind not in {"import", "from"} or is_type_checking(binding.branch):
            continue
        if isinstance(binding.node, ast.alias):
            found.add(binding.node.name)
        elif isinstance(binding.node, FromImport) and not binding.node.statement.level:
            found.add(f"{binding.node.statement.module}.{binding.node.alias.name}")
    for star in file.outline.star_imports:
        if isinstance(star.node, ast.ImportFrom) and not star.node.level and star.node.module:
            found.add(star.node.module)
    return frozenset(found)


def unknown(place: Place, reason: str, origin: Origin = Origin.DERIVED) -> Part:
    """A part that is not known."""
    return Part(Unknown(place, reason), origin)


def is_none(value: Value | None) -> bool:
    """Whether a value is the known None."""
    return isinstance(value, Scalar) and value.value is None


def name_place(file: CodeFile, function: FunctionNode) -> Place:
    """The place of the name in a `def` statement."""
    return FixedPlace(file.source, span_of_name(file.source, function))


def call_token(code: Code) -> Place:
    """The function name of a call: the one token that stands for it."""
    node = code.node
    assert isinstance(node, cst.Call)
    function = node.func
    while isinstance(function, cst.Call):
        function = function.func
    return code.place(function.attr if isinstance(function, cst.Attribute) else function)
