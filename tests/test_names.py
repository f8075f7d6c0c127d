from __future__ import annotations

import ast
import sys
from typing import TYPE_CHECKING

import pytest
from support.values import parsed

from flake8_mcp.syntax.names import (
    Bound,
    External,
    Missing,
    ModuleReference,
    Reference,
    identity,
    is_enum,
    is_type_checking,
    lookup,
    owner_class,
    qualified_name,
    resolve_class_member,
    resolve_member,
    running,
)
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from pathlib import Path

    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile


def shown(reference: Reference) -> str:
    match reference:
        case External(name):
            return name
        case ModuleReference(file):
            return f"module {file.module_name}"
        case Missing(reason):
            return f"? {reason}"
        case Bound(file, binding, rest):
            tail = "".join(f" .{each}" for each in rest)
            return f"{file.module_name}:{getattr(binding.node, 'lineno', 0)} {binding.name}{tail}"


def referred(file: CodeFile, name: str, scope: Scope | None = None) -> list[str]:
    return [shown(each) for each in file.resolve(tuple(name.split(".")), scope or file.outline.module)]


def scope_of(file: CodeFile, name: str) -> Scope:
    return next(scope for node, scope in file.outline.scopes.items() if getattr(node, "name", None) == name)


def project(folder: Path, files: dict[str, str], main: str = "main.py") -> CodeFile:
    """Write the files and open one of them."""
    (folder / "pyproject.toml").touch()
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Project(str(folder)).parse(Source(main, files[main]), str(folder / main))


# imports of what is not first-party


@pytest.mark.parametrize(
    ("code", "name", "expected"),
    [
        ("import mcp", "mcp.types.Tool", "mcp.types.Tool"),
        ("import mcp.types", "mcp.types.Tool", "mcp.types.Tool"),
        ("import mcp.types as t", "t.Tool", "mcp.types.Tool"),
        ("from mcp.types import Tool", "Tool", "mcp.types.Tool"),
        ("from mcp.types import Tool as T", "T.x", "mcp.types.Tool.x"),
        ("from mcp import types", "types.Tool", "mcp.types.Tool"),
        ("from mcp.types import Tool\nT = Tool\nU = T", "U", "mcp.types.Tool"),
        ("from mcp import types as t\nTool = t.Tool", "Tool", "mcp.types.Tool"),
        ("", "str.upper", "builtins.str.upper"),
        ("", "print", "builtins.print"),
        ("from x import *", "print", "builtins.print"),
    ],
)
def test_external_names(code: str, name: str, expected: str) -> None:
    assert referred(parsed(code), name) == [expected]


def test_unknown_names_say_why() -> None:
    assert referred(parsed(""), "a.b") == ["? a is not defined in this file"]
    assert referred(parsed("from x import *\nfrom y import *"), "a") == ["? a may come from a star import"]
    assert referred(parsed("try: from x import *\nexcept: pass"), "a") == ["? a may come from a star import"]
    assert referred(parsed("from .x import *"), "a") == ["? a may come from a star import"]
    assert referred(parsed("from x import *"), "a") == ["x.a"]
    assert referred(parsed("from x import *"), "print") == ["builtins.print"]
    assert referred(parsed("from ..... import x"), "x") == ["? a relative import beyond the top-level package"]


def test_no_name_refers_to_nothing() -> None:
    file = parsed("")
    assert file.resolve((), file.outline.module) == ()


def test_several_imports_of_one_package() -> None:
    file = parsed("import mcp.server\nimport mcp.types\nimport mcp.client as c")
    assert referred(file, "mcp.types.Tool") == ["mcp.types.Tool"]
    assert referred(file, "mcp.other") == ["mcp.other"]


def test_branches_give_several_references() -> None:
    file = parsed("try:\n    from a import X\nexcept ImportError:\n    from b import X\n")
    assert referred(file, "X") == ["a.X", "b.X"]


