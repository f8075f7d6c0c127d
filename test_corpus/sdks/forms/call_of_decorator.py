"""`x.tool(...)(function)` and fastmcp's `x.tool(function)`."""

import json as codec

from fastmcp import FastMCP

mcp = FastMCP("files")


def read_file(path: str) -> str:
    """Read a file."""
    return path


def write_file(path: str, text: str) -> str:
    """Write a file."""
    return path + text


async def list_files(folder: str) -> list[str]:
    """List a folder."""
    return [folder]


def delete_file(path: str) -> str:
    """Delete a file."""
    return path


class Disk:
    def space(self) -> int:
        """How much space is left."""
        return 0

    def format(self) -> None:
        """Not offered."""


disk = Disk()

mcp.tool()(read_file)  # tool: read_file [call]
mcp.tool(name="save_file", tags={"write"})(write_file)  # tool: save_file [call]
mcp.tool(list_files)  # tool: list_files [call]
mcp.tool(delete_file, name="remove_file")  # tool: remove_file [call]
mcp.tool(disk.space)  # tool: space [call]
mcp.tool(  # tool: free_space [call]
    name="free_space",
    description="The free space.",
)(disk.space)
mcp.tool(lambda path: path, name="echo_path")  # tool: echo_path [call]

mcp.resource("disk://space")(disk.space)
mcp.prompt(read_file)
codec.dumps(delete_file.__name__)
mcp.run
