"""What a function returns, before an SDK makes an output schema of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .arguments import env_of
from .expressions import ExpressionPlace, NamePlace
from .forms import Named

if TYPE_CHECKING:
    from collections.abc import Callable

    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.values import Place, Value

    from .building import Builder
    from .core import Core
    from .forms import Form
    from .json_tree import Schema
    from .refusals import RefusedError
    from .signatures import Signature


_TYPES = ("mcp.types.", "mcp_types.", "mcp.types._types.", "mcp_types._types.", "mcp.")

CONTENT = frozenset({"TextContent", "ImageContent", "AudioContent", "ResourceLink", "EmbeddedResource"})

MCP_HELPERS = frozenset(
    f"mcp.server.{module}.{name}"
    for module in ("fastmcp", "fastmcp.utilities.types", "mcpserver", "mcpserver.utilities.types")
    for name in ("Image", "Audio")
)


def sdk_type(form: Form) -> str | None:
    """The name of a protocol type of the SDKs, such as `TextContent`."""
    if not isinstance(form, Named):
        return None
    module, _, last = form.name.rpartition(".")
    return last if f"{module}." in _TYPES else None


class Returns:
    """The return type of one function, and what the SDK refuses about it."""

    def __init__(self, builder: Builder, signature: Signature, sdk: Sdk, name: Value) -> None:
        self.builder = builder
        self.sdk = sdk
        self.signature = signature
        self.profile = sdk.profile
        self.name = name
        node = signature.node.returns
        self.node = node
        self.place: Place = (
            NamePlace(signature.file, signature.node, signature.node.name)
            if node is None
            else ExpressionPlace(signature.file, node)
        )
        self._form: Form | None = None
        self.problems: list[RefusedError] = []
        self.late: list[RefusedError] = []

    def form(self) -> Form | None:
        """The type that the function declares to return."""
        if self.node is not None and self._form is None:
            self._form = self.builder.reader.annotation(self.node, env_of(self.signature))
        return self._form

    def kept(self, core: Core, make: Callable[[], Schema | None]) -> Schema | None:
        """The output schema of a class: the same for every tool that returns it, if it is known."""
        if not core.is_bare_reference:
            return make()
        key = (self.sdk.release or self.profile, core.ref)
        found = self.builder.outputs.get(key)
        if found is None:
            found = make()
            if found is not None and found.rest is None:
                self.builder.outputs[key] = found
        return found


def is_foreign_type(form: Named) -> bool:
    """Whether a type belongs to a library that is not followed."""
    from .injection import is_foreign

    return is_foreign(form.name)
