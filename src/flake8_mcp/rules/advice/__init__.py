"""Advice, off by default: MCP9xx."""
