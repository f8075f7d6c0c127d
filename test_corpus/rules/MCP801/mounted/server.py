from fastmcp import FastMCP

from stalls import stalls, tickets

fair = FastMCP("fair")
fair.mount(stalls, namespace="fair", tool_names={"rows.sold": "sold_rows"})
fair.mount(tickets)
