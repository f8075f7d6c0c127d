"""The options, as plain rows: flake8 and the command line both register from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class Option(NamedTuple):
    """One option. `kind` is names (comma separated), or switch (then `default` says the state without it)."""

    name: str
    kind: str
    default: str | bool
    help: str
    config: bool = True


OPTIONS: tuple[Option, ...] = (
    Option(
        "--mcp-revisions",
        "names",
        "2025-11-25,2026-07-28",
        "revisions of the MCP specification that the servers speak; a rule fires if one of them is broken",
    ),
    Option(
        "--mcp-sdk",
        "names",
        "",
        "releases that the code runs on, as pins: mcp==2.3.0,fastmcp==4.2.3,pydantic==2.14.4,python==3.12",
    ),
    Option(
        "--mcp-clients",
        "names",
        "claude,openai,vscode,cursor",
        "clients whose limits are checked; all, default and directories stand for several",
    ),
    Option(
        "--mcp-tool-decorators",
        "names",
        "",
        "dotted names of the project's own decorators and functions that register a tool: registry.tool,add_command",
    ),
    Option(
        "--mcp-follow-imports",
        "switch",
        default=True,
        help="read the project's own modules that a file imports",
    ),
    Option(
        "--mcp-all",
        "switch",
        default=False,
        help="report the rules that are off by default too",
        config=False,
    ),
)


def flake8_options() -> Iterator[tuple[str, dict[str, object]]]:
    """The name and the keywords of each option as flake8's `OptionManager.add_option` takes them."""
    for option in OPTIONS:
        if option.kind == "names":
            shown = f"{option.help} (default: {option.default or 'none'})"
            keywords: dict[str, object] = {"default": option.default, "metavar": "names", "help": shown}
            yield option.name, {**keywords, "comma_separated_list": True, "parse_from_config": option.config}
        else:
            keywords = {"default": option.default, "action": "store_true", "help": option.help}
            yield option.name, {**keywords, "parse_from_config": option.config}
            if option.default:
                keywords = {"dest": attribute(option), "action": "store_false", "help": f"do not {option.help}"}
                yield option.name.replace("--", "--no-", 1), keywords


def attribute(option: Option) -> str:
    """The name under which a parsed option is found: mcp_revisions."""
    return option.name.lstrip("-").replace("-", "_")
