"""`flake8-mcp rules`: all rules, and their pages in docs/rules."""

from __future__ import annotations

from pathlib import Path

import click

from flake8_mcp.report import format_names, render, rule_documents

from ._output import style_for, write


@click.command()
@click.option("--format", "format_name", type=click.Choice(format_names("rules")), default="table", show_default=True)
@click.option("--output", metavar="FOLDER", help="write a page for each rule there, with --format markdown")
@click.option("--check", "only_check", is_flag=True, help="write nothing, exit with 1 if a page is not current")
@click.pass_context
def rules(context: click.Context, format_name: str, output: str | None, *, only_check: bool) -> None:
    """List the rules."""
    from flake8_mcp.contract.codes import LOCK_CODES
    from flake8_mcp.rules import all_rules

    text = render("rules", format_name, all_rules(), style_for())
    if output is None:
        if only_check:
            raise click.UsageError("--check needs --output")
        write(text)
        if format_name == "table":
            first, last = LOCK_CODES[0].code, LOCK_CODES[-1].code
            click.echo(f"{first} to {last} report changes against a lock file; flake8-mcp explain {first}", err=True)
        return
    if format_name != "markdown":
        raise click.UsageError("--output needs --format markdown")
    changes = _changes(Path(output), rule_documents(all_rules(), text))
    for path, document in changes.items():
        click.echo(
            f"{path} {'is not current' if only_check else 'removed' if document is None else 'written'}", err=True
        )
        if only_check:
            continue
        if document is None:
            path.unlink()
        else:
            write(document, str(path))
    context.exit(1 if only_check and changes else 0)


def _changes(folder: Path, documents: dict[str, str]) -> dict[Path, str | None]:
    """The files of the folder that have to change, with their new text; None for a page without a rule."""
    current = {path.name: path for path in sorted(folder.glob("*.md"))}
    changed: dict[Path, str | None] = {path: None for name, path in current.items() if name not in documents}
    for name, document in documents.items():
        path = folder / name
        if name not in current or path.read_bytes() != document.encode():
            changed[path] = document
    return changed