def test_star_import_after_a_binding_may_replace_it() -> None:
    assert referred(parsed("from x import *\na = 1"), "a") == ["shop:2 a"]
    assert referred(parsed("a = 1\nfrom x import *"), "a") == ["shop:1 a", "? a may be replaced by a star import"]


# scopes


def test_lookup_follows_the_scopes() -> None:
    file = parsed(
        "a = 1\ndef f():\n    a = 2\n    def g(): pass\n    class C:\n        a = 3\n        def m(self): pass\n"
    )
    found = {name: lookup(scope_of(file, name), "a") for name in ("f", "g", "C", "m")}
    assert {name: each[0].kind if each else None for name, each in found.items()} == {
        "f": "function",
        "g": "function",
        "C": "class",
        "m": "function",
    }
    assert lookup(file.outline.module, "b") is None


def test_global_and_nonlocal_look_elsewhere() -> None:
    file = parsed(
        "a = 1\ndef f():\n    a = 2\n    def g():\n        global a\n        def h(): pass\n"
        "    def i():\n        nonlocal a\n"
    )
    module, inner = file.outline.module, scope_of(file, "f")
    found = [lookup(scope_of(file, name), "a") for name in ("g", "h", "i")]
    assert [each and each[0] for each in found] == [module, module, inner]


@pytest.mark.skipif(sys.version_info < (3, 12), reason="PEP 695 is new in Python 3.12")
def test_type_parameters_are_seen_where_python_sees_them() -> None:
    file = parsed("class C[T]:\n    a = 1\n    def m(self, x: T): pass\n    type A = a\ntype B[U] = list[U]\nT = 2")
    method = scope_of(file, "m")
    assert referred(file, "T", method) == ["shop:1 T"]
    assert referred(file, "a", method) == ["? a is not defined in this file"]
    alias = next(scope for scope in file.outline.scopes.values() if scope.kind == "annotation")
    assert referred(file, "a", alias) == ["shop:2 a"]
    assert referred(file, "B") == ["shop:5 B"]


def test_class_that_may_not_bind_a_name_lets_the_outer_one_through() -> None:
    file = parsed(
        "a = 1\nclass C:\n    if x:\n        a = 2\n    b = a\nclass D:\n    if x:\n        c = 2\n    b = c\n"
    )
    assert referred(file, "a", scope_of(file, "C")) == ["shop:4 a", "shop:1 a"]
    assert referred(file, "c", scope_of(file, "D")) == ["shop:8 c"]


def test_builtin_that_may_be_shadowed() -> None:
    assert referred(parsed("if x:\n    str = 1"), "str") == ["shop:2 str", "builtins.str"]
    assert referred(parsed("str = 1"), "str") == ["shop:1 str"]


def test_name_of_its_own_value() -> None:
    assert referred(parsed("a = a"), "a") == ["shop:1 a"]
    assert referred(parsed("a = b\nb = a"), "a") == ["? a refers to itself"]


def test_long_ways_are_given_up() -> None:
    chain = "".join(f"a{number} = a{number + 1}\n" for number in range(100))
    assert referred(parsed(chain), "a0") == ["? a41 takes too many steps to follow"]
    wide = "".join(f"a{number} = a{number + 1}\n" * 3 for number in range(30))
    assert any("too many steps" in each for each in referred(parsed(wide), "a0"))


def test_attributes_of_a_variable_are_left_over() -> None:
    assert referred(parsed("a = f()"), "a.b.c") == ["shop:1 a .b .c"]
    assert referred(parsed("def f(): pass"), "f.b") == ["shop:1 f .b"]


# classes


