from mcp_types import *

LIMIT = 3
