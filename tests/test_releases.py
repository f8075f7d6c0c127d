from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from types import MappingProxyType

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from packaging.specifiers import SpecifierSet
from packaging.version import Version
from support.found import module_in

from flake8_mcp.model import Release, Sdk
from flake8_mcp.sdks.releases import NEWEST, RECORDED, Releases, profile_of
from flake8_mcp.sdks.releases._files import MAX_SIZE, TextFile, UnusableFileError, parse_toml
from flake8_mcp.sdks.releases._known import BELOW, DISTRIBUTIONS, KNOWN
from flake8_mcp.sdks.releases._locks import locked
from flake8_mcp.sdks.releases._manifests import (
    from_metadata,
    from_pyproject,
    from_requirements,
    from_setup_cfg,
    from_setup_py,
)
from flake8_mcp.sdks.releases._requirements import (
    Requirement,
    UnreadableRequirementError,
    admitted,
    environments,
    known_versions,
    parse_poetry,
    parse_python,
    parse_requirement,
)
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.project import Project

CORPUS = Path(__file__).parent.parent / "test_corpus" / "projects" / "releases"
PROJECT = '[project]\nname = "server"\nversion = "1"\n'


class Case:
    """A project in the current folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def copy(self, name: str) -> Case:
        shutil.copytree(CORPUS / name, self.folder, dirs_exist_ok=True)
        return self

    def write(self, name: str, text: str | bytes) -> Case:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return self

    def releases(self, installed: tuple[str, ...] | None = (), **pins: str) -> Releases:
        return Releases(Project(str(self.folder)), Settings(pins=MappingProxyType(pins)), installed)

    def runs_on(self, distribution: str, path: str = "server.py", **pins: str) -> Release | None:
        return self.releases(**pins).runs_on(distribution, path)


@pytest.fixture
def case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Case:
    monkeypatch.chdir(tmp_path)
    return Case(tmp_path)


# one file of each kind


def test_uv_lock_wins_over_the_range(case: Case) -> None:
    releases = case.copy("uv_lock").releases()
    release = Release("mcp", "1.26.0", "lock", None, "uv.lock:11")
    assert releases.runs_on("mcp", "server.py") == release
    assert releases.sdk_for("mcp1", "server.py") == Sdk("mcp1", "mcp==1.26.0", "lock", "uv.lock:11", release)
    assert releases.runs_on("fastmcp", "server.py") is None


def test_poetry_lock(case: Case) -> None:
    case.copy("poetry_lock")
    assert case.runs_on("fastmcp") == Release("fastmcp", "2.10.6", "lock", None, "poetry.lock:4")
    assert case.runs_on("mcp") == Release("mcp", "1.12.4", "lock", None, "poetry.lock:18")
    assert case.runs_on("python") == Release("python", "3.11", "range", "python>=3.11,<4", "pyproject.toml:5")


def test_pdm_lock(case: Case) -> None:
    assert case.copy("pdm_lock").runs_on("fastmcp") == Release("fastmcp", "3.2.4", "lock", None, "pdm.lock:6")


def test_pylock_with_inline_packages(case: Case) -> None:
    assert case.copy("pylock").runs_on("mcp") == Release("mcp", "2.1.1", "lock", None, "pylock.toml")


def test_named_pylock(case: Case) -> None:
    found = case.copy("pylock_named").runs_on("fastmcp")
    assert found == Release("fastmcp", "4.1.7", "lock", None, "pylock.production.toml:5")


def test_newest_of_two_locked_versions(case: Case) -> None:
    assert case.copy("two_versions").runs_on("mcp") == Release("mcp", "2.0.0", "lock", None, "uv.lock:4")


def test_lock_without_the_sdk_leaves_the_range(case: Case) -> None:
    found = case.copy("stale_lock").runs_on("mcp")
    assert found == Release("mcp", "1.30.0", "range", "mcp>=1.2,<2", "pyproject.toml:4")


def test_uv_lock_wins_over_other_locks(case: Case) -> None:
    case.copy("pdm_lock").write("uv.lock", '[[package]]\nname = "mcp"\nversion = "1.5.0"\n')
    assert case.runs_on("mcp") == Release("mcp", "1.5.0", "lock", None, "uv.lock:2")
    assert case.runs_on("fastmcp") == Release("fastmcp", "3.2.4", "lock", None, "pdm.lock:6")


def test_range_of_pyproject(case: Case) -> None:
    case.copy("range")
    assert case.runs_on("mcp") == Release("mcp", "2.3.0", "range", "mcp>=1.2", "pyproject.toml:7")
    assert case.runs_on("python") == Release("python", "3.11", "range", ">=3.11,<3.14", "pyproject.toml:4")


def test_extras_count_before_groups(case: Case) -> None:
    assert case.copy("extras").runs_on("mcp") == Release("mcp", "1.30.0", "range", "mcp>=1.2,<2", "pyproject.toml:8")


def test_range_that_no_release_fits_leaves_the_extras(case: Case) -> None:
    case.write("pyproject.toml", f'{PROJECT}dependencies = ["mcp>2.3.0"]\noptional-dependencies.old = ["mcp<2"]\n')
    assert case.runs_on("mcp") == Release("mcp", "1.30.0", "range", "mcp<2", "pyproject.toml:5")


def test_dependency_groups(case: Case) -> None:
    found = case.copy("groups").runs_on("fastmcp")
    assert found == Release("fastmcp", "3.1.1", "range", "fastmcp~=3.1.0", "pyproject.toml:6")


def test_poetry_ranges(case: Case) -> None:
    case.copy("poetry")
    assert case.runs_on("mcp") == Release("mcp", "1.9.4", "range", "mcp>=1.9,<1.10", "pyproject.toml:6")
    assert case.runs_on("fastmcp") == Release("fastmcp", "3.4.11", "range", "fastmcp", "pyproject.toml:7")
    assert case.runs_on("pydantic") == Release("pydantic", "2.14.4", "range", "pydantic>=2.11,<3", "pyproject.toml:12")
    assert case.runs_on("python") == Release("python", "3.10", "range", "python>=3.10,<4.0", "pyproject.toml:5")


def test_poetry_alternatives(case: Case) -> None:
    found = case.copy("poetry_dev").runs_on("mcp")
    assert found == Release("mcp", "1.30.0", "range", "mcp==1.9.4 || >=1.12,<2", "pyproject.toml:2")


def test_setup_cfg(case: Case) -> None:
    case.copy("setup_cfg")
    assert case.runs_on("mcp") == Release("mcp", "1.24.0", "range", "mcp>=1.2,<1.25", "setup.cfg:8")
    assert case.runs_on("fastmcp") == Release("fastmcp", "2.14.7", "range", "fastmcp<3", "setup.cfg:12")
    assert case.runs_on("python") == Release("python", "3.10", "range", ">=3.10", "setup.cfg:5")


def test_setup_py_is_read_and_not_run(case: Case) -> None:
    case.copy("setup_py")
    assert case.runs_on("fastmcp") == Release("fastmcp", "2.14.7", "range", "fastmcp>=2.3,<3", "setup.py:3")
    assert case.runs_on("pydantic") == Release("pydantic", "2.9.2", "range", "pydantic<2.10", "setup.py:10")
    assert case.runs_on("python") == Release("python", "3.9", "range", ">=3.9", "setup.py:8")


def test_setup_py_with_a_spread_dict(case: Case) -> None:
    case.copy("setup_py_spread")
    assert case.runs_on("mcp") == Release("mcp", "1.30.0", "range", "mcp>=1,<2", "setup.py:3")
    assert case.runs_on("python") == Release("python", "3.11", "range", ">=3.11", "setup.py:4")


def test_requirements_with_includes_and_constraints(case: Case) -> None:
    case.copy("requirements").write("../outside.txt", "mcp==1.0.0\n")
    assert case.runs_on("mcp") == Release("mcp", "1.9.4", "range", "mcp==1.9.4", "constraints.txt:1")
    assert case.runs_on("pydantic") == Release("pydantic", "2.10.6", "range", "pydantic==2.10.6", "requirements.txt:7")
    assert case.releases().problems("server.py") == ()


def test_other_requirement_files_count_last(case: Case) -> None:
    case.copy("requirements_dev")
    where = "requirements-dev.txt:1"
    assert case.runs_on("fastmcp") == Release("fastmcp", "2.14.7", "range", "fastmcp==2.14.7", where)
    case.write("sub/requirements.txt", "mcp<2").write("sub/requirements-next.txt", "mcp>=2")
    assert case.runs_on("mcp", "sub/server.py") == Release("mcp", "1.30.0", "range", "mcp<2", "sub/requirements.txt:1")


def test_metadata_of_an_unpacked_wheel(case: Case) -> None:
    case.copy("wheel")
    where = "server-1.0.dist-info/METADATA"
    found = case.runs_on("mcp", "server/app.py")
    assert found == Release("mcp", "2.3.0", "range", "mcp[cli]<3.0.0,>=2.0.0", f"{where}:5")
    assert case.runs_on("fastmcp") == Release("fastmcp", "3.4.11", "range", "fastmcp<4", f"{where}:7")
    assert case.runs_on("python") == Release("python", "3.12", "range", "~=3.12.0", f"{where}:4")


# what counts first


def test_pins_win_over_everything(case: Case) -> None:
    case.copy("uv_lock")
    assert case.runs_on("mcp", mcp="2.3.0") == Release("mcp", "2.3.0", "option")
    assert case.runs_on("python", python="3.13") == Release("python", "3.13", "option")
    assert case.releases(pydantic="2.9.0").pydantic_release("server.py") == Release("pydantic", "2.9.0", "option")


def test_ranges_count_together_as_long_as_they_agree(case: Case) -> None:
    # mcp>=1.2, mcp!=1.30.0, mcp<2, and mcp>=2.2 that contradicts
    assert case.copy("narrowed").runs_on("mcp") == Release("mcp", "1.29.1", "range", "mcp<2", "requirements.txt:1")


def test_installed_metadata_counts_last(case: Case) -> None:
    case.copy("environment")
    case.write("a/setup.cfg", "").write("b/setup.cfg", "[options]\ninstall_requires = mcp\n")
    releases = case.releases((str(case.folder),))
    installed = Release("mcp", "1.27.0", "installed")
    assert releases.sdk_for("mcp", "a/server.py") == Sdk("mcp1", "mcp==1.27.0", "installed", "installed", installed)
    assert releases.runs_on("fastmcp", "a/server.py") is None
    assert releases.runs_on("mcp", "b/server.py") == Release("mcp", "2.3.0", "range", "mcp", "b/setup.cfg:2")


def test_api_evidence_counts_before_what_is_installed(case: Case) -> None:
    releases = case.copy("environment").releases()
    assert releases.sdk_for("mcp", "server.py", lambda: frozenset({"mcp2"})).release == "mcp==2.3.0"
    assert releases.sdk_for("mcp", "server.py", lambda: frozenset({"fm2"})).release == "mcp==1.27.0"


def test_folder_of_installed_distributions_tells_its_own(case: Case) -> None:
    assert case.copy("environment").runs_on("mcp", "server/app.py") == Release("mcp", "1.27.0", "installed")


def test_interpreter_of_the_linter_is_asked_without_import(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    case.write("site/mcp-2.2.0.dist-info/METADATA", "Metadata-Version: 2.4\nName: mcp\nVersion: 2.2.0\n")
    case.write("site/mcp/__init__.py", "raise SystemExit").write("src/server.py", "").write("src/setup.cfg", "")
    monkeypatch.setattr(sys, "path", [str(case.folder / "site")])
    assert case.releases(None).runs_on("mcp", "src/server.py") == Release("mcp", "2.2.0", "installed")


def test_installed_metadata_without_a_version_is_passed_over(case: Case) -> None:
    case.write("site/mcp-1.dist-info/METADATA", b"\xff\xfe").write("site/fastmcp-1.dist-info/RECORD", "")
    releases = case.releases((str(case.folder / "site"),))
    assert releases.runs_on("mcp", "server.py") is None
    assert releases.runs_on("fastmcp", "server.py") is None


def test_nothing_found_assumes_the_newest(case: Case) -> None:
    releases = case.releases()
    assert releases.sdk_for("mcp", "server.py") == Sdk("mcp2", "mcp==2.3.0", "assumed")
    assert releases.sdk_for("mcp1", "server.py") == Sdk("mcp1", "mcp==1.30.0", "assumed")
    assert releases.sdk_for("fm", "server.py") == Sdk("fm4", "fastmcp==4.2.3", "assumed")
    assert releases.sdk_for(None, "server.py") == Sdk("unknown")
    assert releases.sdk_for("literal", "server.py") == Sdk("literal")
    assert releases.pydantic_release("server.py") == Release("pydantic", "2.14.4", "assumed")
    assert releases.pythons("server.py") == ()


# written for one major, runs on another


def test_release_of_another_major_is_kept_apart(case: Case) -> None:
    sdk = case.copy("range").releases().sdk_for("mcp1", "server.py")
    assert (sdk.profile, sdk.release, sdk.source, sdk.found) == ("mcp1", "mcp==1.30.0", "assumed", None)
    assert sdk.runs_on == Release("mcp", "2.3.0", "range", "mcp>=1.2", "pyproject.toml:7")
    assert sdk.runs_on.pin == "mcp==2.3.0"
    assert sdk.runs_on.found == "mcp>=1.2"


def test_api_evidence_counts_where_no_file_tells_the_major(case: Case) -> None:
    evidence = frozenset({"mcp1", "fm2", "fm3"})
    releases = case.releases()
    assert releases.sdk_for("fm", "server.py", lambda: evidence) == Sdk("fm3", "fastmcp==3.4.11", "assumed")
    assert releases.sdk_for("mcp", "server.py", lambda: evidence) == Sdk("mcp1", "mcp==1.30.0", "assumed")
    case.write("sub/requirements.txt", "fastmcp>=4\n")
    assert releases.sdk_for("fm", "sub/server.py", lambda: evidence).profile == "fm4"


def test_project_tells_the_sdk_where_the_file_does_not(case: Case) -> None:
    case.write("a/requirements.txt", "fastmcp<4\nmcp\n").write("b/requirements.txt", "mcp<2\n")
    releases = case.releases()
    assert releases.sdk_for(None, "a/server.py").profile == "fm3"
    assert releases.sdk_for(None, "b/server.py").profile == "mcp1"
    assert case.releases(fastmcp="2.3.0").sdk_for(None, "server.py").release == "fastmcp==2.3.0"
    assert case.releases(fastmcp="2.3.0", mcp="1.9.0").sdk_for(None, "server.py") == Sdk("unknown")


def test_older_major_than_recorded_is_unknown(case: Case) -> None:
    sdk = case.copy("old_fastmcp").releases().sdk_for("fm", "server.py")
    assert sdk.profile == "unknown"
    assert sdk.release == "fastmcp==1.0"
    assert sdk.reason == "sdk release not recorded: fastmcp==1.0"
    assert case.runs_on("mcp") is None


def test_newer_release_than_recorded_counts_as_the_newest(case: Case) -> None:
    releases = case.copy("newer_than_recorded").releases()
    assert (releases.sdk_for("mcp", "server.py").profile, releases.sdk_for("fm", "server.py").profile) == (
        "mcp2",
        "fm4",
    )
    assert releases.sdk_for("mcp", "server.py").release == "mcp==2.4"
    assert releases.sdk_for("fm", "server.py").release == "fastmcp==5.1.0"


# fastmcp and the official SDK below it


def test_fastmcp_decides_the_official_sdk(case: Case) -> None:
    case.copy("fastmcp_decides")
    assert case.runs_on("mcp") == Release("mcp", "1.30.0", "range", "mcp[cli]>=1.23.0", "pyproject.toml:4")


def test_official_sdk_limits_fastmcp(case: Case) -> None:
    case.copy("mcp_decides")
    assert case.runs_on("fastmcp") == Release("fastmcp", "3.4.11", "range", "fastmcp>=2.11", "pyproject.toml:4")


def test_fastmcp_alone_tells_the_official_sdk(case: Case) -> None:
    case.copy("only_fastmcp")
    assert case.runs_on("mcp") == Release("mcp", "1.30.0", "range", "fastmcp>=2.11,<3", "pyproject.toml:4")


def test_fastmcp_of_a_group_does_not_decide(case: Case) -> None:
    case.copy("fastmcp_for_tests")
    assert case.runs_on("mcp") == Release("mcp", "2.3.0", "range", "mcp>=1.2", "pyproject.toml:4")


def test_pinned_fastmcp_decides(case: Case) -> None:
    case.copy("range")
    assert case.runs_on("mcp", fastmcp="3.4.11") == Release("mcp", "1.30.0", "range", "mcp>=1.2", "pyproject.toml:7")


def test_pinned_fastmcp_decides_against_the_range(case: Case) -> None:
    case.write("requirements.txt", "mcp>=2\n")
    assert case.runs_on("mcp", fastmcp="2.14.7") == Release("mcp", "1.30.0", "option")


def test_fastmcp_slim_is_fastmcp(case: Case) -> None:
    where = "pyproject.toml:4"
    assert case.copy("slim").runs_on("fastmcp") == Release(
        "fastmcp", "4.2.3", "range", "fastmcp-slim[server]>=3.4", where
    )


# markers


def test_markers_that_cannot_hold_are_left_out(case: Case) -> None:
    case.copy("markers")
    # never on 3.10 and later; always; only on Windows, which does not have to be
    assert case.runs_on("mcp") == Release("mcp", "1.30.0", "range", "mcp<2", "pyproject.toml:7")


def test_chosen_python_decides_markers(case: Case) -> None:
    case.copy("markers")
    assert case.runs_on("pydantic") == Release("pydantic", "2.11.10", "range", "pydantic<2.12", "pyproject.toml:9")
    pinned = case.runs_on("pydantic", python="3.13")
    assert pinned == Release("pydantic", "2.10.6", "range", "pydantic<2.11", "pyproject.toml:10")


def test_marker_that_never_holds_leaves_nothing(case: Case) -> None:
    case.write("requirements.txt", "mcp<2; python_version < '3'\n")
    assert case.runs_on("mcp") is None


@pytest.mark.parametrize(
    ("marker", "expected"),
    [
        ("python_version >= '3.8'", True),
        ("python_version < '3.8'", False),
        ("python_full_version < '3.12.4'", None),
        ("sys_platform == 'linux'", None),
        ("platform_machine == 'x86_64'", None),
        ("implementation_name == 'cpython'", None),
        ("extra == 'cli'", None),
        ("platform_release >= '1'", None),
        ("os_name == 'posix' or os_name == 'nt'", True),
        ("python_version ~= 'x'", None),
    ],
)
def test_marker_over_all_environments(marker: str, *, expected: bool | None) -> None:
    requirement = parse_requirement(f"mcp; {marker}")
    assert requirement is not None
    assert requirement.holds_in(environments(None, None)) is expected


def test_environments_of_one_python() -> None:
    assert {each["python_full_version"] for each in environments("3.12", None)} == {"3.12.0", "3.12.99"}
    assert {each["python_full_version"] for each in environments("3.12.4", None)} == {"3.12.4"}
    allowed = environments(None, parse_python(">=3.12.1,<3.14"))
    assert {each["python_version"] for each in allowed} == {"3.12", "3.13"}


# python


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3.12\n", "3.12"),
        ("# chosen\n\n3.11.9  # here\n3.10\n", "3.11.9"),
        ("cpython@3.13\n", "3.13"),
        ("cpython-3.12.4-linux-x86_64-gnu\n", "3.12.4"),
        ("python-3.10.1\n", "3.10.1"),
        ("pypy3.10-7.3.15\n", None),
        ("system\n", None),
        ("\n", None),
    ],
)
def test_python_version_file(case: Case, text: str, expected: str | None) -> None:
    found = case.write(".python-version", text).releases().pythons("server.py")
    assert found == (() if expected is None else (expected,))


def test_python_version_file_wins_over_the_range(case: Case) -> None:
    releases = case.copy("uv_lock").releases()
    assert releases.runs_on("python", "server.py") == Release("python", "3.12", "lock", None, ".python-version:1")
    assert releases.pythons("server.py") == ("3.12",)


def test_pinned_python_is_the_only_one(case: Case) -> None:
    assert case.copy("uv_lock").releases(python="3.13").pythons("server.py") == ("3.13",)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (">=3.10,<3.14", ("3.10", "3.11", "3.12", "3.13")),
        ("==3.11.*", ("3.11",)),
        ("~=3.12.4", ("3.12",)),
        ("<3.10", ("3.8", "3.9")),
        (">3.9,<3.11,!=3.10.*", ("3.9",)),
        (">=4", ()),
    ],
)
def test_pythons_that_requires_python_allows(case: Case, text: str, expected: tuple[str, ...]) -> None:
    case.write("pyproject.toml", f'{PROJECT}requires-python = "{text}"\n')
    assert case.releases().pythons("server.py") == expected


def test_alternatives_of_python_all_count() -> None:
    python = parse_poetry("python", "~3.12 || ~3.10")
    assert python is not None
    assert python.pythons() == ("3.10", "3.12")


# several projects


def test_each_project_decides_for_its_files(case: Case) -> None:
    releases = case.copy("several").releases()
    assert releases.sdk_for("mcp", "old/src/pkg/server.py").release == "mcp==1.30.0"
    assert releases.sdk_for("mcp", "new/server.py").release == "mcp==2.3.0"
    assert releases.sdk_for("mcp", "new/examples/server.py").release == "mcp==2.1.0"


def test_lock_of_a_uv_workspace_counts_for_its_members(case: Case) -> None:
    case.copy("workspace")
    assert case.runs_on("mcp", "packages/one/server.py") == Release("mcp", "1.28.1", "lock", None, "uv.lock:4")
    apart = Release("mcp", "2.3.0", "range", "mcp", "packages/apart/pyproject.toml:4")
    assert case.runs_on("mcp", "packages/apart/server.py") == apart
    other = Release("mcp", "1.27.2", "range", "mcp<1.28", "other/pyproject.toml:4")
    assert case.runs_on("mcp", "other/server.py") == other


@pytest.mark.parametrize("pyproject", [None, "", "[tool.uv.workspace]\n", "[tool\n"])
def test_lock_above_that_is_no_workspace_does_not_count(case: Case, pyproject: str | None) -> None:
    case.write("uv.lock", '[[package]]\nname = "mcp"\nversion = "1.9.0"\n').write("sub/setup.cfg", "")
    if pyproject is not None:
        case.write("pyproject.toml", pyproject)
    assert case.runs_on("mcp", "sub/server.py") is None


# files that cannot be used


def test_malformed_files_are_named_and_the_others_used(case: Case) -> None:
    releases = case.copy("malformed").releases()
    reasons = dict(releases.problems("server.py"))
    assert list(reasons) == [
        "uv.lock", "pyproject.toml", "setup.cfg", "setup.py", "requirements.txt", "server.dist-info/METADATA",
    ]  # fmt: skip
    assert reasons["uv.lock"].startswith("it is not TOML: ")
    assert reasons["pyproject.toml"].startswith("it is not TOML: ")
    assert reasons["setup.cfg"].startswith("it cannot be parsed: File contains no section headers.")
    assert reasons["setup.py"] == "it is not Python: '(' was never closed"
    assert reasons["requirements.txt"] == "the requirement 'mcp=>1' cannot be read"
    assert reasons["server.dist-info/METADATA"] == "it has no Metadata-Version"
    assert releases.sdk_for("fm", "server.py").release == "fastmcp==2.14.7"


def test_huge_files_are_named_and_not_read(case: Case) -> None:
    case.write("uv.lock", b"\0").write("pyproject.toml", f'{PROJECT}dependencies = ["mcp<2"]\n')
    os.truncate(case.folder / "uv.lock", MAX_SIZE + 1)
    releases = case.releases()
    assert releases.problems("server.py") == (("uv.lock", "it is larger than 4 MB"),)
    assert releases.sdk_for("mcp", "server.py").profile == "mcp1"


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="needs a file that cannot be read")
def test_unreadable_file_is_named(case: Case) -> None:
    (case.folder / "requirements.txt").symlink_to("/proc/self/mem")
    assert case.releases().problems("server.py") == (("requirements.txt", "it cannot be read: Input/output error"),)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("project = 1\n", "'project' is no table"),
        ("[project]\ndependencies = 'mcp'\n", "'project.dependencies' is no list of texts"),
        ("[project]\ndependencies = [1]\n", "'project.dependencies' is no list of texts"),
        ("[project]\nrequires-python = '=>3'\n", "the Python range '=>3' cannot be read"),
        ("[project]\ndependencies = ['mcp>=1.2.*']\n", "the requirement 'mcp>=1.2.*' cannot be read"),
        ("[tool.poetry.dependencies]\nmcp = '1 - 2'\n", "the Poetry range '1 - 2' cannot be read"),
        ("[tool.poetry.dependencies]\nmcp = '^1x'\n", "the version '1x' cannot be read"),
        ("[tool.poetry.dependencies]\nmcp = '>=1.*'\n", "the Poetry range '>=1.*' cannot be read"),
        (f"a = {'[' * 5000}", "it is nested too deeply"),
        (f"{'a.' * 10000}a = 1", "a line of it has too many dots"),
        (f"a = {'9' * 5000}", "it is not TOML: Exceeds the limit"),
        (b"\xff", "it is not UTF-8 text"),
        (b"\xff\xfea", "it is not UTF-16-LE text"),
    ],
)
def test_malformed_pyproject(case: Case, text: str | bytes, reason: str) -> None:
    ((path, found),) = case.write("pyproject.toml", text).releases().problems("server.py")
    assert path == "pyproject.toml"
    assert found.startswith(reason)


def test_malformed_include_is_named_by_its_includer(case: Case) -> None:
    case.write("requirements.txt", "-r base.txt\nmcp<2\n").write("base.txt", b"\xff")
    releases = case.releases()
    assert releases.problems("server.py") == (
        ("requirements.txt", "base.txt, which it includes: it is not UTF-8 text"),
    )
    assert releases.sdk_for("mcp", "server.py").profile == "mcp1"


def test_more_requirements_than_anyone_writes(case: Case) -> None:
    case.write("requirements.txt", "".join(f"mcp!=1.0.{each}\n" for each in range(20_000)))
    case.write("setup.cfg", "[options]\ninstall_requires = mcp<2\n")
    assert case.runs_on("mcp") == Release("mcp", "1.30.0", "range", "mcp<2", "setup.cfg:2")
    assert case.releases().problems("server.py") == ((".", "its files ask for the SDK more than 64 times"),)


def test_lock_with_more_entries_than_anyone_has() -> None:
    packages = "".join(f'[[package]]\nname = "mcp"\nversion = "1.0.{each}"\n' for each in range(2_000))
    assert locked(TextFile("uv.lock", packages))["mcp"].version == "1.0.1999"
    names = '[[package]]\ntext = """\n' + 'name = "mcp"\n' * 10_000 + '"""\nname = "mcp"\nversion = "1.0.0"\n'
    assert locked(TextFile("uv.lock", names))["mcp"].version == "1.0.0"


def test_utf16_requirements_of_powershell(case: Case) -> None:
    case.write("requirements.txt", "mcp<2\r\nfastmcp<3\r\n".encode("utf-16"))
    assert case.runs_on("fastmcp") == Release("fastmcp", "2.14.7", "range", "fastmcp<3", "requirements.txt:2")


def test_requirement_that_names_a_url_tells_nothing(case: Case) -> None:
    assert case.copy("url").runs_on("mcp") is None
    assert case.releases().problems("server.py") == ()


def test_nested_marker_of_any_depth_is_refused(case: Case) -> None:
    case.write("requirements.txt", f"mcp; {'(' * 900}\n")
    assert case.releases().problems("server.py")[0][1].startswith("the requirement 'mcp; ((((")


def test_folder_that_does_not_exist(case: Case) -> None:
    assert case.runs_on("mcp", "nowhere/server.py") is None


def test_lock_with_odd_entries(case: Case) -> None:
    text = 'package = ["mcp", { name = 1, version = "1.0.0" }, { name = "mcp", version = "next" }, { name = "mcp" }]\n'
    assert case.write("uv.lock", text).runs_on("mcp") is None
    assert case.releases().problems("server.py") == ()


def test_lock_piece_that_is_no_toml_by_itself_is_read_as_a_whole() -> None:
    text = '[[package]]\ntext = """\n[[package]]\nname = "mcp"\nx"""\n[[package]]\nversion="2.0.0"\nname="mcp"\n'
    assert {name: each.version for name, each in locked(TextFile("uv.lock", text)).items()} == {"mcp": "2.0.0"}


def test_name_before_any_package_table() -> None:
    assert locked(TextFile("uv.lock", 'name = "mcp"\nversion = "1.0.0"\n')) == {}


# properties


_VERSIONS = st.sampled_from([*KNOWN["mcp"].split(), "0.9", "1", "1.31.0", "2.4.0", "3.0", "2.0.0rc1"])
_SPECIFIERS = st.lists(
    st.tuples(st.sampled_from(["==", "!=", "<", "<=", ">", ">=", "~=", "=="]), _VERSIONS, st.booleans()), max_size=4
)


def _text(parts: list[tuple[str, str, bool]]) -> str:
    shown = []
    for operator, version, wildcard in parts:
        if operator == "~=" and "." not in version:
            continue
        star = ".*" if wildcard and operator in {"==", "!="} and "rc" not in version else ""
        shown.append(f"{operator}{version}{star}")
    return ",".join(shown)


@given(_SPECIFIERS)
def test_newest_admitted_release_is_that_of_packaging(parts: list[tuple[str, str, bool]]) -> None:
    text = _text(parts)
    requirement = parse_requirement(f"mcp{text}")
    assert requirement is not None
    found = admitted([requirement])
    known = sorted(SpecifierSet(text).filter(map(Version, KNOWN["mcp"].split()), prereleases=True), reverse=True)
    assert list(found) == known if known else all(SpecifierSet(text).contains(each, prereleases=True) for each in found)


@given(_SPECIFIERS, _SPECIFIERS)
def test_requirements_count_together(one: list[tuple[str, str, bool]], other: list[tuple[str, str, bool]]) -> None:
    both = [found for each in (one, other) if (found := parse_requirement(f"mcp{_text(each)}"))]
    together = parse_requirement(f"mcp{','.join(filter(None, map(_text, (one, other))))}")
    assert together is not None
    assert admitted(both) == admitted([together])


@given(st.lists(st.integers(0, 4), min_size=1, max_size=3), st.lists(st.integers(0, 5), min_size=3, max_size=3))
@example([0, 0, 3], [0, 0, 4])
@example([0], [1, 0, 0])
def test_poetry_caret_keeps_the_first_number_that_is_not_zero(numbers: list[int], version: list[int]) -> None:
    requirement = parse_poetry("mcp", f"^{'.'.join(map(str, numbers))}")
    assert requirement is not None
    kept = next((index for index, number in enumerate(numbers) if number), len(numbers) - 1) + 1
    padded = numbers + [0] * (3 - len(numbers))
    expected = version >= padded and version[:kept] == numbers[:kept]
    assert requirement.admits(Version(".".join(map(str, version)))) is expected


@given(st.lists(st.integers(0, 4), min_size=1, max_size=3), st.lists(st.integers(0, 5), min_size=3, max_size=3))
def test_poetry_tilde_keeps_the_minor(numbers: list[int], version: list[int]) -> None:
    requirement = parse_poetry("mcp", f"~{'.'.join(map(str, numbers))}")
    assert requirement is not None
    kept = min(2, len(numbers))
    expected = version >= numbers + [0] * (3 - len(numbers)) and version[:kept] == numbers[:kept]
    assert requirement.admits(Version(".".join(map(str, version)))) is expected


@given(_SPECIFIERS)
def test_poetry_takes_the_operators_of_packaging(parts: list[tuple[str, str, bool]]) -> None:
    requirement = parse_poetry("mcp", _text(parts))
    assert requirement is not None
    assert requirement.alternatives == (SpecifierSet(_text(parts)),)


def test_poetry_leaves_other_packages_alone() -> None:
    assert parse_poetry("httpx", "nonsense") is None
    assert parse_requirement("httpx nonsense") is None
    assert parse_requirement("# nothing") is None


@pytest.mark.parametrize(
    ("constraint", "shown"),
    [
        ("*", "mcp"),
        ("1.2", "mcp==1.2"),
        ("=1.2", "mcp==1.2"),
        ("1.*", "mcp==1.*"),
        (">=1.2 <2", "mcp>=1.2,<2"),
        ("v1.2", "mcp==1.2"),
    ],
)
def test_poetry_range_as_it_is_shown(constraint: str, shown: str) -> None:
    requirement = parse_poetry("mcp", constraint)
    assert requirement is not None
    assert requirement.text == shown


_TEXTS = st.text(
    st.sampled_from("mcp fastmcp\n[]{}=\"'.<>=~^*1239;#\\,:-rproject dependencies name version setup()"), max_size=200
)


@given(_TEXTS)
def test_no_text_is_fatal(text: str) -> None:
    file = TextFile("/nowhere/file", text)
    for reader in (from_pyproject, from_setup_cfg, from_setup_py, from_metadata):
        found: list[Requirement | str] = []
        try:
            found += reader(file)
        except UnusableFileError as problem:
            found.append(str(problem))
        assert all("\n" not in each for each in found if isinstance(each, str))
    assert all(isinstance(each, Requirement | str) for each in from_requirements(file, 0))


@given(_TEXTS)
def test_no_requirement_text_is_fatal(text: str) -> None:
    for parse in (parse_requirement, parse_python, lambda each: parse_poetry("mcp", each)):
        reason = ""
        try:
            parse(text)
        except UnreadableRequirementError as problem:
            reason = str(problem)
        assert "\n" not in reason


_PACKAGES = st.lists(
    st.tuples(st.sampled_from(["anyio", "mcp", "Fast-MCP", "fastmcp", "pydantic", "mcp-types"]), _VERSIONS)
)


@given(_PACKAGES, st.sampled_from(["package", "packages"]))
def test_lock_in_pieces_gives_what_the_whole_gives(packages: list[tuple[str, str]], table: str) -> None:
    text = "version = 1\n" + "".join(f'[[{table}]]\nname = "{name}"\nversion = "{each}"\n' for name, each in packages)
    found = {name: each.version for name, each in locked(TextFile("uv.lock", text)).items()}
    whole = parse_toml(text).get(table, [])
    assert isinstance(whole, list)
    expected = {
        name: max((each["version"] for each in whole if each["name"] == name), key=Version)
        for name in ("mcp", "fastmcp", "pydantic")
        if any(each["name"] == name for each in whole)
    }
    assert {name: Version(each) for name, each in found.items()} == {
        name: Version(each) for name, each in expected.items()
    }


# data


def test_recorded_releases_are_known_and_the_newest_of_their_major() -> None:
    for profile, version in RECORDED.items():
        distribution = DISTRIBUTIONS[profile.rstrip("1234")]
        same = [each for each in known_versions(distribution) if profile_of(distribution, str(each)) == profile]
        assert same[0] == Version(version)
    assert set(NEWEST.values()) | set(BELOW) | set(BELOW.values()) == set(RECORDED)


@pytest.mark.parametrize(
    ("distribution", "version", "expected"),
    [
        ("mcp", "0.9.1", None),
        ("mcp", "1.0.0", "mcp1"),
        ("mcp", "2.0.0rc1", "mcp2"),
        ("mcp", "3.1", "mcp2"),
        ("mcp", "1!1.2", "mcp1"),
        ("mcp", "9" * 6000, "mcp2"),
        ("fastmcp", "1.0", None),
        ("fastmcp", "2.0.0", "fm2"),
        ("fastmcp", "17", "fm4"),
    ],
)
def test_profile_of_a_release(distribution: str, version: str, expected: str | None) -> None:
    assert profile_of(distribution, version) == expected


@pytest.mark.parametrize(
    ("beside", "profile"),
    [
        ("from mcp import ClientSession\nfrom mcp.client.stdio import stdio_client\n", "unknown"),
        ("from mcp import ClientSession\nfrom mcp.server.fastmcp import FastMCP\n", "mcp1"),
        ("from mcp.types import TextContent\n", "mcp1"),
    ],
)
def test_server_of_a_project_with_its_own_framework(beside: str, profile: str, tmp_path: Path) -> None:
    """What only has clients of the SDK registers its tools with something else, which may read other annotations."""
    (tmp_path / "pyproject.toml").write_text('[project]\ndependencies = ["mcp==1.27.0"]\n')
    server = """\
from importlib import import_module
mcp = import_module("framework").McpServer("x")
@mcp.tool
def look(path: str) -> str: "Look."
"""
    module = module_in(tmp_path, server, beside=beside)
    assert [each.sdk.profile for each in module.tools] == [profile]
