"""Edits of source text, made from the nodes that the analysis knows: only what changes is written anew.

A builder returns the edits for one change, or raises NotEditableError where the text is not what it seems: computed,
shared by other code, or laid out in a way that no edit keeps.
"""

from __future__ import annotations

from ._fix import ANY, REMOVED, Change, Edit, Fix, NotEditableError, Special, applied, conflict, edit, overlap
from .alternatives import split_nullable
from .annotations import annotate, give_default, narrow_text, replace_generic, replace_type
from .arguments import (
    add_keyword,
    add_keywords,
    add_option,
    add_parentheses,
    enclose,
    name_argument,
    remove_keyword,
    remove_repeated,
    rename_keyword,
    replace_argument,
    replace_attribute,
    replace_function,
    surround,
    wrap_arguments,
)
from .containers import (
    append_item,
    insert_beside,
    insert_entries,
    insert_entry,
    nest_entry,
    remove_entry,
    remove_item,
    rename_key,
    replace_brackets,
    replace_value,
    wrap_in_list,
)
from .decorators import only_parameter_around, wrap_function
from .docstrings import move_computed_docstring
from .fields import annotate_field
from .handlers import Decorated, adapt_handler, decorated_by
from .import_groups import import_names, merged_imports
from .import_moves import import_at_runtime, take_from
from .imports import import_module, import_name
from .literals import quote_of, written
from .moving import call_at_once, drop_keyword, move_to_run
from .parameters import move_parameter, remove_slash, rename_parameter
from .renames import import_from_elsewhere, move_imports, rename_in_module
from .signatures import describe_parameters, describe_with_field, function_at, is_in_signature, make_optional
from .statements import raise_other, raise_returned, wrap_returned
from .texts import delete_characters, replace_string, replace_text, respell, surround_text, text_at

__all__ = [
    "ANY",
    "REMOVED",
    "Change",
    "Decorated",
    "Edit",
    "Fix",
    "NotEditableError",
    "Special",
    "adapt_handler",
    "add_keyword",
    "add_keywords",
    "add_option",
    "add_parentheses",
    "annotate",
    "annotate_field",
    "append_item",
    "applied",
    "call_at_once",
    "conflict",
    "decorated_by",
    "delete_characters",
    "describe_parameters",
    "describe_with_field",
    "drop_keyword",
    "edit",
    "enclose",
    "function_at",
    "give_default",
    "import_at_runtime",
    "import_from_elsewhere",
    "import_module",
    "import_name",
    "import_names",
    "insert_beside",
    "insert_entries",
    "insert_entry",
    "is_in_signature",
    "make_optional",
    "merged_imports",
    "move_computed_docstring",
    "move_imports",
    "move_parameter",
    "move_to_run",
    "name_argument",
    "narrow_text",
    "nest_entry",
    "only_parameter_around",
    "overlap",
    "quote_of",
    "raise_other",
    "raise_returned",
    "remove_entry",
    "remove_item",
    "remove_keyword",
    "remove_repeated",
    "remove_slash",
    "rename_in_module",
    "rename_key",
    "rename_keyword",
    "rename_parameter",
    "replace_argument",
    "replace_attribute",
    "replace_brackets",
    "replace_function",
    "replace_generic",
    "replace_string",
    "replace_text",
    "replace_type",
    "replace_value",
    "respell",
    "split_nullable",
    "surround",
    "surround_text",
    "take_from",
    "text_at",
    "wrap_arguments",
    "wrap_function",
    "wrap_in_list",
    "wrap_returned",
    "written",
]
