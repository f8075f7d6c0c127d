"""The command line: `flake8-mcp`."""

from __future__ import annotations

import traceback

import click

from ._failure import Failure
from .check import check
from .diff import diff
from .explain import explain
from .rules import rules
from .tools import tools

__all__ = ["main"]


class Commands(click.Group):
    """Commands of which the exit code 1 always means findings: what else ends them is 2."""

    def invoke(self, context: click.Context) -> object:
        """Run a command."""
        try:
            return super().invoke(context)
        except (click.ClickException, click.exceptions.Exit, BrokenPipeError):
            raise
        except KeyboardInterrupt:
            raise Failure("interrupted") from None
        except Exception:  # noqa: BLE001 - a defect of the program, told apart from findings in the code
            click.echo(traceback.format_exc(), err=True, nl=False)
            context.exit(Failure.exit_code)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="flake8-mcp")
def main() -> None:
    """Check the MCP tools that Python code defines, and show them, without running the code."""


for _command in (check, tools, diff, explain, rules):
    main.add_command(_command)
