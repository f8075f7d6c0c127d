"""stack.py: the analysis does not depend on the stack of the thread that asks for it."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from flake8_mcp import stack
from flake8_mcp.stack import on_enough_stack

if TYPE_CHECKING:
    from collections.abc import Callable

HEAD = "from mcp.types import Tool\n\n"
# Each ends the process in libcst 1.9.0 on a stack of 512 KB, or even of 8 MB; those that are read name their tool.
SOURCES = {
    "dicts": HEAD + "Tool(name='a', description='x', inputSchema=" + "{'a': " * 90 + "1" + "}" * 90 + ")\n",
    "calls": HEAD + "Tool(name='a', description=" + "f(" * 90 + "1" + ")" * 90 + ", inputSchema={})\n",
    "parentheses": HEAD + "Tool(name='a', description=" + "(" * 190 + "'x'" + ")" * 190 + ", inputSchema={})\n",
    "ands": HEAD + "Tool(name='a', description=" + "x and " * 20_000 + "y, inputSchema={})\n",
    "loops": HEAD + "Tool(name='a', description=[1" + " for x in y" * 3_000 + "], inputSchema={})\n",
    "texts": HEAD + "Tool(name='a', description=" + "'x ' " * 400 + ", inputSchema={})\n",
    "many_texts": HEAD + "Tool(name='a', description=" + "'x ' " * 30_000 + ", inputSchema={})\n",
    "sums": HEAD + "Tool(name='a', description=" + "'x' + " * 800 + "'y', inputSchema={})\n",
    "attributes": HEAD + "Tool(name='a', description=x" + ".y" * 800 + ", inputSchema={})\n",
    "ifs": HEAD + "".join(f"{' ' * i}if x:\n" for i in range(90)) + " " * 90 + "Tool(name='a', inputSchema={})\n",
}
PROGRAM = """
import json, sys, threading
import flake8_mcp

def look(source):
    found = list(flake8_mcp.check(flake8_mcp.Source("a.py", source)))
    assert found and not any("internal error" in each.text for each in found), found

threading.stack_size(int(sys.argv[1]) * 1024)
for name, source in json.load(sys.stdin).items():
    print(name, flush=True)
    if "main" in sys.argv:
        look(source)
        continue
    thread = threading.Thread(target=look, args=[source])
    thread.start()
    thread.join()
"""


def run(prefix: str, *arguments: str) -> None:
    command = f'{prefix} exec "$@"'
    program = ["bash", "-c", command, "bash", sys.executable, "-c", PROGRAM, *arguments]
    ended = subprocess.run(program, input=json.dumps(SOURCES), capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr, ended.stdout.split()) == (0, "", list(SOURCES))


@pytest.mark.parametrize("kilobytes", ["64", "512", "8192"])
def test_in_a_thread(kilobytes: str) -> None:
    run("", kilobytes)


def test_main_thread_with_a_small_stack() -> None:
    run("ulimit -s 512;", "64", "main")


def in_thread(work: Callable[[], object]) -> list[object]:
    found: list[object] = []
    thread = threading.Thread(target=lambda: found.append(work()))
    thread.start()
    thread.join()
    return found


def test_main_thread_is_used_itself() -> None:
    assert on_enough_stack(threading.current_thread) is threading.current_thread()


def test_another_thread_is_not() -> None:
    ((outer, inner, innermost),) = in_thread(
        lambda: (
            threading.current_thread(),
            on_enough_stack(threading.current_thread),
            on_enough_stack(lambda: on_enough_stack(threading.current_thread)),
        )
    )  # type: ignore[misc]  # a tuple
    assert outer is not inner
    assert isinstance(innermost, stack._Thread)
    assert threading.stack_size() == 0


def test_what_is_raised_arrives() -> None:
    def fail() -> None:
        raise KeyError("x")

    def ask() -> object:
        try:
            return on_enough_stack(fail)
        except KeyError as problem:
            return problem.args

    assert in_thread(ask) == [("x",)]


def test_no_limit_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert stack._stack_of_main() == stack.ENOUGH


def test_where_the_size_is_not_known_a_thread_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)
    assert stack._stack_of_main() == 0
    assert on_enough_stack(threading.current_thread) is not threading.current_thread()
