"""Rules on how tools are registered: MCP700, MCP705, MCP71x, MCP74x."""
