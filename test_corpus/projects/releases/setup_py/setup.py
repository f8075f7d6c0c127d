from setuptools import find_packages, setup

REQUIRES = ["httpx", "fastmcp>=2.3,<3"]

setup(
    name="server",
    packages=find_packages(),
    python_requires=">=3.9",
    install_requires=REQUIRES,
    extras_require={"types": "pydantic<2.10\nhttpx", "dev": [f"pytest=={8}", "pytest"]},
)