CLASSES = """
import base
class A:
    x = 1
    y: int
    def m(self):
        self.z = self.x
        def inner():
            self.deep = 1
        return self
    @classmethod
    def c(cls): pass
    @staticmethod
    def s(value): pass
class B(A):
    x = 2
    def m(this, self): this.w = 1
class C(B, base.External): pass
class D(unknown(), A): pass
class E(A[int], base.External): pass
"""


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("A.x", ["shop:4 x"]),
        ("A.y", ["shop:5 y"]),
        ("A.z", ["? z is not set in the class"]),
        ("A.m", ["shop:6 m"]),
        ("B.x", ["shop:16 x"]),
        ("B.y", ["shop:5 y"]),
        ("C.x", ["shop:16 x"]),
        ("C.nothing", ["base.External.nothing"]),
        ("D.x", ["? a base class is not known", "shop:4 x"]),
        ("E.x", ["shop:4 x"]),
        ("E.other", ["base.External.other"]),
    ],
)
def test_attributes_of_classes(name: str, expected: list[str]) -> None:
    assert referred(parsed(CLASSES), name) == expected


@pytest.mark.parametrize(
    ("scope", "name", "expected"),
    [
        ("m", "self.x", ["shop:4 x"]),
        ("m", "self.z", ["shop:4 x"]),
        ("inner", "self.deep", ["shop:9 self.deep"]),
        ("m", "self.y", ["shop:5 y"]),
        ("m", "self.nothing", ["? nothing is not set in the class"]),
        ("c", "cls.x", ["shop:4 x"]),
        ("s", "value.x", ["shop:14 value .x"]),
    ],
)
def test_attributes_of_self(scope: str, name: str, expected: list[str]) -> None:
    file = parsed(CLASSES)
    assert referred(file, name, scope_of(file, scope)) == expected


def test_first_parameter_has_any_name() -> None:
    file = parsed(CLASSES)
    method = next(each for node, each in file.outline.scopes.items() if getattr(node, "lineno", 0) == 17)
    assert referred(file, "this.w", method) == ["shop:17 this.w"]
    assert referred(file, "self.w", method) == ["shop:17 self .w"]


def test_members_of_a_class_binding() -> None:
    file = parsed(CLASSES)
    child = file.outline.module.bindings["B"][0]
    assert [shown(each) for each in resolve_member(file, child, ("z",))] == ["shop:4 x"]
    assert [shown(each) for each in resolve_class_member(file, child, ("z",))] == ["? z is not set in the class"]


def test_method_resolution_order() -> None:
    file = parsed("class A:\n x = 1\nclass B(A): pass\nclass C(A):\n x = 2\nclass D(B, C): pass\nclass E(A, D): pass")
    assert referred(file, "D.x") == ["shop:5 x"]
    assert referred(file, "E.x") == ["shop:2 x"]  # no consistent order: depth first


def test_class_that_inherits_from_itself() -> None:
    assert referred(parsed("class A(B): pass\nclass B(A): pass"), "A.x") == ["? x is not set in the class"]


def test_instances_may_differ() -> None:
    text = "class A:\n    x = 1\n    y: int = 1\n    def m(self): self.z = [1]\n"
    reasons = {
        "class B(A):\n    x = 2\n": "x",
        "class B(A):\n    def m(self): self.z = 2\n": "z",
        "something.x = 2\n": "x",
        "import b\nclass A(b.Model):\n    y: int = 1\n    def m(self): pass\n": "y",
        "import b\n@b.dataclass\nclass A:\n    y: int = 1\n    def m(self): pass\n": "y",
        "import b\nclass M:\n    x = 1\nclass A(b.Foreign, M):\n    def m(self): pass\n": "x",
    }
    for more, name in reasons.items():
        file = parsed(more if "class A" in more else text + more)
        method = next(each.node for each in file.outline.functions if each.node.name == "m")
        found = file.resolve(("self", name), file.outline.scopes[method])
        assert [each.certain for each in found if isinstance(each, Bound)] == [False], more
    file = parsed(text)
    method = file.outline.functions[0].node
    for name in "xyz":
        found = file.resolve(("self", name), file.outline.scopes[method])
        assert [each.certain for each in found if isinstance(each, Bound)] == [True]


