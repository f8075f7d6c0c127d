"""What the benchmarks run on: public packages as trees of source, and two environments."""

from __future__ import annotations

import email
import json
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Tree:
    """Some public packages that are linted together, only the named folders of them if there are any."""

    name: str
    packages: tuple[str, ...]
    folders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Input:
    """A tree or a file on disk."""

    name: str
    path: Path

    @property
    def files(self) -> tuple[Path, ...]:
        """Its Python files."""
        return (self.path,) if self.path.is_file() else tuple(sorted(self.path.rglob("*.py")))

    @property
    def lines(self) -> int:
        """The number of lines in its Python files."""
        return sum(file.read_bytes().count(b"\n") for file in self.files)


WITHOUT_MCP = (
    Tree("django", ("Django==5.2.8",), ("django/core", "django/db", "django/forms", "django/utils")),
    Tree("networkx", ("networkx==3.5",), ("networkx/algorithms/assortativity", "networkx/classes", "networkx/drawing")),
)

SERVERS = (
    Tree(
        "awslabs servers",
        (
            "awslabs.aws-pricing-mcp-server==1.1.1",
            "awslabs.aws-serverless-mcp-server==0.2.0",
            "awslabs.cloudwatch-mcp-server==0.3.1",
            "awslabs.dynamodb-mcp-server==2.1.8",
            "awslabs.elasticache-mcp-server==0.2.1",
            "awslabs.iam-mcp-server==1.1.2",
            "awslabs.redshift-mcp-server==0.1.2",
        ),
    ),
    Tree("workspace-mcp", ("workspace-mcp==2.2.1",)),
    Tree("kicad and arduino", ("mcp-server-kicad==0.21.1", "mcp-arduino==2025.9.27.4")),
    Tree("fastmcp itself", ("fastmcp==2.14.7",)),
)

# Tree and the file in it: low-level `Tool(...)` objects, official decorators, fastmcp decorators.
BUFFERS = (
    ("mcp-obsidian", ("mcp-obsidian==0.2.3",), "mcp_obsidian/tools.py"),
    ("chroma-mcp", ("chroma-mcp==0.2.6",), "chroma_mcp/server.py"),
    ("mcp-server-motherduck", ("mcp-server-motherduck==1.1.0",), "mcp_server_motherduck/server.py"),
)


def fetch(tree: Tree, cache: Path) -> Input:
    """The tree unpacked below the cache, downloaded where it is not there yet."""
    root = cache / "trees" / tree.name.replace(" ", "-")
    for package in tree.packages:
        target = root / package.partition("==")[0]
        if not target.exists():
            _unpack(_download(package, cache), target, tree.folders)
    return Input(tree.name, root)


def make_environment(name: str, cache: Path, *requirements: str) -> str:
    """The interpreter of a virtual environment with these requirements, made anew."""
    folder = cache / name
    subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
    python = str(folder / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-compile", *requirements], check=True)
    subprocess.run([python, "-m", "compileall", "-q", folder / "lib"], check=False)
    return python


def installed(python: str, *packages: str) -> tuple[str, ...]:
    """The packages with the versions that an interpreter finds, as requirements."""
    script = "import sys, importlib.metadata as m; print(*(f'{p}=={m.version(p)}' for p in sys.argv[1:]))"
    shown = subprocess.run([python, "-c", script, *packages], check=True, capture_output=True, text=True)
    return tuple(shown.stdout.split())


def _download(package: str, cache: Path) -> Path:
    folder = cache / "wheels" / package
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
    subprocess.run([*command, "--dest", folder, package], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def _unpack(wheel: Path, target: Path, folders: tuple[str, ...]) -> None:
    """Lay out the wheel's Python files as a project: with the requirements that a checker may read."""
    partial = target.with_name(target.name + ".partial")
    shutil.rmtree(partial, ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith(".py") and (not folders or name.startswith(tuple(f"{each}/" for each in folders))):
                archive.extract(name, partial)
        (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        fields = email.message_from_bytes(archive.read(metadata))
    requirements = [each for each in fields.get_all("Requires-Dist", []) if "extra ==" not in each]
    (partial / "pyproject.toml").write_text(
        f"[project]\nname = {json.dumps(fields['Name'])}\nversion = {json.dumps(fields['Version'])}\n"
        f"dependencies = {json.dumps(requirements)}\n",
        encoding="utf-8",
    )
    partial.rename(target)
