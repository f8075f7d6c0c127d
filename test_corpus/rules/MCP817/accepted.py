# settings: --mcp-clients openai-strict
from datetime import date, datetime
from pathlib import Path
from uuid import UUID

from fastmcp import FastMCP
from mcp.types import Tool
from pydantic import AnyUrl

mcp = FastMCP("farm")


@mcp.tool
def visit(day: date, at: datetime, guest: UUID) -> AnyUrl:
    """Visit the farm."""
    return AnyUrl(f"https://example.com/{day}/{at}/{guest}")


@mcp.tool
def photograph(file: Path, content: bytes) -> str:
    """Keep a photograph."""
    return f"{file}{content!r}"


SOW = Tool(
    name="sow_field",
    description="Sow a field.",
    inputSchema={
        "type": "object",
        "properties": {
            "format": {"type": "string"},
            "rows": {"type": "integer", "format": "int32"},
            "other": {"format": "uri"},
        },
        "required": ["format", "rows", "other"],
        "additionalProperties": False,
    },
)
REAP = Tool(name="reap", description="Reap a field.", inputSchema={"type": "object", "properties": {}, "additionalProperties": False})
REST = Tool(
    name="rest",
    description="Let a field rest.",
    inputSchema={
        "type": "object",
        "properties": {"a": {"type": "string", "description": "uri"}},
        "required": ["a"],
        "additionalProperties": False,
    },
)