def test_owner_class() -> None:
    file = parsed(
        CLASSES + "def f(self):\n    self = 1\nx = lambda self: 1\nclass F:\n    def m(self):\n        self = 1\n"
    )
    scopes = {name: scope_of(file, name) for name in ("A", "m", "inner", "s", "f")}
    assert owner_class(scopes["m"], "self") is scopes["A"]
    assert owner_class(scopes["inner"], "self") is scopes["A"]
    assert owner_class(scopes["s"], "value") is None
    assert owner_class(scopes["f"], "self") is None
    assert owner_class(scopes["m"], "base") is None
    assert owner_class(scopes["m"], "nothing") is None
    rebound = next(scope for node, scope in file.outline.scopes.items() if getattr(node, "lineno", 0) == 24)
    assert owner_class(rebound, "self") is None


def test_enum_members_are_not_what_is_assigned() -> None:
    file = parsed(
        "from enum import Enum\nimport x\nclass C(Enum):\n    A = x.y\n    B = A\n    C = x.z\nclass D:\n    A = x.y"
    )
    assert [referred(file, name) for name in ("C.A", "C.B", "D.A")] == [["shop:4 A"], ["shop:4 A"], ["x.y"]]
    assert is_enum(file, scope_of(file, "C"))
    assert not is_enum(file, scope_of(file, "D"))
    assert not is_enum(file, file.outline.module)


# identity and branches


def test_qualified_name_and_identity() -> None:
    file = parsed("class A:\n    def f(self):\n        def g(): pass\nx = 1")
    inner = scope_of(file, "f").bindings["g"][0]
    assert qualified_name(file, inner) == "shop.A.f.g"
    references = [*file.resolve(("A",), file.outline.module), *file.resolve(("x",), file.outline.module)]
    assert [identity(each) for each in references] == ["shop.A", None]
    assert identity(External("a.b")) == "a.b"
    assert identity(Missing("")) is None


def test_type_checking_branches() -> None:
    file = parsed(
        "import typing\n"
        "if typing.TYPE_CHECKING:\n    a = 1\nelse:\n    a = 2\n"
        "if not TYPE_CHECKING:\n    a = 3\nelse:\n    a = 4\n"
        "if x:\n    if TYPE_CHECKING:\n        a = 5\n"
        "for y in x:\n    a = 6\n"
    )
    bindings = file.outline.module.bindings["a"]
    assert [is_type_checking(each.branch) for each in bindings] == [True, False, False, True, True, False]
    references = [Bound(file, each) for each in bindings]
    assert running([*references, External("b")]) == [references[1], references[2], references[5], External("b")]


# first-party modules


def test_names_of_other_modules(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        {
            "main.py": (
                "import shop.defs as d\nfrom shop.defs import NAME, Klass as K\n"
                "from shop import defs\nimport shop.defs\n"
            ),
            "shop/__init__.py": "",
            "shop/defs.py": "NAME = 'a'\nclass Klass:\n    x = 1\nfrom mcp import Tool\n",
        },
    )
    assert referred(file, "NAME") == ["shop.defs:1 NAME"]
    assert referred(file, "K.x") == ["shop.defs:3 x"]
    assert referred(file, "d") == ["module shop.defs"]
    assert referred(file, "defs.Tool") == ["mcp.Tool"]
    assert referred(file, "shop.defs.NAME") == ["shop.defs:1 NAME"]
    assert referred(file, "d.nothing") == ["? shop.defs.nothing is not defined"]


def test_relative_imports(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        {
            "shop/__init__.py": "TOP = 1\n",
            "shop/a/__init__.py": "",
            "shop/a/main.py": (
                "from . import other\nfrom .other import X\nfrom .. import TOP\nfrom ..b import Y\nfrom .... import Z\n"
            ),
            "shop/a/other.py": "X = 1\n",
            "shop/b.py": "Y = 1\n",
        },
        "shop/a/main.py",
    )
    assert [referred(file, name) for name in ("other.X", "X", "TOP", "Y")] == [
        ["shop.a.other:1 X"],
        ["shop.a.other:1 X"],
        ["shop:1 TOP"],
        ["shop.b:1 Y"],
    ]
    assert referred(file, "Z") == ["? a relative import beyond the top-level package"]


