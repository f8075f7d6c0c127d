from __future__ import annotations

import ast
import gc
import os
import weakref
from pathlib import Path

import pytest
from support.values import value_of

from flake8_mcp.syntax import project as searching
from flake8_mcp.syntax.evaluate import Evaluator
from flake8_mcp.syntax.outline import MAX_SIZE
from flake8_mcp.syntax.project import CodeFile, Project, UnanalysedError, nearest_files, outline_of, parse, python_files
from flake8_mcp.syntax.source import Source
from flake8_mcp.syntax.values import Scalar, Unknown, Value


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def test_root_is_the_nearest_folder_with_a_project_file(tmp_path: Path) -> None:
    write(tmp_path, {"pyproject.toml": "", "a/setup.cfg": "", "a/b/c.py": "", "d/e.py": ""})
    project = Project(str(tmp_path / "a" / "b"))
    assert project.root(str(tmp_path / "a/b/c.py")) == str(tmp_path / "a")
    assert project.root(str(tmp_path / "d/e.py")) == str(tmp_path)


def test_root_without_project_files_is_the_given_folder(tmp_path: Path) -> None:
    write(tmp_path, {"a/b/c.py": "", "pkg/__init__.py": "", "pkg/sub/__init__.py": "", "pkg/sub/d.py": ""})
    assert Project(str(tmp_path / "a")).root(str(tmp_path / "a/b/c.py")) == str(tmp_path / "a")
    assert Project(str(tmp_path / "a/b/c.py")).root(str(tmp_path / "a/b/c.py")) == str(tmp_path / "a/b")
    elsewhere = Project(str(tmp_path / "a"))
    assert elsewhere.root(str(tmp_path / "pkg/sub/d.py")) == str(tmp_path)
    given_package = Project(str(tmp_path / "pkg"))
    assert given_package.root(str(tmp_path / "pkg/sub/d.py")) == str(tmp_path)


def test_root_at_the_top_of_the_file_system() -> None:
    assert Project("/").root("/nowhere-at-all/x.py") == "/"


def test_import_roots(tmp_path: Path) -> None:
    write(tmp_path, {"pyproject.toml": "", "src/pkg/__init__.py": "", "src/pkg/a.py": "", "scripts/deep/b.py": ""})
    project = Project(str(tmp_path))
    assert project.import_roots(str(tmp_path / "src/pkg/a.py")) == (str(tmp_path / "src"), str(tmp_path))
    assert project.import_roots(str(tmp_path / "scripts/deep/b.py")) == tuple(
        str(tmp_path / each) for each in ("scripts/deep", "scripts", "", "src")
    )


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("a.py", ("a", "")),
        ("pkg/__init__.py", ("pkg", "pkg")),
        ("pkg/sub/a.py", ("pkg.sub.a", "pkg.sub")),
        ("src/pkg/a.py", ("pkg.a", "pkg")),
        ("src/a.py", ("a", "")),
        ("space/a.py", ("space.a", "space")),
        ("__init__.py", ("__init__", "")),
    ],
)
def test_module_names(tmp_path: Path, path: str, expected: tuple[str, str]) -> None:
    write(tmp_path, {"pyproject.toml": "", "src/x": ""})
    assert Project(str(tmp_path)).module_name(str(tmp_path / path)) == expected


def test_modules_are_located_as_python_would(tmp_path: Path) -> None:
    files = [
        "a.py",
        "pkg/__init__.py",
        "pkg/b.py",
        "pkg.py",
        "src/c.py",
        "space/d.py",
        "scripts/run.py",
        "scripts/a.py",
        "venv/lib/site-packages/foreign.py",
    ]
    write(tmp_path, dict.fromkeys(["pyproject.toml", *files], ""))
    project = Project(str(tmp_path))

    def located(name: str, importer: str = "main.py") -> str | None:
        found = project.locate(name, str(tmp_path / importer))
        return None if found is None else Path(found).relative_to(tmp_path).as_posix()

    assert located("a") == "a.py"
    assert located("pkg") == "pkg/__init__.py"
    assert located("pkg.b") == "pkg/b.py"
    assert located("c") == "src/c.py"
    assert located("space") == "space"
    assert located("space.d") == "space/d.py"
    assert located("a", "scripts/run.py") == "scripts/a.py"
    assert located("nothing") is None
    assert located("venv.lib.site-packages.foreign") is None
    assert project.find_module("", str(tmp_path / "main.py")) is None
    assert project.find_module("space", str(tmp_path / "main.py")) is None


