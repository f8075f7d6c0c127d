"""Registers what it is given."""

from fastmcp import FastMCP


def register_all(server: FastMCP, functions):
    for function in functions:
        server.tool(function)  # tool: list_wards [call] | close_ward [call]


def register_under(server: FastMCP, prefix, function):
    server.tool(function, name=f"{prefix}_{function.__name__}")  # tool: ward_count_beds [call]
