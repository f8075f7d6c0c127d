"""`flake8-mcp check`: what is wrong with the tools, and mending it."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from flake8_mcp.report import (
    Fixes,
    format_names,
    patch,
    render,
    statistics,
    summarise_findings,
    summarise_fixes,
)

from ._options import analysis_options, arguments_of, selection_options
from ._output import style_for, write

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from ._files import File
    from ._findings import FileFindings


@click.command()
@click.argument("paths", nargs=-1)
@selection_options
@click.option("--fix", is_flag=True, help="mend what can be mended safely, marked [*]; - is written to standard output")
@click.option("--unsafe-fixes", is_flag=True, help="mend also what changes more than the finding asks for")
@click.option("--diff", is_flag=True, help="show what would be mended as a patch, and write nothing")
@analysis_options
@click.option("--format", "format_name", type=click.Choice(format_names("findings")), default="text", show_default=True)
@click.option("--exit-zero", is_flag=True, help="exit with 0 even if there are findings")
@click.option(
    "--locked", is_flag=True, help="report what breaks callers of the tools in mcp-tools.lock.json, if there is one"
)
@click.option("--lock-file", metavar="FILE", help="the same for another lock file, which must exist")
@click.option("--statistics", "with_statistics", is_flag=True, help="count the findings of each code")
@click.pass_context
def check(  # noqa: PLR0913 - one parameter for each option
    context: click.Context,
    paths: tuple[str, ...],
    config: str | None,
    output_file: str | None,
    format_name: str,
    *,
    isolated: bool,
    exit_zero: bool,
    with_statistics: bool,
    fix: bool,
    unsafe_fixes: bool,
    diff: bool,
    locked: bool,
    lock_file: str | None,
) -> None:
    """Report what is wrong with the tools in PATHS, by default in the current folder; - is standard input.

    The configuration, the selection and the noqa comments of flake8 count, also for what is mended.
    Exit code 0: no finding; 1: findings, or with --diff a patch; 2: nothing was checked.
    """
    from ._findings import assemble, findings_of, lost
    from ._flake8 import Selection, load_options
    from ._locked import LOCK_FILE, with_locked
    from ._run import analyse_files

    options = load_options(arguments_of(context), config=config, isolated=isolated)
    selection = Selection(options)
    style = style_for(output_file)
    findings = analyse_files(paths, options, findings_of, lost)
    given = None
    if diff:
        context.exit(1 if _show(findings, options, output_file, unsafe=unsafe_fixes) and not exit_zero else 0)
    if fix or unsafe_fixes:
        findings, given = _mended(findings, options, unsafe=unsafe_fixes)
    report = assemble(findings, selection)
    if lock_file is None and locked and os.path.lexists(LOCK_FILE):
        lock_file = LOCK_FILE
    if lock_file is not None:
        report = with_locked(report, paths, options, selection, lock_file)
    text = render("findings", format_name, report, style)
    for_people = format_name in {"text", "concise"}
    if with_statistics and for_people:
        text += statistics(report)
    if given is None:
        write(text, output_file)
    else:
        click.echo(text, err=True, nl=False)
        write(given, output_file)
    if with_statistics and not for_people:
        click.echo(statistics(report), err=True, nl=False)
    click.echo(summarise_findings(report), err=True, nl=False)
    context.exit(1 if report.findings and not exit_zero else 0)


def _show(
    findings: Mapping[File, FileFindings], options: argparse.Namespace, output_file: str | None, *, unsafe: bool
) -> bool:
    """Show what would be mended as a patch; whether there is anything."""
    from ._fixing import work_out

    results = dict(sorted(work_out(findings, options, unsafe=unsafe).items()))
    style = style_for(output_file)
    write(b"".join(patch(file.path, each.before, each.after, style) for file, each in results.items()), output_file)
    changed = [each for each in results.values() if each.after != each.before]
    fixed = tuple(finding for each in changed for finding in each.fixed)
    refused = tuple(each for result in results.values() for each in result.refused)
    click.echo(summarise_fixes(Fixes(len(changed), fixed, refused), dry=True), err=True, nl=False)
    return bool(changed)


def _mended(
    findings: Mapping[File, FileFindings], options: argparse.Namespace, *, unsafe: bool
) -> tuple[Mapping[File, FileFindings], bytes | None]:
    """Mend the files; the findings that are left, and standard input as it is mended if that was asked for."""
    from flake8_mcp.api import forget_projects

    from ._findings import findings_of, lost
    from ._fixing import work_out, write_fixes
    from ._run import analyse_more

    results = work_out(findings, options, unsafe=unsafe)
    written, fixes = write_fixes(results)
    click.echo(summarise_fixes(fixes), err=True, nl=False)
    if written:
        # a file may find something in another one
        forget_projects()
        files = [file if file.data is None else replace(file, data=written.get(file, file.data)) for file in findings]
        findings = analyse_more(files, options, findings_of, lost)
    return findings, next((written.get(file, file.data) for file in results if file.data is not None), None)
