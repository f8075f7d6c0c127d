"""fastmcp's decorator without a server."""

from fastmcp import FastMCP
from fastmcp.tools import tool
from langchain_core.tools import tool as chain_tool

mcp = FastMCP("letters")


@tool  # tool: write_letter [decorator]
def write_letter(text: str) -> str:
    """Write a letter."""
    return text


@tool(name="send_letter", annotations={"readOnlyHint": False})  # tool: send_letter [decorator]
def send(address: str) -> str:
    """Send a letter."""
    return address


@chain_tool
def stamp(letter: str) -> str:
    """A tool of LangChain."""
    return letter


mcp.add_tool(write_letter)
mcp.add_tool(send)