def test_module_of_the_own_package_is_preferred(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "pyproject.toml": "",
            "a/b/x.py": "X = 'right'\n",
            "a/b/main.py": "from .x import X\n",
            "a/b/a/b/x.py": "X = 'wrong'\n",
        },
    )
    path = tmp_path / "a/b/main.py"
    file = Project(str(tmp_path)).parse(Source("main.py", path.read_text()), str(path))
    assert known(value_of(file, "X")) == "right"


def known(value: Value) -> object:
    assert isinstance(value, Scalar)
    return value.value


def test_modules_are_read_once_while_they_do_not_change(tmp_path: Path) -> None:
    write(tmp_path, {"defs.py": "X = 1\n"})
    project = Project(str(tmp_path))
    path = str(tmp_path / "defs.py")
    first = project.read(path)
    assert first is not None
    assert repr(first) == f"CodeFile({path!r})"
    assert project.read(path) is first
    (tmp_path / "defs.py").write_text("X = 22\n")
    second = project.read(path)
    assert second is not None
    assert second is not first
    assert known(value_of(second, "X")) == 22


def test_open_file_is_the_one_that_imports_find(tmp_path: Path) -> None:
    write(tmp_path, {"main.py": "X = 'on disk'\n", "other.py": "from main import X\nY = [X]\nZ = Y\n"})
    project = Project(str(tmp_path))
    path = str(tmp_path / "main.py")
    for text in ("one", "two"):
        file = project.parse(Source("main.py", f"from other import Z\nX = '{text}'\n"), path)
        assert project.read(path) is file
        value = value_of(file, "Z")
        assert [known(each) for each in getattr(value, "items", ())] == [text]


def test_file_that_is_opened_again_is_the_same(tmp_path: Path) -> None:
    write(tmp_path, {"a.py": "X = 1\n"})
    project = Project(str(tmp_path))
    path = str(tmp_path / "a.py")
    first = project.parse(Source("a.py", "X = 1\n"), path)
    assert project.parse(Source("a.py", "X = 1\n"), path) is first
    assert project.parse(Source("a.py", "X = 2\n"), path) is not first
    unsaved = str(tmp_path / "b.py")
    assert project.parse(Source("b.py", "X = 1\n"), unsaved) is not project.parse(Source("b.py", "X = 1\n"), unsaved)


def test_only_some_modules_are_kept(tmp_path: Path) -> None:
    write(tmp_path, {f"m{number}.py": "" for number in range(210)})
    project = Project(str(tmp_path))
    first = project.read(str(tmp_path / "m0.py"))
    for number in range(1, 210):
        project.read(str(tmp_path / f"m{number}.py"))
    assert project.read(str(tmp_path / "m0.py")) is not first


def test_only_some_opened_files_are_kept(tmp_path: Path) -> None:
    # each one imports the one before: what they know of each other must not hold on to all of them
    texts = {f"m{number}.py": f"from m{number - 1} import X\nY = X\n" for number in range(1, 230)}
    write(tmp_path, {"m0.py": "X = 1\n", **texts})
    project = Project(str(tmp_path))
    alive: weakref.WeakSet[CodeFile] = weakref.WeakSet()
    for name in ("m0.py", *texts):
        file = project.parse(Source(name, (tmp_path / name).read_text()), str(tmp_path / name))
        file.resolve(("Y",), file.outline.module)
        file.resolve(("X",), file.outline.module)
        alive.add(file)
    gc.collect()
    assert len(alive) == 200


def test_text_that_is_not_saved_is_not_kept(tmp_path: Path) -> None:
    write(tmp_path, {"a.py": "X = 1\n", "b.py": "from a import X\nY = X\n"})
    (tmp_path / "latin.py").write_bytes(b"'\xe9'")
    project = Project(str(tmp_path))
    for name, text in (("a.py", "X = 2\n"), ("latin.py", "X = 2\n")):
        project.parse(Source(name, text), str(tmp_path / name))
    b = project.parse(Source("b.py", "from a import X\nY = X\n"), str(tmp_path / "b.py"))
    assert known(value_of(b, "Y")) == 1
    assert project.read(str(tmp_path / "latin.py")) is None


