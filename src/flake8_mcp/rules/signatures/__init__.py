"""Rules on the signatures of tools: MCP70x, MCP73x, MCP74x."""
