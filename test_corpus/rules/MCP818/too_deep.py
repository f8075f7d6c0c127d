# settings: --mcp-clients openai-strict
from mcp.types import Tool

CLOSED = {"type": "object", "additionalProperties": False, "required": ["in"]}
SIX = {"type": "string"}  # MCP818: 6 because of 6 levels of nesting: use at most 5
FIVE = {**CLOSED, "properties": {"in": SIX}}
FOUR = {**CLOSED, "properties": {"in": FIVE}}
THREE = {**CLOSED, "properties": {"in": FOUR}}
TWO = {**CLOSED, "properties": {"in": THREE}}
ONE = {**CLOSED, "properties": {"in": TWO}}

DIG = Tool(name="dig", description="Dig a hole.", inputSchema={**CLOSED, "properties": {"in": ONE}})
SCRAPE = Tool(name="scrape", description="Scrape a wall.", inputSchema={**CLOSED, "properties": {"in": TWO}})
