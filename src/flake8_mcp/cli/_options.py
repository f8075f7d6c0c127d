"""The options that commands share, and how they become those of a flake8 run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

from flake8_mcp.options import OPTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flake8_mcp.options import Option

Command = TypeVar("Command", bound=Callable[..., None])


_ARGUMENTS = "flake8_mcp.cli.arguments"


def analysis_options(command: Command) -> Command:
    """The options of every command that analyses code; the command receives `config` and `isolated`."""
    options = [
        *(_from_row(each) for each in OPTIONS),
        _forwarded("--exclude", metavar="PATTERNS", text="files and folders to leave out"),
        _forwarded("--extend-exclude", metavar="PATTERNS", text="the same, beside those that are left out anyway"),
        _forwarded("-j", "--jobs", metavar="N", text="number of processes"),
        _forwarded("--stdin-display-name", metavar="PATH", text="the path of what is read for -"),
        click.option("--config", metavar="FILE", help="the only configuration file to read"),
        click.option("--isolated", is_flag=True, help="read no configuration file"),
        click.option("--output-file", metavar="FILE", help="write there instead of to standard output"),
    ]
    for option in reversed(options):
        command = option(command)
    return command


def selection_options(command: Command) -> Command:
    """flake8's options on what is reported."""
    options = [
        _forwarded("--select", metavar="CODES", text="report only these"),
        _forwarded("--extend-select", metavar="CODES", text="report these too"),
        _forwarded("--ignore", metavar="CODES", text="do not report these"),
        _forwarded("--extend-ignore", metavar="CODES", text="do not report these either"),
        _forwarded("--per-file-ignores", metavar="PAIRS", text="what not to report in which files: tests/*:MCP2"),
        _forwarded("--disable-noqa", is_flag=True, text="report what a noqa comment keeps back"),
    ]
    for option in reversed(options):
        command = option(command)
    return command


def arguments_of(context: click.Context) -> Sequence[str]:
    """The arguments of the flake8 run that a command line asks for."""
    arguments: list[str] = context.meta.get(_ARGUMENTS, [])
    return arguments


def _from_row(row: Option) -> Callable[[Command], Command]:
    if row.kind == "names":
        return _forwarded(row.name, metavar="NAMES", text=row.help)
    if row.default:
        return _forwarded(f"{row.name}/{row.name.replace('--', '--no-', 1)}", text=row.help)
    return _forwarded(row.name, is_flag=True, text=row.help)


def _forwarded(
    *names: str, text: str, metavar: str | None = None, is_flag: bool | None = None
) -> Callable[[Command], Command]:
    """An option that is kept for flake8's option code instead of being given to the command."""
    return click.option(
        *names, help=text, metavar=metavar, is_flag=is_flag, default=None, expose_value=False, callback=_keep
    )


def _keep(
    context: click.Context,
    parameter: click.Parameter,
    value: str | bool | None,  # noqa: FBT001 - click calls it
) -> None:
    """Keep an option that was given, for flake8's option code."""
    match value:
        case None:
            return
        case True:
            argument = parameter.opts[-1]
        case False:
            argument = parameter.secondary_opts[-1]
        case _:
            argument = f"{parameter.opts[-1]}={value}"
    context.meta.setdefault(_ARGUMENTS, []).append(argument)
