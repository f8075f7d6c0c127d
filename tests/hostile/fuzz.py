"""Tries what breaks: generated, mutated and extreme inputs, each looked at in every way the product has.

python tests/hostile/fuzz.py --inputs 20000 --seed 1 --keep FOLDER

The inputs are tried by a process with bounds on memory and time; when it dies or hangs, the input at fault is known and
the next process goes on after it. Every failure is printed with its number and, with `--keep`, its files are written.
`--only NUMBER` tries one again in this process (not of the kind "grammar", whose sources depend on those before).
Exit status 1 if there was a failure.
"""

from __future__ import annotations

import argparse
import collections
import faulthandler
import os
import random
import resource
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from hostile.mutations import bytes_changed, half_typed, tokens_changed, tree_changed
from hostile.projects import project
from hostile.shapes import HEADS, IMPORTS, SLOTS, STATEMENTS, TYPE_SLOTS, shape

MEMORY = 3_000_000_000
SECONDS = 600  # without a sign of life
GENERATED = 40  # sources that hypothesmith makes at once


def main() -> int:
    """Try inputs; 1 if one of them failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kinds", default=",".join(KINDS), help="of inputs, by comma")
    parser.add_argument("--keep", type=Path, help="a folder for the files of failures")
    parser.add_argument("--only", help="the number of one input, as it was printed")
    parser.add_argument("--patience", type=float, default=1.0, help="how many times the usual CPU time is allowed")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    options = parser.parse_args()
    kinds = options.kinds.split(",")
    with tempfile.TemporaryDirectory() as folder:
        if options.only:
            kind, seed, number = options.only.split("/")
            try_one(kind, int(seed), int(number), Path(folder), options.patience)
            return 0
        if options.work:
            first, last, case = options.work.split(":", 2)
            work(options, kinds, range(int(first), int(last)), Path(case))
            return 0
        return supervise(options, Path(folder, "case"))


def supervise(options: argparse.Namespace, case: Path) -> int:
    """Run processes until every input was tried."""
    start = time.monotonic()
    failures: collections.Counter[str] = collections.Counter()
    done = 0
    while done < options.inputs:
        last = min(options.inputs, done + 500)
        process = subprocess.Popen(
            [
                sys.executable, __file__, f"--seed={options.seed}", f"--kinds={options.kinds}", f"--patience={options.patience}",
                f"--work={done}:{last}:{case}", *([f"--keep={options.keep}"] if options.keep else []),
            ],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", bufsize=1,
        )  # fmt: skip
        number, output = "", []
        for line in _lines(process):
            if line.startswith("input "):
                number, output = line.split()[1], []
            elif line.startswith("done"):
                done += 1
                if output:
                    failures[_kind(output)] += 1
                    print(f"--- input {number}", *output[-60:], sep="\n", flush=True)
                output = []
            else:
                output.append(line)
        if process.wait() != 0:
            failures[f"died with {process.returncode}"] += 1
            print(f"--- input {number}", *output[-60:], f"died with {process.returncode}", sep="\n", flush=True)
            _keep(case, options.keep, number, "\n".join(output))
            done += 1
    print(
        f"{done} inputs, seed {options.seed}, {(time.monotonic() - start) / 60:.1f} minutes, {failures.total()} failures"
    )
    for kind, count in failures.most_common():
        print(f"{count:6} {kind}")
    return 1 if failures else 0


def work(options: argparse.Namespace, kinds: list[str], numbers: range, case: Path) -> None:
    """Try some inputs; a line before and after each, and what is wrong between them."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    faulthandler.enable()
    faulthandler.register(signal.SIGUSR1)
    for each in numbers:
        kind = kinds[each % len(kinds)]
        number = f"{kind}/{options.seed}/{each}"
        print(f"input {number}", flush=True)
        try:
            try_one(kind, options.seed, each, case, options.patience)
        except Exception:  # noqa: BLE001 - whatever it is, it is a failure
            output = traceback.format_exc()[-6000:]
            print(output, flush=True)
            _keep(case, options.keep, number, output)
        print("done", flush=True)


def try_one(kind: str, seed: int, number: int, case: Path, patience: float) -> None:
    """Make one input in a folder and look at it."""
    from hostile.checks import check_files, options_of, write_files

    warnings.simplefilter("ignore")
    shutil.rmtree(case, ignore_errors=True)
    paths = write_files(case, KINDS[kind](random.Random(f"{kind}/{seed}/{number}")))
    check_files(paths, options_of(number // len(KINDS)), patience=patience)


def _keep(case: Path, keep: Path | None, number: str, output: str) -> None:
    if keep is not None and case.exists():
        folder = keep / number.replace("/", "_")
        shutil.copytree(case, folder, dirs_exist_ok=True)
        (folder / "OUTPUT").write_text(output, encoding="utf-8")


def _one(data: bytes | str) -> dict[str, bytes]:
    return {"server.py": data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data}


_generated: list[str] = []


def _grammar(random: random.Random) -> dict[str, bytes]:
    """What hypothesmith makes of Python's grammar, as a module, an expression or an annotation."""
    source = _from_grammar(random)
    head = IMPORTS + random.choice(HEADS)
    match random.randrange(4):
        case 0:
            return _one(head + source)
        case 1:
            return _one(head + "@mcp.tool()\ndef f(a: int):\n    'x'\n" + _indented(source))
        case 2:
            return _one(head + "def register(mcp):\n" + _indented(source) + "    mcp.tool()(A)\nregister(mcp)\n")
        case _:
            expression = source.split("\n")[0]
            slot = random.choice((*SLOTS, *TYPE_SLOTS))
            return _one(head + slot.format(f"({expression})"))


def _indented(source: str) -> str:
    return "".join(f"    {line}\n" for line in source.split("\n")) + "    pass\n"


def _from_grammar(random: random.Random) -> str:
    from hypothesis import HealthCheck, Phase, given, seed, settings
    from hypothesmith import from_grammar, from_node

    if not _generated:
        strategy = random.choice((from_grammar(), from_grammar("eval_input"), from_node()))

        @seed(random.randrange(2**32))
        @settings(
            max_examples=GENERATED, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(strategy)
        def collect(source: str) -> None:
            _generated.append(source)

        collect()
    return _generated.pop()


def _mixed(random: random.Random) -> dict[str, bytes]:
    """A shape after a file of the corpus that was changed."""
    tail = random.choice(sorted(STATEMENTS.items()))[1](random.randrange(1, 30))
    return _one(tree_changed(random) + b"\n" + tail.encode())


KINDS = {
    "bytes": lambda random: _one(bytes_changed(random)),
    "tokens": lambda random: _one(tokens_changed(random)),
    "tree": lambda random: _one(tree_changed(random)),
    "half": lambda random: _one(half_typed(random)),
    "shape": lambda random: _one(shape(random)[1]),
    "project": project,
    "grammar": _grammar,
    "mixed": _mixed,
}


def _lines(process: subprocess.Popen[str]):  # noqa: ANN202 - an iterator of lines
    """The lines that a process writes; it is ended if it is silent for too long."""
    assert process.stdout is not None
    pending = ""
    while True:
        ready, _, _ = select.select([process.stdout], [], [], SECONDS)
        if not ready:
            process.send_signal(signal.SIGUSR1)
            time.sleep(1)
            process.kill()
        data = os.read(process.stdout.fileno(), 1 << 16).decode(errors="replace")
        if not data:
            return
        *lines, pending = (pending + data).split("\n")
        yield from lines


def _kind(output: list[str]) -> str:
    return next((line for line in reversed(output) if line.strip()), "")[:160]


if __name__ == "__main__":
    raise SystemExit(main())
