"""Rules on annotations: MCP5xx."""
