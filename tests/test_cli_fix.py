"""`flake8-mcp check --fix`, `--unsafe-fixes` and `--diff`, as a user runs them."""

from __future__ import annotations

import codecs
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from support.commands import SERVER, flake8_mcp, found, invoke

from flake8_mcp.cli import _fixing
from flake8_mcp.cli._files import replace_bytes
from flake8_mcp.cli._fixing import FileFixes
from flake8_mcp.report import Style, patch

if TYPE_CHECKING:
    from pathlib import Path

SAFE = SERVER.replace('{"type": "str"}', '{"type": "string"}')
ALL = SAFE.replace('name="list orders"', 'name="list_orders"')


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "server.py").write_text(SERVER)
    (tmp_path / "other.py").write_text("import os\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_safe_fixes_are_written(folder: Path) -> None:
    before = (folder / "other.py").stat().st_mtime_ns
    run = flake8_mcp("check", "--fix", "--format=concise", cwd=folder)
    assert (folder / "server.py").read_text() == SAFE
    assert (folder / "other.py").stat().st_mtime_ns == before
    assert run.returncode == 1
    assert found(run.stdout) == [(9, 16, "MCP101")]
    assert run.stderr.splitlines() == [
        "1 finding fixed in 1 file: MCP321 1",
        "1 finding; 2 tools of 1 server in 2 files",
        "0 findings can be fixed with --fix and 1 more with --unsafe-fixes",
    ]


def test_unsafe_fixes_are_written_on_request(folder: Path) -> None:
    run = flake8_mcp("check", "--unsafe-fixes", cwd=folder)
    assert (folder / "server.py").read_text() == ALL
    assert (run.returncode, run.stdout) == (0, "")
    again = flake8_mcp("check", "--unsafe-fixes", cwd=folder)
    assert (again.returncode, again.stderr.splitlines()[0]) == (0, "nothing to fix")


def test_json_of_what_is_left(folder: Path) -> None:
    run = flake8_mcp("check", "--fix", "--format=json", "--statistics", "--exit-zero", cwd=folder)
    assert run.returncode == 0
    assert '"code": "MCP101"' in run.stdout
    assert "MCP321" not in run.stdout
    assert (folder / "server.py").read_text() == SAFE


def test_noqa_and_selection_keep_from_fixing(folder: Path) -> None:
    text = SERVER.replace('{"type": "str"}},', '{"type": "str"}},  # noqa: MCP321')
    for arguments, source in [
        ((), text),
        (("--select=MCP1",), SERVER),
        (("--ignore=MCP321",), SERVER),
        (("--per-file-ignores=server.py:MCP3",), SERVER),
    ]:
        (folder / "server.py").write_text(source)
        run = invoke("check", "--fix", *arguments)
        assert run.stderr.splitlines()[0] == "nothing to fix"
        assert (folder / "server.py").read_text() == source
    (folder / "server.py").write_text(text)
    invoke("check", "--fix", "--disable-noqa")
    assert '{"type": "string"}},  # noqa: MCP321' in (folder / "server.py").read_text()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_diff_can_be_applied(folder: Path, jobs: str) -> None:
    package = folder / "a folder"
    package.mkdir()
    (package / "naïve.py").write_bytes(SERVER.replace("\n", "\r\n").encode().rstrip())
    run = flake8_mcp("check", "--unsafe-fixes", "--diff", "-j", jobs, cwd=folder)
    assert run.returncode == 1
    assert (folder / "server.py").read_text() == SERVER
    assert run.stderr == "4 findings would be fixed in 2 files: MCP101 2, MCP321 2\n"
    # what the process wrote, with its line ends
    diff = subprocess.run(
        [sys.executable, "-m", "flake8_mcp", "check", "--unsafe-fixes", "--diff"],
        cwd=folder,
        capture_output=True,
        check=False,
    ).stdout
    git = shutil.which("git") or "git"
    subprocess.run([git, "apply", "-"], cwd=folder, input=diff, check=True)
    assert (folder / "server.py").read_text() == ALL
    assert (package / "naïve.py").read_bytes() == ALL.replace("\n", "\r\n").encode().rstrip()
    clean = flake8_mcp("check", "--diff", cwd=folder)
    assert (clean.returncode, clean.stdout, clean.stderr) == (0, "", "nothing to fix\n")


def test_diff_is_written_to_a_file(folder: Path) -> None:
    run = invoke("check", "--diff", "--exit-zero", "--output-file=fix.patch")
    assert (run.exit_code, run.stdout) == (0, "")
    assert (folder / "fix.patch").read_text().startswith("--- a/server.py\n+++ b/server.py\n@@ ")


def test_diff_in_colour() -> None:
    shown = patch("./server.py", b"a = '\xe4'\nb = 2\n", b"a = '\xe4'\nb = 3", Style(color=True)).decode()
    assert "\x1b[31m-b = 2\x1b[0m\n" in shown
    assert "\x1b[32m+b = 3\x1b[0m\n\\ No newline at end of file\n" in shown
    assert " a = '\\xe4'\n" in shown


def test_odd_names_in_a_diff_are_quoted() -> None:
    shown = patch('odd "name"\n.py', b"a\n", b"b\n", Style())
    assert shown.startswith(b'--- "a/odd \\042name\\042\\012.py"\t\n')


def test_standard_input_is_fixed_on_standard_output(folder: Path) -> None:
    run = flake8_mcp("check", "--fix", "-", cwd=folder, stdin=SERVER)
    assert run.stdout == SAFE
    assert "MCP101" in run.stderr
    clean = flake8_mcp("check", "--fix", "-", cwd=folder, stdin="import os\n")
    assert (clean.returncode, clean.stdout) == (0, "import os\n")
    diff = flake8_mcp("check", "--diff", "-", "--stdin-display-name=server.py", cwd=folder, stdin=SERVER)
    assert diff.stdout.startswith("--- a/server.py\n")


def test_mode_and_link_are_kept(folder: Path) -> None:
    real = folder / "real"
    real.mkdir()
    target = real / "server.py"
    (folder / "server.py").rename(target)
    target.chmod(0o754)
    (folder / "server.py").symlink_to(target)
    invoke("check", "--fix")
    assert (folder / "server.py").is_symlink()
    assert target.read_text() == SAFE
    assert target.stat().st_mode & 0o777 == 0o754
    assert [each.name for each in real.iterdir()] == ["server.py"]


def test_diff_names_the_file_that_a_link_leads_to(folder: Path) -> None:
    (folder / "store").mkdir()
    (folder / "server.py").rename(folder / "store" / "server.py")
    (folder / "link.py").symlink_to("store/server.py")
    for paths in ((), ("link.py",), ("link.py", "store"), ("store", "link.py")):
        diff = invoke("check", "--diff", *paths).stdout
        assert [each for each in diff.splitlines() if each.startswith("---")] == ["--- a/store/server.py"]
    assert invoke("check", "--format=concise").stdout.startswith("./store/server.py:9:")
    assert invoke("check", "--format=concise", "link.py").stdout.startswith("link.py:9:")


def test_owner_is_kept_if_that_is_allowed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "server.py"
    asked: list[tuple[int, int]] = []

    def refuse(_path: str, user: int, group: int) -> None:
        asked.append((user, group))
        raise PermissionError

    monkeypatch.setattr("os.chown", refuse)
    replace_bytes(str(path), SERVER.encode(), SAFE.encode())
    assert asked == [(path.stat().st_uid, path.stat().st_gid)]
    assert path.read_text() == SAFE
    monkeypatch.delattr("os.chown")
    replace_bytes(str(path), SAFE.encode(), SERVER.encode())
    assert path.read_text() == SERVER


@pytest.mark.parametrize(
    ("encoding", "newline"),
    [("utf-8", "\n"), ("utf-8", "\r\n"), ("utf-8", "\r"), ("utf-8-sig", "\r\n"), ("latin-1", "\n"), ("cp1252", "\r\n")],
)
def test_encoding_and_line_ends_are_kept(folder: Path, encoding: str, newline: str) -> None:
    cookie = "" if encoding.startswith("utf") else f"# coding: {encoding}\n"

    def data(text: str) -> bytes:
        return (cookie + text.replace("List all orders.", "Prüft alle.")).replace("\n", newline).encode(encoding)

    (folder / "server.py").write_bytes(data(SERVER))
    invoke("check", "--fix")
    assert (folder / "server.py").read_bytes() == data(SAFE)
    assert data(SERVER).startswith(codecs.BOM_UTF8) == (encoding == "utf-8-sig")


def test_file_that_changed_meanwhile_is_left_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = _fixing.fix

    def change(*arguments: object) -> object:
        (folder / "server.py").write_text(f"{SERVER}\n# more\n")
        return real(*arguments)

    monkeypatch.setattr(_fixing, "fix", change)
    run = invoke("check", "--fix", "-j1")
    assert run.stderr.splitlines()[0] == "./server.py was left alone: it was changed meanwhile"
    assert (folder / "server.py").read_text() == f"{SERVER}\n# more\n"


def test_file_that_cannot_be_replaced_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "server.py"

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", refuse)
        with pytest.raises(OSError, match="No space left"):
            replace_bytes(str(path), SERVER.encode(), b"")
    with monkeypatch.context() as patched:
        patched.setattr("os.access", lambda *_: False)
        with pytest.raises(OSError, match="not writable"):
            replace_bytes(str(path), SERVER.encode(), b"")
    assert path.read_text() == SERVER
    assert sorted(each.name for each in folder.iterdir()) == ["other.py", "server.py"]


def test_fix_that_does_not_hold_is_named(folder: Path) -> None:
    text = (
        "from mcp.types import Tool\n\n"
        'ONE = Tool(name="one", description="One.", inputSchema={"type": "object", "properties": {\n'
        '    "a": {"required": True, "type": "string", "required": True},\n'
        '    "b": {"type": "str"},\n'
        "}})\n"
    )
    (folder / "server.py").write_text(text)
    run = invoke("check", "--fix")
    assert run.exit_code == 1
    assert run.stderr.splitlines()[:2] == [
        "1 finding fixed in 1 file: MCP321 1",
        "./server.py:4: MCP322 was not fixed: the definition of a tool would change in another way",
    ]
    assert (folder / "server.py").read_text() == text.replace('"str"', '"string"')


@pytest.fixture
def package(folder: Path) -> Path:
    """Two servers whose schemas stand in another module, with a defect in each."""
    (folder / "server.py").unlink()
    package = folder / "pkg"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "schemas.py").write_text('PAGE = {"page": {"type": "int", "required": True}}\n')
    for name in ("one", "two"):
        (package / f"{name}.py").write_text(
            "from mcp.types import Tool\n\nfrom .schemas import PAGE\n\n"
            f'TOOL = Tool(name="{name}", description="x", inputSchema={{"type": "object", "properties": {{\n'
            '    **PAGE, "size": {"type": "int"},\n'
            "}, }, )\n"
        )
    return package


