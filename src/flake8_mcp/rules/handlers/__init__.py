"""Rules on what the functions behind tools do: MCP75x, MCP76x."""
