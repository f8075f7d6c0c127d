from fastmcp import FastMCP

ward = FastMCP("ward")


# listed by "zoo" as health_of_all_animals_list_treatments_by_week_and_month
@ward.tool
def list_treatments_by_week_and_month() -> list[str]:  # MCP803: 4 "health_of_all_ani...by_week_and_month" has 65 characters with the server "zoo"
    """List the treatments."""
    return []


@ward.tool
def list_pills() -> list[str]:
    """List the pills."""
    return []
