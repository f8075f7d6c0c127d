setup(install_requires=["mcp"]
