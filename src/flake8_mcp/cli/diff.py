"""`flake8-mcp diff`: what breaks callers between two states of the code."""

from __future__ import annotations

import click

from flake8_mcp.report import Compared, format_names, render, summarise_differences

from ._failure import Failure
from ._options import analysis_options, arguments_of
from ._output import style_for, write


@click.command()
@click.argument("old")
@click.argument("new", required=False)
@analysis_options
@click.option(
    "--format", "format_name", type=click.Choice(format_names("differences")), default="text", show_default=True
)
@click.option("--allow-undecided", is_flag=True, help="exit with 0 if nothing breaks for sure")
@click.pass_context
def diff(  # noqa: PLR0913, PLR0917 - one parameter for each option
    context: click.Context,
    old: str,
    new: str | None,
    config: str | None,
    output_file: str | None,
    format_name: str,
    *,
    isolated: bool,
    allow_undecided: bool,
) -> None:
    """Show what differs between the tools of OLD and NEW, and what of it breaks callers.

    Each is a folder, a Python file, a document (a tools/list result, an MCP Description, a lock file, the JSON of
    flake8-mcp tools), or a git revision; OLD alone may be a range of revisions such as main..HEAD.
    Exit code 0: callers go on working; 1: some may not, or that is not decided; 2: the comparison was not made.
    """
    from flake8_mcp.contract.compare import compare
    from flake8_mcp.contract.loading import OperandError, load, operands

    from ._trees import Trees

    trees = Trees(arguments_of(context), config, isolated)
    try:
        sides = operands(old, new)
        before, after = (load(each, trees, note=lambda text: click.echo(text, err=True)) for each in sides)
    except OperandError as problem:
        raise Failure(str(problem)) from None
    if any(server.unread for server in before.servers):
        click.echo(f"{before.origin}: not all of it could be read; what is gone of the rest is not seen", err=True)
    compared = Compared(before.origin, after.origin, compare(before, after))
    write(render("differences", format_name, compared, style_for(output_file)), output_file)
    click.echo(summarise_differences(compared), err=True, nl=False)
    verdicts = {each.verdict for each in compared.differences}
    context.exit(1 if "breaking" in verdicts or ("undecided" in verdicts and not allow_undecided) else 0)