def test_relative_import_beside_a_script(tmp_path: Path) -> None:
    file = project(tmp_path, {"main.py": "from . import other\nfrom .other import X\n", "other.py": "X = 1\n"})
    assert [referred(file, name) for name in ("other", "X")] == [["module other"], ["other:1 X"]]


def test_re_exports(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        {
            "main.py": "from shop import tool, NAME, deep, missing\nimport shop\n",
            "shop/__init__.py": "from .tool import tool\nfrom .names import *\nfrom . import deep\n",
            "shop/tool.py": "def tool(): pass\n",
            "shop/names.py": "NAME = 1\n_PRIVATE = 2\n",
            "shop/deep.py": "X = 1\n",
        },
    )
    assert referred(file, "tool") == ["shop.tool:1 tool"]  # the function, not the module of that name
    assert referred(file, "NAME") == ["shop.names:1 NAME"]
    assert referred(file, "deep.X") == ["shop.deep:1 X"]
    assert referred(file, "missing") == ["? missing is not defined in this file"]
    assert referred(file, "shop.tool") == ["shop.tool:1 tool"]
    assert referred(file, "shop._PRIVATE") == ["? _PRIVATE is not defined in this file"]


def test_star_imports(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        {
            "main.py": (
                "from one import *\nfrom two import *\nB = 0\nfrom three import *\nif x:\n"
                "    from four import *\nfrom main import *\n"
            ),
            "one.py": "A = C = D = 1\n",
            "two.py": "__all__ = ['A', '_E']\nA = C = _E = 2\nfrom one import *\n",
            "three.py": "__all__ = ['B'] + other\nB = 3\n",
            "four.py": "D = 4\n",
        },
    )
    assert referred(file, "A") == ["two:2 A", "one:1 A"]
    assert referred(file, "B") == ["main:3 B", "three:2 B"]
    assert referred(file, "C") == ["one:1 C"]
    assert referred(file, "_E") == ["two:2 _E"]
    assert referred(file, "D") == ["four:1 D", "one:1 D"]
    assert referred(file, "F") == ["? F is not defined in this file"]


def test_cycles_of_imports(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        {
            "main.py": "from a import X, Y, Z\n",
            "a.py": "from b import X\nfrom b import *\nZ = 1\n",
            "b.py": "from a import X\nfrom a import *\n",
        },
    )
    assert referred(file, "X") == ["? X refers to itself"]
    assert all(each.startswith("?") for each in referred(file, "Y"))
    assert referred(file, "Z") == ["a:3 Z"]


def test_folder_named_like_an_sdk(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        {
            "main.py": (
                "import mcp.types as t\nfrom mcp.server.fastmcp import FastMCP\n"
                "from mcp import types, own\nimport mcp.own\n"
            ),
            "mcp/__init__.py": "",
            "mcp/own.py": "X = 1\n",
        },
    )
    assert referred(file, "t.Tool") == ["mcp.types.Tool"]
    assert referred(file, "FastMCP") == ["mcp.server.fastmcp.FastMCP"]
    assert referred(file, "types.Tool") == ["mcp.types.Tool"]
    assert referred(file, "own.X") == ["mcp.own:1 X"]
    assert referred(file, "mcp.own.X") == ["mcp.own:1 X"]


def test_namespace_folder_named_like_an_sdk(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        {"main.py": "from mcp import types\nfrom mcp.types import Tool\nimport mcp\n", "mcp/own.py": "X = 1\n"},
    )
    assert referred(file, "types.Tool") == ["mcp.types.Tool"]
    assert referred(file, "Tool") == ["mcp.types.Tool"]
    assert referred(file, "mcp.Tool") == ["mcp.Tool"]
    assert referred(file, "mcp.own.X") == ["mcp.own:1 X"]


