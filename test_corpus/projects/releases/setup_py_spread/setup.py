import setuptools

setup_kwargs = {"name": "server", "install_requires": ("mcp>=1,<2",), **{}}
setuptools.setup(**setup_kwargs, **{"python_requires": ">=3.11"}, **make())
