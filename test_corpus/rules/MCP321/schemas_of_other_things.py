COLUMNS = {"name": "books", "schema": {"title": {"type": "str"}, "year": {"type": "int"}}}
CONFIGURATION = {"type": "dict", "properties": {"debug": {"type": "bool"}}}
