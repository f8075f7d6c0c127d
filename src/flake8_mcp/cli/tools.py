"""`flake8-mcp tools`: what the servers would list."""

from __future__ import annotations

from functools import partial

import click

from flake8_mcp.report import format_names, render, summarise_gaps, summarise_tools
from flake8_mcp.settings import REVISION_NAMES

from ._options import analysis_options, arguments_of
from ._output import style_for, write

_DOCUMENTS = ("mcpdesc", "tools-list")


@click.command()
@click.argument("paths", nargs=-1)
@analysis_options
@click.option(
    "--format",
    "format_name",
    type=click.Choice(sorted([*format_names("tools"), *_DOCUMENTS])),
    default="table",
    show_default=True,
)
@click.option("--server", metavar="NAME", help="only the tools of this server; with tools-list its bare result")
@click.option("--revision", type=click.Choice(REVISION_NAMES), help="only the fields that clients of a revision see")
@click.option("--size", is_flag=True, help="show how many bytes and about how many tokens the definitions take")
@click.option("--write-lock", metavar="FILE", help="write the definitions to a lock file, such as mcp-tools.lock.json")
@click.option("--allow-incomplete", is_flag=True, help="describe a server of which not all is known, with mcpdesc")
@click.option("--server-version", metavar="TEXT", help="the version of the server, with mcpdesc")
@click.option(
    "--transport",
    "transports",
    multiple=True,
    metavar="TYPE=VALUE",
    help="how the server is reached, with mcpdesc: stdio=COMMAND, streamable-http=URL or sse=URL; may be repeated",
)
@click.pass_context
def tools(  # noqa: PLR0913 - one parameter for each option
    context: click.Context,
    paths: tuple[str, ...],
    *,
    config: str | None,
    isolated: bool,
    output_file: str | None,
    format_name: str,
    server: str | None,
    revision: str | None,
    size: bool,
    write_lock: str | None,
    allow_incomplete: bool,
    server_version: str | None,
    transports: tuple[str, ...],
) -> None:
    """Show the tools in PATHS, by default in the current folder, as far as the source tells; - is standard input.

    With tools-list and mcpdesc as documents that other programs read, which have what can be known and nothing else.
    """
    from ._flake8 import load_options
    from ._listing import assemble, lost, tools_of
    from ._printing import Chosen, describe_server, list_servers, measure, only_server, pin
    from ._run import analyse_files

    described = format_name == "mcpdesc"
    if not described and (allow_incomplete or server_version or transports):
        raise click.UsageError("--allow-incomplete, --server-version and --transport need --format mcpdesc")
    if size + (write_lock is not None) + (format_name in _DOCUMENTS) > 1:
        raise click.UsageError("--size, --write-lock, --format tools-list and --format mcpdesc exclude each other")
    whole = size or write_lock is not None or format_name in _DOCUMENTS
    if revision and not whole:
        raise click.UsageError("--revision needs --format tools-list or mcpdesc, --size or --write-lock")
    options = load_options(arguments_of(context), config=config, isolated=isolated)
    work = partial(tools_of, servers=whole or server is not None)
    results = analyse_files(paths, options, work, lost)
    listing = assemble(results)
    chosen = Chosen.of(results, listing, server, revision) if whole or server is not None else None
    if chosen is None or not whole:
        listing = only_server(listing, chosen)
        write(render("tools", format_name, listing, style_for(output_file)), output_file)
    elif size:
        style = style_for(output_file)
        write(render("sizes", format_name, measure(chosen), style), output_file)
    elif write_lock is not None:
        click.echo(pin(chosen, write_lock), err=True)
    elif described:
        text = describe_server(chosen, version=server_version, transports=transports, allow_incomplete=allow_incomplete)
        write(text, output_file)
    else:
        write(list_servers(chosen), output_file)
    click.echo(summarise_tools(listing), err=True, nl=False)
    if chosen is not None and whole:
        click.echo(summarise_gaps(chosen.gaps), err=True, nl=False)
