"""Rules on what named clients refuse: MCP8xx."""
