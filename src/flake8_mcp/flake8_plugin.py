"""The flake8 plugin. flake8 imports it for every run, so libcst and jsonschema wait until a file can hold a tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .collecting import setting_aside
from .gate import may_register, may_use_sdk
from .options import flake8_options
from .settings import Settings, SettingsError

if TYPE_CHECKING:
    import argparse
    import ast
    from collections.abc import Iterator

    from flake8.options.manager import OptionManager


class Plugin:
    """The findings in one file, as flake8 asks for them."""

    def __init__(self, tree: ast.Module, filename: str, lines: list[str], options: argparse.Namespace) -> None:
        self._tree = tree
        self._filename = filename
        self._lines = lines
        self._settings = settings_of(options)

    @staticmethod
    def add_options(manager: OptionManager) -> None:
        """Register the options."""
        for name, keywords in flake8_options():
            manager.add_option(name, **keywords)

    @staticmethod
    def parse_options(_manager: OptionManager, options: argparse.Namespace, _files: list[str]) -> None:
        """Refuse impossible values before any file is read, as flake8 refuses its own."""
        try:
            settings_of(options)
        except SettingsError as problem:
            from flake8.exceptions import ExecutionError

            raise ExecutionError(str(problem)) from None

    def run(self) -> Iterator[tuple[int, int, str, type[Plugin]]]:
        """Line, column and text of each finding; a finding in another file stands at the registration."""
        text = "".join(self._lines)
        if not may_register(text, self._settings.tool_decorators) and not may_use_sdk(text):
            return
        with setting_aside():
            from .api import analyse, placed, project
            from .syntax.source import Source

            files = project(follow_imports=self._settings.follow_imports)
            source = Source.from_lines(files.display(self._filename), self._lines)
            analysis = analyse(source, self._filename, files, self._settings, self._tree)
        for finding in sorted(placed(each, source) for each in analysis.findings):
            yield finding.line, finding.column, f"{finding.code} {finding.message}", type(self)


def settings_of(options: argparse.Namespace) -> Settings:
    """The settings in flake8's options. Raises SettingsError."""
    return Settings.from_options(vars(options), [*(options.select or ()), *(options.extend_select or ())])
