"""Rules on names and titles: MCP1xx."""
