from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP('library')

LIST = Tool(
    name='list_titles',
    description='List the titles of all books.',
    inputSchema={'type': 'object'},
    outputSchema={'type': 'array', 'items': {'type': 'string'}},
)
COUNT = Tool(name='count_books', description='Count the books.', inputSchema={'type': 'object'}, outputSchema={'type': 'object', 'properties': {'count': {'type': 'integer'}}})
FIND = Tool(
    name='find_book',
    description='Find a book by its title.',
    inputSchema={'type': 'object'},
    outputSchema={'$ref': '#/$defs/Book', '$defs': {'Book': {'type': 'object'}}},
)
MAYBE = Tool(
    name='find_reader',
    description='Find a reader by name.',
    inputSchema={'type': 'object'},
    outputSchema={'type': ['object', 'null']},
)


@mcp.tool(output_schema={'type': 'object', 'properties': {'shelves': {'type': 'array'}}})
def list_shelves():
    '''List the shelves.'''
    return {'shelves': []}
