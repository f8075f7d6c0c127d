"""Rules on descriptions and other texts: MCP2xx."""