def test_fix_in_another_file(package: Path) -> None:
    before = [each.read_text() for each in sorted(package.iterdir())]
    alone = invoke("check", "--diff", "pkg/one.py")
    assert "pkg/schemas.py" not in alone.stdout
    diff = invoke("check", "--diff", "-j2")
    assert diff.stdout.count("--- a/pkg/") == 3
    assert '"required": True' not in "".join(each for each in diff.stdout if each.startswith(("+", "-")))
    assert [each.read_text() for each in sorted(package.iterdir())] == before
    run = invoke("check", "--fix")
    assert (package / "schemas.py").read_text() == 'PAGE = {"page": {"type": "integer", "required": True}}\n'
    assert '"size": {"type": "integer"}' in (package / "two.py").read_text()
    assert run.stderr.splitlines()[0] == "3 findings fixed in 3 files: MCP321 3"


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("arguments", [["--per-file-ignores=pkg/schemas.py:MCP3"], ["--exclude=schemas.py"]])
def test_fix_in_another_file_is_kept_back_there(package: Path, arguments: list[str]) -> None:
    before = (package / "schemas.py").read_text()
    invoke("check", "--fix", *arguments)
    assert (package / "schemas.py").read_text() == before


def test_fix_in_a_file_that_is_not_checked_is_named(package: Path) -> None:
    before = (package / "schemas.py").read_text()
    run = invoke("check", "--fix", "pkg/one.py")
    first, second, *_ = run.stderr.splitlines()
    assert first == "1 finding fixed in 1 file: MCP321 1"
    reason = "it is to be fixed in pkg/schemas.py, which is not among the files that are checked"
    assert second == f"pkg/one.py:5: MCP321 was not fixed: {reason}"
    assert (package / "schemas.py").read_text() == before
    kept_back = invoke("check", "--fix", "pkg/one.py", "--per-file-ignores=pkg/one.py:MCP3")
    assert kept_back.stderr.splitlines()[0] == "nothing to fix"


def test_disputed_fix_is_named(package: Path) -> None:
    """Two servers need the shared schema in different ways: the same key is required in different lists."""
    before = (package / "schemas.py").read_text()
    run = invoke("check", "--fix")
    assert (package / "schemas.py").read_text() != before
    assert "pkg/schemas.py:1: MCP322 was not fixed: several files would fix it in different ways" in run.stderr


def test_process_that_dies_is_reported(folder: Path) -> None:
    from flake8_mcp.cli._files import File

    result = _fixing.lost_fixes(File("server.py", "."))
    assert isinstance(result, FileFixes)
    assert result.after == result.before == b""
    assert folder.exists()
