def register(server):
    @server.tool()  # tool: water_lawn [decorator]
    def water_lawn(minutes: int) -> str:
        """Water the lawn."""
        return str(minutes)
