"""`flake8-mcp check`: what is wrong with the tools, and mending it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import click

from flake8_mcp.report import (
    Fixes,
    format_names,
    needs_excerpts,
    patch,
    render,
    statistics,
    summarise_comments,
    summarise_findings,
    summarise_fixes,
)

from ._failure import Failure
from ._options import analysis_options, arguments_of, selection_options
from ._output import style_for, write

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Mapping

    from ._files import File
    from ._findings import FileFindings
    from ._fixing import FileFixes
    from ._flake8 import Selection


@click.command()
@click.argument("paths", nargs=-1)
@selection_options
@click.option("--fix", is_flag=True, help="mend what can be mended safely, marked [*]; - is written to standard output")
@click.option("--unsafe-fixes", is_flag=True, help="mend also what changes more than the finding asks for")
@click.option("--diff", is_flag=True, help="show what would be mended as a patch, and write nothing")
@click.option("--add-noqa", is_flag=True, help="add a noqa comment for each finding; with --diff, show them as a patch")
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
    add_noqa: bool,
    locked: bool,
    lock_file: str | None,
) -> None:
    """Report what is wrong with the tools in PATHS, by default in the current folder; - is standard input.

    The configuration, the selection and the noqa comments of flake8 count, also for what is mended.
    Exit code 0: no finding; 1: findings, or with --diff a patch; 2: nothing was checked.
    """
    from ._findings import assemble, findings_of, lost
    from ._flake8 import Selection, load_options
    from ._locked import found_lock_file, with_locked
    from ._run import analyse_files
    from ._whole_servers import with_whole_servers

    options = load_options(arguments_of(context), config=config, isolated=isolated)
    if add_noqa:
        _refuse_with_comments(options, shows_fixes=diff and (fix or unsafe_fixes))
    selection = Selection(options)
    style = style_for(output_file)
    work = partial(findings_of, excerpts=needs_excerpts(format_name))
    complete = partial(with_whole_servers, options=options, excerpts=needs_excerpts(format_name))
    run = _Run(options, selection, complete(analyse_files(paths, options, work, lost)), work, complete, paths)
    if diff:
        change = run.comments() if add_noqa else run.fixes(unsafe=unsafe_fixes)
        context.exit(1 if _show(change, output_file) and not exit_zero else 0)
    if fix or unsafe_fixes:
        run.write(run.fixes(unsafe=unsafe_fixes))
    if add_noqa:
        run.write(run.comments())
    report = assemble(run.findings, selection)
    if locked and lock_file is None:
        lock_file = found_lock_file()
    if lock_file is not None:
        report = with_locked(report, paths, options, selection, lock_file, excerpts=needs_excerpts(format_name))
    text = render("findings", format_name, report, style)
    for_people = format_name in {"text", "concise"}
    if with_statistics and for_people:
        text += statistics(report)
    if run.given is None:
        write(text, output_file)
    else:
        click.echo(text, err=True, nl=False)
        write(run.given, output_file)
    if with_statistics and not for_people:
        click.echo(statistics(report), err=True, nl=False)
    click.echo(summarise_findings(report), err=True, nl=False)
    context.exit(1 if report.findings and not exit_zero else 0)


def _refuse_with_comments(options: argparse.Namespace, *, shows_fixes: bool) -> None:
    """Raise Failure for what goes together with no new noqa comments."""
    if options.disable_noqa:
        raise Failure("--add-noqa is of no use with --disable-noqa")
    if shows_fixes:
        raise Failure("--diff shows either fixes or, with --add-noqa, comments")


@dataclass(frozen=True, slots=True)
class _Change:
    """What would be written, and how it is summed up."""

    results: Mapping[File, FileFixes]
    summarise: Callable[..., str]


@dataclass(slots=True)
class _Run:
    """The findings of a run, which change with the files.

    `work` gives the findings of a file, `complete` those that no file shows alone. `paths` are those it was asked for,
    `given` is standard input as it was changed.
    """

    options: argparse.Namespace
    selection: Selection
    findings: Mapping[File, FileFindings]
    work: Callable[[argparse.Namespace, File], FileFindings]
    complete: Callable[[Mapping[File, FileFindings]], Mapping[File, FileFindings]]
    paths: tuple[str, ...]
    given: bytes | None = None

    def fixes(self, *, unsafe: bool) -> _Change:
        """What fixing does."""
        from ._fixing import work_out

        return _Change(work_out(self.findings, self.options, unsafe=unsafe), summarise_fixes)

    def comments(self) -> _Change:
        """What adding noqa comments does."""
        from ._noqa import comment

        return _Change(comment(self.findings, self.selection, self.options), summarise_comments)

    def write(self, change: _Change) -> None:
        """Write the files, say so, and look for findings again."""
        from flake8_mcp.api import forget_projects

        from ._findings import lost
        from ._fixing import write_fixes
        from ._run import analyse_more

        written, fixes = write_fixes(change.results, self.paths)
        click.echo(change.summarise(fixes), err=True, nl=False)
        files = [
            file if file.data is None else replace(file, data=written.get(file, file.data)) for file in self.findings
        ]
        self.given = next((file.data for file in files if file.data is not None), None)
        if written:
            # a file may find something in another one
            forget_projects()
            self.findings = self.complete(analyse_more(files, self.options, self.work, lost))


def _show(change: _Change, output_file: str | None) -> bool:
    """Show what would be written as a patch; whether there is anything."""
    results = dict(sorted(change.results.items()))
    style = style_for(output_file)
    write(b"".join(patch(file.target, each.before, each.after, style) for file, each in results.items()), output_file)
    changed = [each for each in results.values() if each.after != each.before]
    fixed = tuple(finding for each in changed for finding in each.fixed)
    refused = tuple(each for result in results.values() for each in result.refused)
    click.echo(change.summarise(Fixes(len(changed), fixed, refused), dry=True), err=True, nl=False)
    return bool(changed)
