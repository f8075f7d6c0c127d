from .protocol.types import *

STAMP = Tool(name="stamp", input_schema={"type": "object"})  # tool: stamp [tool_object]
SEAL = Seal(name="seal", input_schema={"type": "object"})
