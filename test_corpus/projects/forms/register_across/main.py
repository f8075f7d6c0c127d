"""Puts the parts together."""

from fastmcp import FastMCP

import parts
from parts import patients, wards
from parts.toolkit import register_all, register_under

mcp = FastMCP("clinic")
patients.register(mcp)
register_all(mcp, [wards.list_wards, wards.close_ward])
register_under(mcp, "ward", wards.count_beds)
for name in ["call_doctor", "call_nurse"]:
    mcp.add_tool(getattr(parts.calls, name))  # tool: call_doctor [add_tool] | call_nurse [add_tool]
for function in parts.EXPORTED:
    mcp.tool(function)  # tool: weigh [call] | measure [call]
