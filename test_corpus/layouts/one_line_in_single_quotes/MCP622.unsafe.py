from mcp.server.fastmcp import FastMCP

mcp = FastMCP('garage')


@mcp.tool(meta={'com.example/bay': 3})
def lift_car(plate: str) -> str:
    '''Lift a car.'''
    return plate
