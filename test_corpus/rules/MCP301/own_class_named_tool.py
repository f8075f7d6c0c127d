from dataclasses import dataclass


@dataclass
class Tool:
    name: str
    weight: float = 0.0


HAMMER = Tool(name="hammer")
