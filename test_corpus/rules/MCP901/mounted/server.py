from fastmcp import FastMCP

from books import books

main = FastMCP("main")
main.mount(books, namespace="books")
