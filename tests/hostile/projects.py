"""Several files that belong together: modules that import each other, and the project files beside them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hostile.mutations import SPLICES, bytes_changed, corpus, tree_changed
from hostile.shapes import shape

if TYPE_CHECKING:
    from random import Random

SERVER = """\
from mcp.server.fastmcp import FastMCP
from mcp.types import Tool
from a import *
from a import A, f, M, d
from . import b
from .b import B
import c.d, c
mcp = FastMCP('x')
b.mcp.tool()(f)
@mcp.tool(name=A, description=c.d.D)
def g(a: M = B, *, b: c.d.M) -> c.M: 'x'
@d
def h(): 'x'
Tool(name='a', description='x', inputSchema=A)
c.register(mcp)
for each in [*b.TOOLS, *c.TOOLS]: mcp.add_tool(each)
"""

MODULES = (
    "from server import *\nfrom b import *\nfrom a import A\nfrom . import a\nA = A\nM = a.M\ndef f(): return f()\n",
    "from a import *\nfrom c.d import *\nB = B\nmcp = mcp\nTOOLS = [*TOOLS, f]\n",
    "from .d import *\nfrom . import *\nfrom .. import server\nM = server.M\ndef register(m):\n    server.c.register(m)\n    m.tool()(register)\n",
    "import c.d as D\nfrom c import M\nclass M(M): a: 'M'\nD = c.d.D\n",
    "A = B = D = {'type': 'object'}\nTOOLS = [A, A]\nclass M:\n    pass\nd = lambda f: d(f)\n",
    "from pydantic import BaseModel\nclass M(BaseModel):\n    a: 'M'\n    b: list['M']\nA = M.model_json_schema()\n",
    "import importlib, pkgutil\nfor each in pkgutil.iter_modules(__path__):\n    importlib.import_module('.' + each.name, __package__)\n",
    "def __getattr__(name): return __getattr__\n__all__ = [*__all__, 'A']\n",
    "from mcp.server.fastmcp import FastMCP\nmcp = FastMCP('y')\ndef d(f):\n    return mcp.tool()(d(f))\n",
)
PLACES = ("a.py", "b.py", "c/__init__.py", "c/d.py", "c.py", "__init__.py", "a/__init__.py", "mcp.py", "pydantic.py", "typing.py", "json/__init__.py", "src/a.py", "src/c/d.py", "tests/conftest.py", "fastmcp/__init__.py", "mcp/server/fastmcp/__init__.py")  # fmt: skip

TOML = """\
[project]
name = "x"
requires-python = ">=3.11"
dependencies = ["mcp>=1.2,<2", "fastmcp[all]~=2.3; python_version < '3.13'", "pydantic"]
[project.optional-dependencies]
a = ["mcp==1.30.0"]
[dependency-groups]
dev = ["mcp", {include-group = "dev"}]
[tool.poetry.dependencies]
python = "^3.11"
mcp = {version = "^1.2", optional = true}
fastmcp = [{version = ">=2"}, {version = "<2"}]
[tool.uv.workspace]
members = ["*", "../*", "/**", "[", "**/**/**/**"]
exclude = ["["]
[tool.uv.sources]
mcp = { path = "../../../../" }
[tool.flake8-mcp]
select = ["MCP"]
"""
LOCK = """\
version = 1
requires-python = ">=3.11"
[[package]]
name = "mcp"
version = "1.30.0"
source = { registry = "https://pypi.org/simple" }
dependencies = [{ name = "pydantic" }]
[[package]]
name = "fastmcp"
version = "2.14.7"
[[packages]]
name = "mcp"
version = "2.0.0"
marker = "python_version < '3'"
"""
PIPFILE = json.dumps({"_meta": {"requires": {"python_version": "3.12"}}, "default": {"mcp": {"version": "==1.30.0"}}})
SETUP = "from setuptools import setup\nR = ['mcp==1.2']\nK = {'install_requires': R}\nsetup(python_requires='>=3.11', extras_require={'a': ['mcp']}, **K)\n"
CFG = "[options]\npython_requires = >=3.11\ninstall_requires =\n    mcp>=1.2\n[options.extras_require]\na = mcp==1.3\n[flake8]\nselect = MCP\n[mypy]\na = %(b)s\n"
REQUIREMENTS = "mcp==1.30.0 --hash=sha256:00\n-r requirements-dev.txt\n-r ../../etc/passwd\n-c requirements.txt\nfastmcp @ git+https://x/y\n-e .\nmcp>=1;python_version<'3'\n\\\n"
MANIFESTS = {
    "pyproject.toml": TOML, "uv.lock": LOCK, "poetry.lock": LOCK, "pdm.lock": LOCK, "pylock.toml": LOCK, "pylock.a.toml": LOCK,
    "Pipfile.lock": PIPFILE, "setup.py": SETUP, "setup.cfg": CFG, "requirements.txt": REQUIREMENTS, "requirements-dev.txt": REQUIREMENTS,
    ".python-version": "cpython-3.12.4-linux\n3.11\n", "x-1.dist-info/METADATA": "Metadata-Version: 2.1\nRequires-Python: >=3.11\nRequires-Dist: mcp (>=1)\n",
}  # fmt: skip

# What is put in the place of a value of a project file.
VALUES = (
    "[]", "{}", "1", "1.5", "true", '""', '"mcp"', '"mcp=="', '"mcp==1!2.post3.dev4+x"', '"mcp>=' + "9" * 5000 + '"', '"mcp' + ",!=1" * 3000 + '"',
    "[[]]", "{a = {a = {}}}", "1979-05-27T07:32:00Z", '"\\u0000"', "nan", '["mcp", 1]', "[{name = 1}]", "[" * 60 + "]" * 60, "[" * 3000 + "]" * 3000,
    '"mcp; python_version' + " and (python_version" * 200 + '"', '"mcp; ' + "(" * 2000 + '"', '"mcp[' + "a," * 3000 + ']"', '">=3.' + "9" * 400 + '"', '"\ud800"',
)  # fmt: skip


def project(random: Random) -> dict[str, bytes]:
    """The files of a project by path; `server.py` is the one to look at, and so are the others."""
    files: dict[str, bytes] = {"server.py": SERVER.encode()}
    for place in random.sample(PLACES, random.randrange(6)):
        files[place] = random.choice(MODULES).encode()
    kind = random.randrange(4)
    if kind == 0:
        for place in random.sample(PLACES, 2):
            files[place] = tree_changed(random)
    elif kind == 1:
        files["a.py"] = shape(random, 3)[1].encode("utf-8", "surrogatepass")
    elif kind == 2:
        files["b.py"] = bytes_changed(random)
    elif kind == 3:
        files["server.py"] = random.choice(corpus()).read_bytes()
    for name in random.sample(sorted(MANIFESTS), random.randrange(1, 4)):
        files[name] = _changed(name, MANIFESTS[name], random)
    return {path: data for path, data in files.items() if not any(other.startswith(f"{path}/") for other in files)}


def _changed(name: str, text: str, random: Random) -> bytes:
    if name.endswith((".toml", ".lock")):
        lines = text.split("\n")
        for _ in range(random.choice((0, 1, 1, 3))):
            at = random.randrange(len(lines))
            key, equals, _ = lines[at].partition(" = ")
            if equals:
                lines[at] = f"{key} = {random.choice(VALUES)}"
            elif random.random() < 0.3:
                lines[at] = ""
        text = "\n".join(lines)
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(random.choice((0, 0, 1, 2, 10))):
        start = random.randrange(len(data) + 1)
        match random.randrange(4):
            case 0:
                data[start : start + random.randrange(20)] = b""
            case 1:
                data[start:start] = random.choice(SPLICES)
            case 2:
                data[start:start] = random.choice(
                    (
                        b"[" * 3000,
                        b"{" * 3000,
                        b"(" * 3000,
                        b'"' * 999,
                        b"9" * 9999,
                        b"a." * 3000,
                        b"\n" * 3000,
                        b"\n \n" * 99,
                    )
                )
            case _:
                data[start:start] = data[start : start + random.randrange(200)] * random.choice((1, 2, 50))
    return bytes(data)
