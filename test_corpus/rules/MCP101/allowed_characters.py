from fastmcp import FastMCP

mcp = FastMCP("admin")


@mcp.tool(name="admin.users.list")
def list_users() -> list[str]:
    """List the users."""
    return []


@mcp.tool("admin-users-add2")
def add_user(name: str) -> str:
    """Add a user."""
    return name


@mcp.tool(name="_DELETE_user-v1.0")
def delete_user(name: str) -> str:
    """Delete a user."""
    return name
