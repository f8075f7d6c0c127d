"""Registered by a function that gets the server."""


def register(app):
    @app.tool()  # tool: admit [decorator]
    def admit(patient: str) -> str:
        """Admit a patient."""
        return patient

    @app.tool  # tool: discharge [decorator]
    def discharge(patient: str) -> str:
        """Discharge a patient."""
        return patient
