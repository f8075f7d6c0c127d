"""What SDKs were recorded to refuse is reported by the rule for it, at the token that causes it."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "oracle"))

from oracles import PROFILES, cases_of, recorded, settings_of

from flake8_mcp.engine import analyse
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

# The module of test_corpus/sdks/derived: the code, and the text at the place of the finding.
REPORTED = {
    "add_tool": ("MCP713", "name"),
    "add_tool_e36": ("MCP713", "f"),
    "annotations_given_as_a_plain_boolean_keyword_on": ("MCP712", "readOnlyHint"),
    "arbitrary_class_inside_optional_parameter": ("MCP707", "Bare"),
    "args": ("MCP701", "args"),
    "asynciterator_return_of_an_async_generator": ("MCP707", "AsyncIterator[int]"),
    "bare_decorator_mcp_tool": ("MCP700", "mcp.tool"),
    "bare_decorator_used_as_call_form_mcp_tool": ("MCP700", "tool"),
    "callable_parameter": ("MCP707", "Callable[[int], int]"),
    "calltoolresult_in_optional": ("MCP707", "CallToolResult | None"),
    "classmethod_under_tool": ("MCP704", "tool"),
    "decorator_order_another_decorator_inside_without_functools_w": ("MCP735", "inner"),
    "fastmcp_callable_instance_and_partial_via_add_tool": ("MCP705", "functools.partial(f, b=1)"),
    "fastmcp_default_order_after_field": ("MCP709", "b"),
    "fastmcp_enabled_false": ("MCP783", "enabled"),
    "fastmcp_exclude_args": ("MCP783", "exclude_args"),
    "fastmcp_mount_keyword": ("MCP783", "prefix"),
    "fastmcp_run_in_thread_with_timeout": {"fm2": ("MCP712", "timeout"), "": ("MCP714", "timeout")},
    "fastmcp_task_true_on_a_sync_function": {"fm3": None, "": ("MCP714", "task")},  # 3: an extra was not installed
    "fastmcp_toolresult_and_image_returns": ("MCP780", "fastmcp.tools.tool"),
    "fastmcp_version_timeout": ("MCP712", "version"),
    "field_as_the_default_value": ("MCP709", "d"),
    "functools_partial_and_callable_instance": ("MCP705", "functools.partial(f, b=1)"),
    "future_annotations_naming_a_model_that_is_local": ("MCP706", "M"),
    "inputschema_keyword_on_tool": ("MCP712", "inputSchema"),
    "kwargs": ("MCP701", "kwargs"),
    "lambda_without_name": {"fm2": ("MCP713", "lambda x: x"), "": ("MCP705", "lambda x: x")},
    "list_of_an_arbitrary_class_as_the_return": ("MCP707", "Bare"),
    "mcp_v1_add_tool_of_partial_callable_instance": ("MCP705", "K()"),
    "method_decorated_in_class_body": ("MCP704", "self"),
    "name_given_twice_positional_name": ("MCP712", "name"),
    "output_schema_non_object": {"mcp1": ("MCP712", "output_schema"), "mcp2": ("MCP712", "output_schema"), "": None},
    "output_unserialisable_type": ("MCP707", "Callable[[int], int]"),
    "parameter_of_arbitrary_class": ("MCP707", "Foo"),
    "positional_only": ("MCP702", "/"),
    "resolver_in_a_union": ("MCP714", "Resolve(account)"),
    "resolver_inside_a_resolver_of_an_unknown_parameter": ("MCP714", "zzz"),
    "resolver_of_an_unknown_parameter": ("MCP714", "zzz"),
    "return_annotation_importable_only_under_type_checking": ("MCP706", "Decimal"),
    "stdlib_typeddict_return": ("MCP708", "TypedDict"),
    "stdlib_typing_typeddict_parameter": ("MCP708", "TypedDict"),
    "string_annotation_of_a_class_defined_later_in": ("MCP706", "Later"),
    "structured_output_true_without_annotation": {
        "mcp1": ("MCP714", "structured_output"),
        "mcp2": ("MCP714", "structured_output"),
        "": ("MCP712", "structured_output"),
    },
    "tags_keyword": ("MCP712", "tags"),
    "type_checking_only_import": ("MCP706", "Decimal"),
    "undefined_annotation_name_under_future_annotations": ("MCP706", "Missing"),
    "underscore_parameter": ("MCP703", "_a"),
    "underscore_parameter_with_default": ("MCP703", "_b"),
    "unknown_keyword_to_tool": ("MCP712", "foo"),
}


def errors() -> list[tuple[str, str, str]]:
    """The recorded modules that an SDK refuses and that a rule covers."""
    found = []
    for profile in PROFILES:
        cases = recorded(profile)["cases"]
        for name, source in cases_of(profile):
            truth = cases[name]
            assert isinstance(truth, dict)
            if "error" in truth and wanted(profile, name) is not None:
                found.append((profile, name, source))
    return found


def wanted(profile: str, name: str) -> tuple[str, str] | None:
    entry = REPORTED.get(name)
    return entry.get(profile, entry[""]) if isinstance(entry, dict) else entry


@pytest.mark.parametrize(("profile", "name", "source"), errors())
def test_recorded_error_is_reported(profile: str, name: str, source: str) -> None:
    code, token = wanted(profile, name) or ("", "")
    settings = settings_of(recorded(profile)["versions"])
    with tempfile.TemporaryDirectory() as folder:
        text = Source("case.py", source)
        analysis = analyse(text, str(Path(folder, "case.py")), Project(folder), settings)
    found = [(each.code, text.slice(each.span)) for each in analysis.findings]
    assert (code, token) in found


@pytest.mark.once
def test_working_modules_raise_nothing() -> None:
    """No rule of this family says that something raises which an SDK was recorded to list."""
    raising = {f"MCP7{number:02}" for number in (0, 5, 6, 7, 8, 9, 12, 13, 14, 80, 81, 83, 84)}
    wrong = []
    for profile in PROFILES:
        found = recorded(profile)
        settings = settings_of(found["versions"])
        for name, source in cases_of(profile):
            truth = found["cases"][name]
            assert isinstance(truth, dict)
            if "error" not in truth:
                with tempfile.TemporaryDirectory() as folder:
                    path = str(Path(folder, "case.py"))
                    analysis = analyse(Source("case.py", source), path, Project(folder), settings)
                wrong += [
                    f"{profile} {name} {each.code} {each.text}" for each in analysis.findings if each.code in raising
                ]
    assert wrong == []
