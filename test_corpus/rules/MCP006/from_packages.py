from mcp.server.fastmcp import FastMCP
from opentelemetry import trace
from tenacity import retry, stop_after_attempt

mcp = FastMCP("library")
tracer = trace.get_tracer(__name__)


@mcp.tool()
@retry  # MCP006: 1 @retry is not followed
def list_books(limit: int) -> str:
    """List the books of the library."""
    return str(limit)


@mcp.tool()
@retry(stop=stop_after_attempt(3))  # MCP006: 1 is not followed
@trace.traced  # MCP006: 1 is not followed
def find_book(title: str) -> str:
    """Find a book."""
    return title