def test_saved_text_with_translated_line_ends_is_kept(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(b"X = 1\r\nY = 2\r\n")
    project = Project(str(tmp_path))
    path = str(tmp_path / "a.py")
    first = project.parse(Source("a.py", "X = 1\nY = 2\n"), path)
    project.parse(Source("b.py", ""), str(tmp_path / "b.py"))
    assert project.read(path) is first


def test_what_cannot_be_read_is_none(tmp_path: Path) -> None:
    write(tmp_path, {"broken.py": "x = (\n", "large.py": "#" * (MAX_SIZE + 1)})
    (tmp_path / "latin.py").write_bytes(b"'\xe9'")
    (tmp_path / "folder.py").mkdir()
    os.mkfifo(tmp_path / "pipe.py")
    project = Project(str(tmp_path))
    names = ["broken.py", "large.py", "latin.py", "folder.py", "pipe.py", "missing.py"]
    assert [project.read(str(tmp_path / name)) for name in names] == [None] * len(names)


def test_paths_are_shown_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    project = Project(".")
    assert project.display(str(tmp_path / "a" / "b.py")) == "a/b.py"
    assert project.display("/elsewhere/b.py") == "/elsewhere/b.py"


def test_python_files_of_a_project(tmp_path: Path) -> None:
    files = [
        "b.py",
        "a.py",
        "notes.txt",
        "pkg/c.py",
        ".hidden/d.py",
        "venv/pyvenv.cfg",
        "venv/e.py",
        "node_modules/f.py",
    ]
    write(tmp_path, dict.fromkeys(files, ""))
    assert [Path(each).relative_to(tmp_path).as_posix() for each in python_files(str(tmp_path))] == [
        "a.py",
        "b.py",
        "pkg/c.py",
    ]


def test_look_at_python_files_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "_SCANNED_FOLDERS", 50)
    for number in range(60):
        (tmp_path / f"d{number:03}").mkdir()
    write(tmp_path, {"d059/x.py": ""})
    assert list(python_files(str(tmp_path))) == []


def test_search_in_a_large_project_reads_the_nearest_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {f"{folder}/m{number}.py": folder for folder in ("a", "a/b", "c") for number in range(3)}
    write(tmp_path, {"pyproject.toml": "", "a/x.py": "", "a/b/x.py": "", **files})
    small = Project(str(tmp_path))
    assert small.texts_in_files(("a/b", "c"), str(tmp_path / "a/b/x.py")) == {"a/b", "c"}
    monkeypatch.setattr(searching, "_SCANNED_FILES", 5)
    monkeypatch.setattr(searching, "_NEAREST_FILES", 8)
    large = Project(str(tmp_path))
    assert large.texts_in_files(("a/b", "c"), str(tmp_path / "a/b/x.py")) == {"a/b"}
    assert len(large.files_with(("a/b",), str(tmp_path / "a/b/x.py"))) == 3
    assert large.texts_in_files(("a/b", "c"), str(tmp_path / "c/m1.py")) == {"a/b", "c"}
    order = [
        Path(each).relative_to(tmp_path).as_posix() for each in nearest_files(str(tmp_path / "a/b"), str(tmp_path))
    ]
    assert order[:4] == ["a/b/m0.py", "a/b/m1.py", "a/b/m2.py", "a/b/x.py"]
    assert sorted(order) == sorted([*files, "a/x.py", "a/b/x.py"])


def test_a_large_project_is_read_a_few_times_however_many_folders_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {f"f{folder}/m{number}.py": "def needle(): ..." for folder in range(20) for number in range(3)}
    write(tmp_path, {"pyproject.toml": "", **files})
    monkeypatch.setattr(searching, "_SCANNED_FILES", 5)
    reads: list[str] = []
    read = searching._bytes_of
    monkeypatch.setattr(searching, "_bytes_of", lambda path: reads.append(path) or read(path))
    project = Project(str(tmp_path))
    for name in files:
        path = str(tmp_path / name)
        assert len(project.files_with(("needle", "x"), path)) == len(files)
        assert project.names_in_files_with(("needle", "x"), path) == {"needle"}
    assert len(reads) == 2 * len(files)


def test_setup_file_inside_a_package_is_no_root(tmp_path: Path) -> None:
    write(
        tmp_path, {"setup.py": "", "pkg/__init__.py": "", "pkg/setup.py": "", "pkg/a.py": "", "pkg/b/__init__.py": ""}
    )
    write(tmp_path, {"pkg/b/pyproject.toml": "", "pkg/b/c.py": ""})
    project = Project(str(tmp_path))
    assert project.root(str(tmp_path / "pkg/a.py")) == str(tmp_path)
    assert project.root(str(tmp_path / "pkg/b/c.py")) == str(tmp_path / "pkg/b")


def test_texts_in_the_files_of_a_project(tmp_path: Path) -> None:
    write(
        tmp_path,
        {"pyproject.toml": "", "a.py": "import mcp\n", "b.py": "other\n", "c.py": "#" * (MAX_SIZE + 1) + "huge"},
    )
    (tmp_path / "gone.py").symlink_to(tmp_path / "nothing.py")
    project = Project(str(tmp_path))
    path = str(tmp_path / "a.py")
    assert project.texts_in_files(("mcp", "other"), path) == {"mcp", "other"}
    assert project.texts_in_files(("mcp", "huge"), path) == {"mcp"}
    write(tmp_path, {"d.py": "huge"})
    assert project.texts_in_files(("mcp", "huge"), path) == {"mcp"}  # looked at once


