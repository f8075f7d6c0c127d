"""`flake8-mcp tools`: what the servers would list."""

from __future__ import annotations

import click

from flake8_mcp.report import format_names, render, summarise_tools

from ._options import analysis_options, arguments_of
from ._output import style_for, write


@click.command()
@click.argument("paths", nargs=-1)
@analysis_options
@click.option("--format", "format_name", type=click.Choice(format_names("tools")), default="table", show_default=True)
@click.pass_context
def tools(  # noqa: PLR0913 - one parameter for each option
    context: click.Context,
    paths: tuple[str, ...],
    config: str | None,
    output_file: str | None,
    format_name: str,
    *,
    isolated: bool,
) -> None:
    """Show the tools in PATHS, by default in the current folder, as far as the source tells; - is standard input."""
    from ._flake8 import load_options
    from ._listing import assemble, lost, tools_of
    from ._run import analyse_files

    options = load_options(arguments_of(context), config=config, isolated=isolated)
    listing = assemble(analyse_files(paths, options, tools_of, lost))
    write(render("tools", format_name, listing, style_for(output_file)), output_file)
    click.echo(summarise_tools(listing), err=True, nl=False)
