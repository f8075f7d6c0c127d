import json
import logging

from mcp.server.fastmcp import FastMCP
from mcp.server.fastmcp.exceptions import ToolError
from mcp.types import CallToolResult, TextContent

mcp = FastMCP("registry")


@mcp.tool()
def read_key(path: str) -> str:
    """Read a key."""
    try:
        return open(path, encoding="utf-8").read()
    except OSError as problem:
        raise ToolError(f"Error: {problem}") from problem  # MCP754: 8 "Error: " is returned as an ordinary result
    except ValueError as problem:
        logging.exception("read")
        raise ToolError("Failed to read " + str(problem)) from problem  # MCP754: 8 raise an exception


@mcp.tool(structured_output=False)
def write_key(path: str) -> list[TextContent]:
    """Write a key."""
    try:
        open(path, "w", encoding="utf-8").close()
    except OSError as problem:
        message = f"An error occurred: {problem}"
        if path:
            return [TextContent(type="text", text=message)]  # MCP754: 12 "An error occurred: "
        return [TextContent(type="text", text="Exception while writing")]  # MCP754: 8 Exception while
    return []


@mcp.tool()
def delete_key(path: str) -> str:
    """Delete a key."""
    try:
        return open(path, encoding="utf-8").read()
    except OSError as problem:
        raise RuntimeError(f"Error: {problem}") from problem


@mcp.tool()
def find_key(path: str) -> dict[str, str]:
    """Find a key."""
    try:
        return {"path": path}
    except OSError as problem:
        return {"error": str(problem)}


@mcp.tool()
def dump_key(path: str) -> str:
    """Dump a key."""
    try:
        return json.dumps({"path": path})
    except OSError as problem:
        return json.dumps({"error": str(problem)})


@mcp.tool()
def move_key(path: str) -> CallToolResult:
    """Move a key."""
    try:
        return CallToolResult(content=[])
    except OSError as problem:
        return CallToolResult(content=[TextContent(type="text", text=f"Error: {problem}")], isError=True)


@mcp.tool()
def check_key(path: str) -> str:
    """Check whether a key can be read: the failure is the answer."""
    try:
        return open(path, encoding="utf-8").read()
    except OSError as problem:
        return f"Error: {problem}"


@mcp.tool()
def list_keys(path: str) -> str:
    """List keys."""
    try:
        return open(path, encoding="utf-8").read()
    except FileNotFoundError:
        return "No keys."


@mcp.tool()
def count_keys(path: str) -> str:
    """Count keys."""
    if not path:
        return "Error: no path"

    def inner() -> str:
        try:
            return path
        except OSError:
            return "Error: inner"

    return inner()
