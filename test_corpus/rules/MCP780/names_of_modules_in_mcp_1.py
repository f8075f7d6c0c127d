# settings: --mcp-sdk mcp==1.30.0
import mcp
from mcp import types

content = types.Content
failure = mcp.McpError
