TABLES = [
    {"name": "books", "description": "All books of the library.", "schema": "public"},
    {"name": "loans", "description": "Who has which book.", "schema": {"type": "view"}},
]
