"""String literals and implicit concatenation."""

PLAIN = "list orders"  # 'list orders'
ESCAPES = "a\tb\x41\u00e9\N{BULLET}\\"  # 'a\tbA\xe9\u2022\\'
RAW = r"\d+\n"  # '\\d+\\n'
LENIENT = "\d"  # '\\d'
TRIPLE = """first
second"""  # 'first\nsecond'
CONTINUED = "one \
two"  # 'one two'
JOINED = "a" 'b' """c"""  # 'abc'
JOINED_LINES = (
    "first, "  # a comment between
    "second"
)  # 'first, second'
JOINED_WITH_FIELD = "a" f"{PLAIN}" r"\n"  # 'alist orders\\n'
BYTES = b"ab" b"\x00"  # b'ab\x00'
MIXED_PREFIXES = u"a" R"\b"  # 'a\\b'
OTHER_SCRIPTS = "名前 – é"  # '\u540d\u524d \u2013 \xe9'
EMPTY = ""  # ''
NUMBER = 1_000  # 1000
HEX = 0xFF  # 255
FLOAT = 1.5e3  # 1500.0
IMAGINARY = 2j  # 2j
NEGATIVE = -3  # -3
NOTHING = None  # None
YES = True  # True
DOTS = ...  # ...
UNKNOWN_PART = "a" f"{len}"  # unknown
