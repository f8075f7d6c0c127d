"""Record what clients and their libraries do with definitions, in tests/recorded/clients.json.

    python tests/oracle/clients.py PYTHON SDK_PYTHON NODE_FOLDER [MCPO_FOLDER ...]

PYTHON is an environment with google-genai, langchain-google-genai, mcp 1, mcpo, ollama, openai-agents and
pydantic-ai-slim, SDK_PYTHON one with mcp 2; NODE_FOLDER has the packages @modelcontextprotocol/sdk,
@modelcontextprotocol/client and ajv installed; each MCPO_FOLDER holds another release of mcpo. Nothing is sent anywhere: what runs is the code that a client
runs before it asks a model. The tests read the file only.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

RECORDED = Path(__file__).parents[1] / "recorded/clients.json"
_EMPTY = {"type": "object", "properties": {}}


def tool(schema: object = None, **fields: object) -> dict[str, object]:
    """A definition with an input schema."""
    found = {"name": "find_book", "description": "Find a book by its title.", "inputSchema": schema or _EMPTY, **fields}
    return {key: value for key, value in found.items() if value is not ...}


def one(schema: object) -> dict[str, object]:
    """A tool with one parameter of a schema."""
    return tool({"type": "object", "properties": {"title": schema}})


def output(schema: object) -> dict[str, object]:
    """A tool with an output schema."""
    return tool(outputSchema=schema)


# Definitions that the clients of MCP are given in an answer to tools/list, with the code that reports each, if one
# does under revision 2025-11-25.
LISTED: tuple[tuple[str | None, dict[str, object]], ...] = (
    (None, tool()),
    (None, one({"type": "string", "pattern": "^[a-z]+$"})),
    (None, output({"type": "object", "properties": {"title": {"type": "string"}}})),
    (None, tool(annotations={"readOnlyHint": True, "title": "Find a book"})),
    (None, tool(icons=[{"src": "https://books.example/i.png", "sizes": ["48x48"]}])),
    ("MCP103", tool(name=...)),
    ("MCP202", tool(description=None)),
    ("MCP301", tool(inputSchema=...)),
    ("MCP301", tool(inputSchema=None)),
    ("MCP302", tool({"properties": {}})),
    ("MCP302", tool({"type": "array"})),
    ("MCP303", one(True)),  # noqa: FBT003 - a schema
    ("MCP304", tool({"type": "object", "properties": {"title": {"type": "string"}}, "required": "title"})),
    ("MCP321", output({"type": "object", "properties": {"title": {"type": "str"}}})),
    ("MCP322", output({"type": "object", "properties": {"title": {"type": "string", "required": True}}})),
    ("MCP323", output({"type": "object", "properties": {"year": {"type": "integer", "exclusiveMinimum": True}}})),
    ("MCP330", output({"type": "object", "properties": {"title": {"$ref": "#/$defs/Title"}}})),
    ("MCP332", output({"type": "object", "properties": {"title": {"type": "string", "pattern": "a\\-b"}}})),
    ("MCP363", output({"type": "object", "properties": {"title": {"type": "string", "enum": []}}})),
    ("MCP401", tool(outputSchema=True)),
    ("MCP402", output({"type": "array", "items": {"type": "string"}})),
    ("MCP402", output({"properties": {"title": {"type": "string"}}})),
    ("MCP501", tool(annotations={"readOnlyHint": "true"})),
    ("MCP601", tool(icons={"src": "https://books.example/i.png"})),
    ("MCP601", tool(icons=[{"src": "https://books.example/i.png", "sizes": "48x48"}])),
    ("MCP620", tool(_meta=[])),
    ("MCP640", tool(execution={"taskSupport": "yes"})),
)

_TREE = {
    "type": "object",
    "properties": {"tree": {"$ref": "#/$defs/Node"}},
    "$defs": {"Node": {"type": "object", "properties": {"next": {"$ref": "#/$defs/Node"}}}},
}
_OPEN = {"type": "object", "properties": {"t": {"type": "string"}}, "required": ["t"], "additionalProperties": True}
_CLOSED = {**_OPEN, "additionalProperties": False}

# What libraries do before they ask a model: the limit of clients.py that it is about (client, kind), the code, the
# library, a definition that the limit excludes, and the nearest one that it does not.
CHECKED: tuple[tuple[str, str, str, str, dict[str, object], dict[str, object]], ...] = (
    ("gemini", "keyword", "MCP816", "google-genai", one({"type": "integer", "exclusiveMinimum": 0}),
     one({"type": "integer", "minimum": 1})),
    ("gemini", "keyword", "MCP816", "google-genai", one({"type": "integer", "exclusiveMaximum": 9}),
     one({"type": "integer", "maximum": 8})),
    ("gemini", "keyword", "MCP816", "google-genai", one({"type": "string", "const": "a"}),
     one({"type": "string", "enum": ["a"]})),
    ("gemini", "keyword", "MCP816", "google-genai", one({"type": "integer", "multipleOf": 5}), one({"type": "integer"})),
    ("gemini", "keyword", "MCP816", "google-genai",
     one({"type": "object", "properties": {}, "propertyNames": {"pattern": "^a"}}),
     one({"type": "object", "properties": {}})),
    ("gemini", "keyword", "MCP816", "google-genai",
     one({"type": "object", "properties": {}, "patternProperties": {"^a": {"type": "string"}}}),
     one({"type": "object", "properties": {}})),
    ("gemini", "keyword", "MCP816", "google-genai",
     tool({"$schema": "https://json-schema.org/draft/2020-12/schema", **_EMPTY}), tool()),
    ("gemini", "keyword", "MCP816", "google-genai", tool({**_EMPTY, "additionalProperties": False}), tool()),
    ("gemini", "one type", "MCP815", "google-genai", one({"type": ["string", "null"]}),
     one({"anyOf": [{"type": "string"}, {"type": "null"}]})),
    ("gemini", "string enum", "MCP814", "google-genai", one({"type": "integer", "enum": [1, 2]}),
     one({"type": "string", "enum": ["1", "2"]})),
    ("gemini", "reference", "MCP819", "google-genai",
     tool({"type": "object", "properties": {"t": {"$ref": "#/$defs/T"}}, "$defs": {"T": {"type": "string"}}}),
     tool({"type": "object", "properties": {"t": {"type": "string"}}})),
    ("gemini", "recursion", "MCP820", "pydantic-ai-slim", tool(_TREE), one({"type": "object", "properties": {}})),
    ("gemini", "recursion", "MCP820", "langchain-google-genai", tool(_TREE), one({"type": "object", "properties": {}})),
    ("openai-strict", "strict mode", "MCP818", "openai-agents", tool(_OPEN), tool(_CLOSED)),
    ("mcpo", "property key", "MCP805", "mcpo",
     tool({"type": "object", "properties": {"_id": {"type": "string"}}}),
     tool({"type": "object", "properties": {"id": {"type": "string"}}})),
    ("ollama", "one type", "MCP815", "ollama", one({"type": ["string", "null"]}), one({"type": "string"})),
)  # fmt: skip


def check(library: str, definition: dict[str, object]) -> str:
    """What a library does with a definition: taken, or the exception."""
    with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
        try:
            _CHECKS[library](json.loads(json.dumps(definition)))
        except Exception as refused:
            return type(refused).__name__
    return "taken"


def _google(definition: dict[str, object]) -> None:
    from google.genai import types

    given = {"name": definition["name"], "description": "d", "parameters": definition["inputSchema"]}
    types.FunctionDeclaration.model_validate(given)


def _pydantic_ai(definition: dict[str, object]) -> None:
    from pydantic_ai.profiles.google import GoogleJsonSchemaTransformer

    GoogleJsonSchemaTransformer(definition["inputSchema"]).walk()


def _langchain_google(definition: dict[str, object]) -> None:
    from langchain_google_genai._function_utils import convert_to_genai_function_declarations

    given = {"name": definition["name"], "description": "d", "parameters": definition["inputSchema"]}
    convert_to_genai_function_declarations([given])


def _agents(definition: dict[str, object]) -> None:
    from agents.strict_schema import ensure_strict_json_schema

    ensure_strict_json_schema(definition["inputSchema"])


def _mcpo(definition: dict[str, object]) -> None:
    from mcpo.utils.main import get_model_fields
    from pydantic import create_model

    schema = definition["inputSchema"]
    fields = get_model_fields("form", schema["properties"], schema.get("required", []), schema.get("$defs", {}))
    create_model("form", **fields)


def _ollama(definition: dict[str, object]) -> None:
    from ollama._types import Tool

    Tool.model_validate({"type": "function", "function": {"name": "t", "parameters": definition["inputSchema"]}})


def _parsed(definition: dict[str, object]) -> str:
    """What the client of the Python SDK makes of an answer to tools/list with the definition in it."""
    from mcp.types import ListToolsResult
    from pydantic import ValidationError

    try:
        ListToolsResult.model_validate({"tools": [tool(), definition]})
    except ValidationError:
        return "list lost"
    return "listed"


_CHECKS = {
    "google-genai": _google,
    "langchain-google-genai": _langchain_google,
    "mcpo": _mcpo,
    "ollama": _ollama,
    "openai-agents": _agents,
    "pydantic-ai-slim": _pydantic_ai,
}


def ask(*libraries: str) -> dict[str, object]:
    """What the libraries of this environment do, and its Python SDK."""
    chosen = [each for each in CHECKED if not libraries or each[3] in libraries]
    checked = [
        {
            "client": client,
            "kind": kind,
            "code": code,
            "library": f"{library} {version(library)}",
            "outside": {"definition": outside, "outcome": check(library, outside)},
            "inside": {"definition": inside, "outcome": check(library, inside)},
        }
        for client, kind, code, library, outside, inside in chosen
    ]
    return {"checked": checked}


def parse() -> dict[str, list[str]]:
    """What the client of this environment's Python SDK does."""
    return {f"mcp {version('mcp')}": [_parsed(each) for _, each in LISTED]}


