"""`flake8-mcp check`: what is wrong with the tools."""

from __future__ import annotations

import click

from flake8_mcp.report import format_names, render, statistics, summarise_findings

from ._options import analysis_options, arguments_of, selection_options
from ._output import style_for, write


@click.command()
@click.argument("paths", nargs=-1)
@selection_options
@analysis_options
@click.option("--format", "format_name", type=click.Choice(format_names("findings")), default="text", show_default=True)
@click.option("--exit-zero", is_flag=True, help="exit with 0 even if there are findings")
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
) -> None:
    """Report what is wrong with the tools in PATHS, by default in the current folder; - is standard input.

    The configuration, the selection and the noqa comments of flake8 count.
    Exit code 0: no finding; 1: findings; 2: nothing was checked.
    """
    from ._findings import assemble, findings_of, lost
    from ._flake8 import Selection, load_options
    from ._run import analyse_files

    options = load_options(arguments_of(context), config=config, isolated=isolated)
    selection = Selection(options)
    results = analyse_files(paths, options, findings_of, lost)
    report = assemble(results, selection)
    style = style_for(output_file)
    text = render("findings", format_name, report, style)
    for_people = format_name in {"text", "concise"}
    if with_statistics and for_people:
        text += statistics(report)
    write(text, output_file)
    if with_statistics and not for_people:
        click.echo(statistics(report), err=True, nl=False)
    click.echo(summarise_findings(report), err=True, nl=False)
    context.exit(1 if report.findings and not exit_zero else 0)