def test_file_named_like_an_sdk(tmp_path: Path) -> None:
    file = project(tmp_path, {"mcp.py": "from mcp.types import Tool\nfrom mcp import Server\nimport mcp\n"}, "mcp.py")
    assert referred(file, "Tool") == ["mcp.types.Tool"]
    assert referred(file, "Server") == ["mcp.Server"]
    assert referred(file, "mcp.types") == ["mcp.types"]


def test_package_may_import_itself(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        {"shop/__init__.py": "import shop\nfrom shop import a\nX = 1\n", "shop/a.py": "Y = 1\n"},
        "shop/__init__.py",
    )
    assert referred(file, "shop.X") == ["shop:3 X"]
    assert referred(file, "a.Y") == ["shop.a:1 Y"]


def test_modules_that_are_not_read(tmp_path: Path) -> None:
    files = {
        "main.py": (
            "from broken import A\nimport broken\nfrom package import broken as b\n"
            "import space.broken\nfrom space import broken as c\n"
        ),
        "broken.py": "A = (\n",
        "package/__init__.py": "",
        "package/broken.py": "A = (\n",
        "space/broken.py": "A = (\n",
    }
    file = project(tmp_path, files)
    assert referred(file, "A") == ["? module broken is not read"]
    assert referred(file, "broken.A") == ["? module broken is not read"]
    assert referred(file, "b.A") == ["? module package.broken is not read"]
    assert referred(file, "space.broken.A") == ["? module space.broken is not read"]
    assert referred(file, "c.A") == ["? module space is not read"]


def test_imports_are_not_followed_on_request(tmp_path: Path) -> None:
    files = {
        "main.py": "from shop.defs import A\nfrom mcp import Tool\n",
        "shop/__init__.py": "",
        "shop/defs.py": "A = 1\n",
    }
    project(tmp_path, files)
    file = Project(str(tmp_path), follow_imports=False).parse(
        Source("main.py", files["main.py"]), str(tmp_path / "main.py")
    )
    assert referred(file, "A") == ["? module shop.defs is not read"]
    assert referred(file, "Tool") == ["mcp.Tool"]


def test_module_that_makes_attributes_itself(tmp_path: Path) -> None:
    file = project(tmp_path, {"main.py": "from lazy import A\n", "lazy.py": "def __getattr__(name): return 1\n"})
    assert referred(file, "A") == ["? A is not defined in this file"]


def test_bindings_that_a_name_was_followed_through(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        {
            "main.py": "from a import X\nY = X\nimport b\n",
            "a.py": "from b import *\n",
            "b.py": "class K:\n    Z = [1]\nX = K\n",
        },
    )
    for name in ("Y.Z", "b.X.Z"):
        (found,) = file.resolve(tuple(name.split(".")), file.outline.module)
        assert isinstance(found, Bound)
        steps = [(other.module_name, binding.name, rest) for other, binding, rest in found.passed]
        assert (
            steps
            == {
                "Y.Z": [
                    ("main", "Y", ("Z",)),
                    ("main", "X", ("Z",)),
                    ("a", "*", ("X", "Z")),
                    ("b", "X", ("Z",)),
                    ("b", "K", ("Z",)),
                ],
                "b.X.Z": [("main", "b", ("X", "Z")), ("b", "X", ("Z",)), ("b", "K", ("Z",))],
            }[name]
        )


def test_bases_in_other_modules(tmp_path: Path) -> None:
    file = project(
        tmp_path,
        {
            "main.py": "from base import Base\nclass Child(Base):\n    def m(self): pass\n",
            "base.py": "class Base:\n    x = 1\n    def __init__(self): self.y = 2\n",
        },
    )
    method = file.outline.functions[0].node
    assert isinstance(method, ast.FunctionDef)
    assert referred(file, "self.x", file.outline.scopes[method]) == ["base:2 x"]
    assert referred(file, "self.y", file.outline.scopes[method]) == ["base:3 self.y"]