def main(python: str, sdk: str, node: str, *others: str) -> None:
    """Ask everybody, and write the file."""
    checked = _run(python, "--in")["checked"]
    for folder in others:
        checked += _run(python, "--in", "mcpo", path=folder)["checked"]
    outcomes = _run("node", given=json.dumps([each for _, each in LISTED]), cwd=node)
    outcomes |= _run(python, "--sdk") | _run(sdk, "--sdk")
    listed = [
        {"code": code, "definition": each, "outcomes": {name: all_[index] for name, all_ in outcomes.items()}}
        for index, (code, each) in enumerate(LISTED)
    ]
    RECORDED.write_text(json.dumps({"listed": listed, "checked": checked}, indent=1) + "\n", encoding="utf-8")


def _run(program: str, *words: str, given: str = "", cwd: str | None = None, path: str = "") -> dict[str, list[object]]:
    script = Path(__file__).resolve()
    script = script.with_suffix(".mjs") if program == "node" else script
    run = subprocess.run(
        [program, script, *words], check=True, capture_output=True, text=True, input=given, cwd=cwd,
        env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    found: dict[str, list[object]] = json.loads(run.stdout)
    return found


if __name__ == "__main__":
    if sys.argv[1:2] == ["--in"]:
        json.dump(ask(*sys.argv[2:]), sys.stdout)
    elif sys.argv[1:2] == ["--sdk"]:
        json.dump(parse(), sys.stdout)
    else:
        main(*sys.argv[1:])
