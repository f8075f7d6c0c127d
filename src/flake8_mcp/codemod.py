"""The fixes as codemods of libcst.

`python -m libcst.tool codemod --no-format -x flake8_mcp.codemod.FixTools PATHS` mends what can be mended safely, with
`--unsafe-fixes` also the rest. The others move code to a newer release of an SDK.
"""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

import libcst as cst
from flake8.violation import Violation
from libcst.codemod import CodemodCommand

from .api import analyse, placed, project
from .fixing import fix
from .settings import Settings
from .syntax.source import Source

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping

    from libcst.codemod import CodemodContext

    from .engine import Analysis, Finding
    from .fixing import Sources

_CODES = re.compile(r"[,\s]+")


class FixTools(CodemodCommand):
    """Mends what flake8-mcp finds in the MCP tools of a module."""

    DESCRIPTION: str = "Mend what flake8-mcp finds in MCP tools."
    pins: ClassVar[Mapping[str, str]] = MappingProxyType({})
    prefix: ClassVar[str] = "MCP"

    def __init__(self, context: CodemodContext, *, unsafe_fixes: bool = False, select: str = "") -> None:
        super().__init__(context)
        self._unsafe = unsafe_fixes
        self._selected = tuple(each for each in _CODES.split(select) if each) or (self.prefix,)
        self._settings = Settings(pins=self.pins, selected=self._selected)

    @staticmethod
    def add_args(arg_parser: argparse.ArgumentParser) -> None:
        """Add the options."""
        arg_parser.add_argument(
            "--unsafe-fixes", action="store_true", help="mend also what changes more than the finding asks for"
        )
        arg_parser.add_argument("--select", default="", help="mend only these codes: MCP3,MCP220")

    def transform_module_impl(self, tree: cst.Module) -> cst.Module:
        """The module with its fixes; itself if there are none."""
        path = self.context.filename or "module.py"
        source = Source(path, tree.code, tree.encoding)
        files = project()

        def analyse_again(sources: Sources) -> Analysis:
            return analyse(sources[path], path, files, self._settings)

        outcome = fix({path: source}, analyse_again, self._choose)
        if not outcome.fixed:
            return tree
        return cst.parse_module(outcome.sources[path].text, tree.config_for_parsing)

    def _choose(self, sources: Sources, findings: tuple[Finding, ...]) -> Iterator[Finding]:
        for finding in findings:
            if finding.path not in sources or finding.fix is None or not (finding.fix.safe or self._unsafe):
                continue
            line = sources[finding.path].line(placed(finding, sources[finding.path]).line)
            if finding.code.startswith(self._selected) and not _is_kept_back(line, finding):
                yield finding


class MigrateToMcp2(FixTools):
    """Moves a module from mcp 1 to mcp 2, as far as that is mechanical."""

    DESCRIPTION: str = "Move from mcp 1 to mcp 2 what is moved mechanically."
    pins = MappingProxyType({"mcp": "2.3.0"})
    prefix = "MCP78"


class MigrateToFastmcp3(FixTools):
    """Moves a module from fastmcp 2 to fastmcp 3, as far as that is mechanical."""

    DESCRIPTION: str = "Move from fastmcp 2 to fastmcp 3 what is moved mechanically."
    pins = MappingProxyType({"fastmcp": "3.4.11"})
    prefix = "MCP78"


class MigrateToFastmcp4(FixTools):
    """Moves a module from fastmcp 2 or 3 to fastmcp 4, as far as that is mechanical."""

    DESCRIPTION: str = "Move from fastmcp 2 or 3 to fastmcp 4 what is moved mechanically."
    pins = MappingProxyType({"fastmcp": "4.2.3"})
    prefix = "MCP78"


def _is_kept_back(line: str, finding: Finding) -> bool:
    """Whether a `# noqa` on the line keeps the finding back, as for flake8."""
    place = (finding.path, finding.line, finding.column)
    return Violation(finding.code, *place, finding.text, line).is_inline_ignored(disable_noqa=False)
