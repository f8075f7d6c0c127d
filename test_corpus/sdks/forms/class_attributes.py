"""Functions named in class attributes, and methods registered by name."""

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("bank")


def balance(account: str) -> float:
    """The balance."""
    return len(account)


def transfer(source: str, target: str) -> str:
    """Transfer money."""
    return source + target


class Group:
    prefix = "bank"
    functions = (balance, transfer)
    hidden = ["audit"]

    def audit(self) -> str:
        """Not offered."""
        return ""


for function in Group.functions:
    mcp.add_tool(function, name=f"{Group.prefix}_{function.__name__}")  # tool: bank_balance [add_tool] | bank_transfer [add_tool]


class Accounts:
    exposed = ["open_account", "close_account"]

    def open_account(self, owner: str) -> str:
        """Open an account."""
        return owner

    def close_account(self, account: str) -> str:
        """Close an account."""
        return account

    def merge(self, account: str) -> str:
        """Not offered."""
        return account

    def register(self, server: FastMCP) -> None:
        for name in self.exposed:
            server.tool(name=name)(getattr(self, name))  # tool: open_account [call] | close_account [call]


Accounts().register(mcp)
