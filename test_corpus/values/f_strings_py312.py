"""f-strings that only Python 3.12 and later reads (PEP 701)."""

NAMES = {"one": "orders"}
SAME_QUOTES = f"list {NAMES["one"]}"  # 'list orders'
BACKSLASH = f"{"a\tb"}"  # 'a\tb'
NESTED = f"{f"{f"{NAMES["one"]}"}"}"  # 'orders'
SEVERAL_LINES = f"{
    NAMES["one"]  # a comment
}"  # 'orders'
type Names = list[str]
