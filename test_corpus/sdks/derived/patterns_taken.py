"""Patterns that Rust takes, and some that are not judged."""
# sdks: mcp1 fm3

from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(
    a0: Annotated[str, Field(pattern='^[a-z]+$')],
    a1: Annotated[str, Field(pattern='a|b')],
    a2: Annotated[str, Field(pattern='(a)(?:b)(?i:c)')],
    a3: Annotated[str, Field(pattern='(?i)a')],
    a4: Annotated[str, Field(pattern='(?P<x>a)')],
    a5: Annotated[str, Field(pattern='(?<y>a)')],
    a6: Annotated[str, Field(pattern='a{2}')],
    a7: Annotated[str, Field(pattern='a{2,}')],
    a8: Annotated[str, Field(pattern='a{2,3}?')],
    a9: Annotated[str, Field(pattern='a{ 2 , 3 }')],
    a10: Annotated[str, Field(pattern='[^a]')],
    a11: Annotated[str, Field(pattern='[]a]')],
    a12: Annotated[str, Field(pattern='[a-]')],
    a13: Annotated[str, Field(pattern='[-a]')],
    a14: Annotated[str, Field(pattern='[a-z0-9_.-]')],
    a15: Annotated[str, Field(pattern='[\\w-]')],
    a16: Annotated[str, Field(pattern='[\\d.]')],
    a17: Annotated[str, Field(pattern='[\\-a]')],
    a18: Annotated[str, Field(pattern='\\p{L}+')],
    a19: Annotated[str, Field(pattern='\\x41')],
    a20: Annotated[str, Field(pattern='\\u0041')],
    a21: Annotated[str, Field(pattern='\\U00000041')],
    a22: Annotated[str, Field(pattern='\\pL')],
    a23: Annotated[str, Field(pattern='\\P{L}')],
    a24: Annotated[str, Field(pattern='\\w\\W\\s\\S\\d\\D\\b\\B\\A\\z')],
    a25: Annotated[str, Field(pattern='\\t\\n\\r\\f\\v\\a')],
    a26: Annotated[str, Field(pattern='\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\^\\$\\|\\\\/')],
    a27: Annotated[str, Field(pattern='\\-\\#\\&\\~')],
    a28: Annotated[str, Field(pattern='[[:alpha:]]')],
    a29: Annotated[str, Field(pattern='[a&&b]')],
    a30: Annotated[str, Field(pattern='[a--b]')],
    a31: Annotated[str, Field(pattern='[a~~b]')],
    a32: Annotated[str, Field(pattern='[a-c--b]')],
    a34: Annotated[str, Field(pattern='[+--]')],
    a35: Annotated[str, Field(pattern='[\\]-a]')],
    a36: Annotated[str, Field(pattern='[!-\\/]')],
    a37: Annotated[str, Field(pattern='(?s-i:a)')],
    a38: Annotated[str, Field(pattern='(?x) a # b')],
    a39: Annotated[str, Field(pattern='(?xi:a)')],
    a40: Annotated[str, Field(pattern='^$')],
    a41: Annotated[str, Field(pattern='')],
    a42: Annotated[str, Field(pattern='a**')],
    a43: Annotated[str, Field(pattern='a+?')],
    a44: Annotated[str, Field(pattern='()')],
    a45: Annotated[str, Field(pattern='(|a)')],
    a46: Annotated[str, Field(pattern='[a-b-c]')],
    a47: Annotated[str, Field(pattern='(?U)a+')],
    a48: Annotated[str, Field(pattern='é')],
    a49: Annotated[str, Field(pattern='(?:)')],
    a50: Annotated[str, Field(pattern='a\nb')],
    a51: Annotated[str, Field(pattern='x{0}')],
    a52: Annotated[str, Field(pattern='[ -~]')],
    a53: Annotated[str, Field(pattern='[\\x00-\\x7f]')],
    a54: Annotated[str, Field(pattern='[\\d\\s]+')],
    a55: Annotated[str, Field(pattern='[\\t-\\r]')],
    a56: Annotated[str, Field(pattern='(?P<a>x)(?P<b>y)')],
) -> str:
    return ""
