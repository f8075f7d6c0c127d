"""Rules on the analysis itself: MCP0xx."""
