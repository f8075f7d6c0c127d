"""The options and the configuration mean the same in flake8 and in flake8-mcp."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.commands import FINDINGS, OLDER_FINDINGS, SERVER, flake8, found, invoke

from flake8_mcp.options import OPTIONS, attribute, flake8_options
from flake8_mcp.rules import all_rules

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "server.py").write_text(SERVER)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path.parent))
    return tmp_path


def concise(*arguments: str) -> list[tuple[int, int, str]]:
    """What `check` finds in the current folder."""
    return found(invoke("check", "--format=concise", *arguments).stdout)


def test_rows() -> None:
    rows = dict(flake8_options())
    assert set(rows) == {option.name for option in OPTIONS} | {"--no-mcp-follow-imports"}
    assert [name for name, keywords in rows.items() if not keywords.get("parse_from_config")] == [
        "--no-mcp-follow-imports",
        "--mcp-all",
    ]
    assert [attribute(option) for option in OPTIONS][:2] == ["mcp_revisions", "mcp_sdk"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], FINDINGS),
        (["--mcp-revisions=2024-11-05"], OLDER_FINDINGS),
        (["--mcp-revisions=2024-11-05,2025-11-25"], FINDINGS),
        (["--mcp-sdk=mcp==2.3.0"], [(3, 32, "MCP780"), *FINDINGS]),
        (["--mcp-follow-imports"], FINDINGS),
        (["--no-mcp-follow-imports"], FINDINGS),
        (["--mcp-clients=claude"], FINDINGS),
        (["--mcp-tool-decorators=shop.tool,other"], FINDINGS),
        (["--select=MCP3"], FINDINGS[1:]),
        (["--select=E"], []),
        (["--select=E", "--extend-select=MCP3"], FINDINGS[1:]),
        (["--ignore=MCP3"], FINDINGS[:1]),
        (["--extend-ignore=MCP3,MCP1"], []),
        (["--per-file-ignores=server.py:MCP3"], FINDINGS[:1]),
    ],
)
def test_arguments(folder: Path, arguments: list[str], expected: list[tuple[int, int, str]]) -> None:
    (folder / "setup.cfg").write_text("[flake8]\n")
    assert concise(*arguments) == expected
    assert [each for each in found(flake8(*arguments, cwd=folder).stdout) if each[2][:3] == "MCP"] == expected


def test_imports_are_followed_unless_told_not_to(folder: Path) -> None:
    (folder / "words.py").write_text('TYPE = "str"\n')
    (folder / "server.py").write_text(SERVER.replace('"str"', "words.TYPE").replace('"""A server."""', "import words"))
    for arguments, codes in ([], ["MCP101", "MCP321"]), (["--no-mcp-follow-imports"], ["MCP101"]):
        assert sorted(code for _, _, code in concise(*arguments)) == codes
        run = flake8("--select=MCP", *arguments, cwd=folder)
        assert sorted(code for _, _, code in found(run.stdout)) == codes


def test_all_rules_are_reported(folder: Path) -> None:
    off = {each.code for each in all_rules() if each.default == "off"}
    every = concise("--mcp-all")
    assert [each for each in every if each[2] not in off] == FINDINGS
    assert {code for _, _, code in every} & off >= {"MCP914", "MCP950"}
    run = flake8("--select=MCP", "--mcp-all", cwd=folder)
    assert found(run.stdout) == every


def test_groups_and_unknown_clients(folder: Path) -> None:
    (folder / "server.py").write_text(SERVER.replace("list orders", "list.orders"))
    for clients, codes in (
        ("default", ["MCP321", "MCP801"]),
        ("directories", ["MCP321", "MCP840", "MCP840"]),
        ("", ["MCP321"]),
    ):
        assert sorted(code for _, _, code in concise(f"--mcp-clients={clients}")) == codes
    run = invoke("check", "--mcp-clients=clippy")
    assert run.exit_code == 2
    assert "--mcp-clients: 'clippy' is no client; known are all, default" in run.stderr


def test_own_decorators_open_the_gate(folder: Path) -> None:
    (folder / "server.py").write_text(
        'from registry import expose\n\n\n@expose(name="a b")\ndef total() -> int:\n    """Count."""\n    return 1\n'
    )
    assert concise() == []
    argument = "--mcp-tool-decorators=registry.expose"
    assert concise(argument) == [(4, 14, "MCP101")]
    assert found(flake8("--select=MCP", argument, cwd=folder).stdout) == [(4, 14, "MCP101")]


CONFIGURATIONS = [
    ("", FINDINGS),
    ("select = MCP3", FINDINGS[1:]),
    ("extend-ignore = MCP101", FINDINGS[1:]),
    ("ignore = MCP321", FINDINGS[:1]),
    ("per-file-ignores =\n    server.py: MCP3\n    other.py: MCP1", FINDINGS[:1]),
    ("mcp-revisions = 2025-06-18", OLDER_FINDINGS),
    ("mcp_revisions = 2025-06-18\nmcp-follow-imports = false", OLDER_FINDINGS),
    ("exclude = other.py", FINDINGS),
    ("max-line-length = 100\nunknown-option = 1", FINDINGS),
]


@pytest.mark.parametrize("name", ["setup.cfg", "tox.ini", ".flake8"])
@pytest.mark.parametrize(("text", "expected"), CONFIGURATIONS)
def test_flake8_configuration(folder: Path, name: str, text: str, expected: list[tuple[int, int, str]]) -> None:
    (folder / name).write_text(f"[flake8]\n{text}\n")
    (folder / "pyproject.toml").write_text("[tool.flake8-mcp]\nselect = 'MCP9'\n")
    assert concise() == expected


@pytest.mark.parametrize(("text", "expected"), CONFIGURATIONS[::3])
def test_flake8_reads_the_same(folder: Path, text: str, expected: list[tuple[int, int, str]]) -> None:
    (folder / ".flake8").write_text(f"[flake8]\n{text}\n")
    assert [each for each in found(flake8(cwd=folder).stdout) if each[2][:3] == "MCP"] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("select = 'MCP3'", FINDINGS[1:]),
        ("select = ['MCP3', 'MCP1']", FINDINGS),
        ("ignore = ['MCP3']\njobs = 1", FINDINGS[:1]),
        ("extend_ignore = 'MCP1'", FINDINGS[1:]),
        ("per-file-ignores = {'server.py' = ['MCP1', 'MCP2'], 'b.py' = 'MCP3'}", FINDINGS[1:]),
        ("per_file_ignores = 'server.py:MCP3'", FINDINGS[:1]),
        ("mcp-revisions = ['2025-06-18']", OLDER_FINDINGS),
        ("mcp-follow-imports = false", FINDINGS),
        ("disable-noqa = true", FINDINGS),
        ("exclude = ['other.py']\nfilename = '*.py'", FINDINGS),
    ],
)
def test_pyproject(folder: Path, text: str, expected: list[tuple[int, int, str]]) -> None:
    (folder / "pyproject.toml").write_text(f"[project]\nname = 'x'\n\n[tool.flake8-mcp]\n{text}\n")
    assert concise() == expected
    assert concise("--isolated") == FINDINGS
    (folder / "sub").mkdir()
    (folder / "sub/pyproject.toml").write_text("[tool.other]\n")


def test_pyproject_of_a_folder_above(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "pyproject.toml").write_text("[tool.flake8-mcp]\nselect = 'MCP3'\nexclude = ['sub/skip']\n")
    (folder / "sub/skip").mkdir(parents=True)
    (folder / "sub/pyproject.toml").write_text("[tool]\nother = 1\n# flake8-mcp\n")
    (folder / "sub/server.py").write_text(SERVER)
    (folder / "sub/skip/server.py").write_text(SERVER)
    monkeypatch.chdir(folder / "sub")
    assert concise() == FINDINGS[1:]


def test_pyproject_of_the_home_folder_does_not_count(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "pyproject.toml").write_text("[tool.flake8-mcp]\nselect = 'MCP3'\n")
    monkeypatch.setenv("HOME", str(folder))
    assert concise() == FINDINGS[1:]
    (folder / "sub").mkdir()
    (folder / "sub/server.py").write_text(SERVER)
    monkeypatch.chdir(folder / "sub")
    assert concise() == FINDINGS


def test_named_configuration_file(folder: Path) -> None:
    (folder / "setup.cfg").write_text("[flake8]\nselect = MCP1\n")
    (folder / "other.cfg").write_text("[flake8]\nselect = MCP3\n")
    (folder / "other.toml").write_text("[tool.flake8-mcp]\nselect = 'MCP3'\n")
    (folder / "no.cfg").write_text("[other]\n")
    assert concise() == FINDINGS[:1]
    assert concise("--config=other.cfg") == FINDINGS[1:]
    assert concise("--config=other.toml") == FINDINGS[1:]
    assert concise("--config=no.cfg") == FINDINGS


@pytest.mark.parametrize(
    ("name", "text", "error"),
    [
        ("pyproject.toml", "[tool.flake8-mcp]\nslect = 1", "[tool.flake8-mcp] has no option 'slect'; it has "),
        ("pyproject.toml", "[tool.flake8-mcp]\nselect = 1.5", "[tool.flake8-mcp] select is to be a string, a list"),
        ("pyproject.toml", "[tool.flake8-mcp]\nselect = [1]", "[tool.flake8-mcp] select is to be a string, a list"),
        ("pyproject.toml", "[tool.flake8-mcp]\nselect = {a = 'b'}", "[tool.flake8-mcp] select is to be a string"),
        ("pyproject.toml", "[tool.flake8-mcp]\nmcp-sdk = 'x'", "--mcp-sdk: 'x' is no pin"),
        ("pyproject.toml", "[tool.flake8-mcp]\nselect = ", "pyproject.toml: Invalid value"),
        (
            "setup.cfg",
            "[flake8]\nextend-ignore = mcp1",
            "Error code 'mcp1' supplied to 'extend-ignore' option does not",
        ),
        ("setup.cfg", "[flake8]\nmax-line-length = long", "invalid literal for int()"),
        ("setup.cfg", "[flake8]\njobs = many", "argument -j/--jobs: 'many' must be 'auto' or an integer."),
        ("setup.cfg", "[flake8]\nmcp-revisions = 2020-01-01", "--mcp-revisions: '2020-01-01' is no revision"),
        ("setup.cfg", "[flake8]\nper-file-ignores = MCP1", "Expected `per-file-ignores` to be a mapping from"),
        ("setup.cfg", "[flake8]\nselect = A\nselect = B", "While reading from"),
    ],
)
def test_impossible_configuration_is_one_clear_line(folder: Path, name: str, text: str, error: str) -> None:
    (folder / name).write_text(f"{text}\n")
    for command in ("check", "tools"):
        run = invoke(command)
        if command == "tools" and "per-file" in text:
            continue
        assert (run.exit_code, run.stdout) == (2, "")
        assert error in run.stderr
        assert run.stderr.startswith("Error: ")
        assert run.stderr.count("\n") == 1


def test_template_that_is_no_toml_is_passed_over(folder: Path) -> None:
    (folder / "pyproject.toml").write_text("{{ cookiecutter }}\n")
    assert concise() == FINDINGS


@pytest.mark.parametrize("argument", ["--config=nowhere.cfg", "--config=nowhere.toml"])
def test_missing_configuration(argument: str) -> None:
    run = invoke("check", argument)
    assert (run.exit_code, run.stdout) == (2, "")
    assert "nowhere" in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("argument", "error"),
    [
        ("--mcp-revisions=", "--mcp-revisions: name at least one of"),
        ("--mcp-sdk=mcp", "--mcp-sdk: 'mcp' is no pin"),
        ("--mcp-tool-decorators=1", "--mcp-tool-decorators: '1' is no dotted name"),
        ("-jmany", "argument -j/--jobs: 'many' must be 'auto' or an integer."),
    ],
)
def test_impossible_argument(folder: Path, argument: str, error: str) -> None:
    (folder / "server.py").unlink()
    run = invoke("check", argument)
    assert (run.exit_code, run.stdout) == (2, "")
    assert run.stderr.startswith(f"Error: {error}")
    assert run.stderr.count("\n") == 1


def test_jobs_of_the_configuration(folder: Path) -> None:
    (folder / "other.py").write_text(SERVER)
    (folder / "setup.cfg").write_text("[flake8]\njobs = 2\n")
    assert len(concise()) == 4


def test_help_shows_every_option() -> None:
    for command in ("check", "tools"):
        text = invoke(command, "--help").stdout
        assert [option.name for option in OPTIONS if option.name not in text] == []