def test_texts_in_one_file(tmp_path: Path) -> None:
    write(tmp_path, {"a.py": "import mcp\n"})
    project = Project(str(tmp_path))
    path = str(tmp_path / "a.py")
    assert [project.mentions(path, texts) for texts in (("x", "mcp"), ("x",), ("x",))] == [True, False, False]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("x = 1\ny = (", 2, "it is not Python: '(' was never closed"),
        ("\ud800", 1, "it cannot be parsed: UnicodeEncodeError"),
        ("#" * (MAX_SIZE + 1), 1, "the file is larger than 2000000 characters"),
    ],
)
def test_refused_files_say_why(text: str, line: int, reason: str) -> None:
    with pytest.raises(UnanalysedError) as caught:
        outline_of(Source("shop.py", text))
    assert (caught.value.line, str(caught.value)) == (line, reason)


def test_deep_statements_are_refused() -> None:
    name = ast.Name("x", ast.Load(), lineno=1, col_offset=0)
    tree = ast.Module([ast.Expr(name, lineno=3, col_offset=0)], [])
    for _ in range(120):
        tree = ast.Module([ast.If(name, tree.body, [], lineno=3, col_offset=0)], [])
    with pytest.raises(UnanalysedError, match="nested more than 100 levels deep at line 3"):
        outline_of(Source("shop.py", ""), tree)


def test_warnings_of_the_parser_are_not_shown() -> None:
    assert isinstance(parse(Source("shop.py", "'\\d' is 1\n")), ast.Module)


def test_segments_are_parsed_once(tmp_path: Path) -> None:
    file = Project(str(tmp_path)).parse(Source("a.py", "x = [1]\ndef f(): pass\n"), str(tmp_path / "a.py"))
    value = file.outline.module.bindings["x"][0].value
    assert value is not None
    assert file.expression(value) is file.expression(value)
    function = file.outline.functions[0].node
    assert file.header(function) is file.header(function)


def test_deep_parts_of_a_file_are_unknown(tmp_path: Path) -> None:
    deep = "[" * 110 + "]" * 110
    text = f"x = {deep}\ny = [x]\ndef f(a={deep}): pass\ndef g() -> int: pass\n"
    file = Project(str(tmp_path)).parse(Source("a.py", text), str(tmp_path / "a.py"))
    evaluator = Evaluator()
    value = value_of(file, "x", evaluator)
    assert isinstance(value, Unknown)
    assert value.reason == "nested more than 100 levels deep (line 1)"
    assert evaluator.refused == {(file.path, 1): value.reason}
    first, second = (each.node for each in file.outline.functions)
    with pytest.raises(ValueError, match="nested more than 100 levels deep"):
        file.header(first)
    file.header(second)


def test_changes_in_other_files(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "defs.py": "A = [1]\nB = [1]\nC = 1\nD = [1]\nE = [1]\nclass K:\n    X = 1\n",
            "between.py": "from defs import *\nD.append(2)\n",
            "helpers.py": (
                "def change(values):\n    values.append(1)\nclass Keeper:\n"
                "    def keep(self, values):\n        values.append(1)\n"
            ),
            "loop_a.py": "import loop_b\ndef f(x):\n    loop_b.g(x)\n",
            "outer.py": "import nothing\nclass Base(nothing.Base):\n    pass\n",
            "loop_b.py": "import loop_a\ndef g(x):\n    x.append(1)\n    loop_a.f(x)\n",
        },
    )
    text = (
        "import defs\nfrom defs import A, B, K\nfrom between import D, E\n"
        "from helpers import change, Keeper\nimport loop_a\n"
        "A.append(2)\nchange(B)\ndefs.C = 2\nK.X = 2\nkeeper = Keeper()\nF = [1]\n"
        "keeper.keep(F)\nG = [1]\nKeeper().keep(G)\n"
        "from outer import Base\nbase = Base()\nJ = []\nJ.append(base.unknown)\nbase.unknown.append(1)\n"
        "H = [1]\nloop_a.f(H)\nI = [1]\nlist(map(change, [I]))\n"
    )
    file = Project(str(tmp_path)).parse(Source("main.py", text), str(tmp_path / "main.py"))
    for name in ("A", "B", "defs.C", "D", "K.X", "F", "G", "H", "I"):
        assert isinstance(value_of(file, name), Unknown), name
    assert not isinstance(value_of(file, "E"), Unknown)


def test_folders_lead_from_a_file_to_its_root(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "src" / "a").mkdir(parents=True)
    file = tmp_path / "src" / "a" / "b.py"
    assert Project().folders(str(file)) == (str(tmp_path / "src" / "a"), str(tmp_path / "src"), str(tmp_path))
