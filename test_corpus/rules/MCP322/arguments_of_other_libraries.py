import argparse

parser = argparse.ArgumentParser()
parser.add_argument("--title", required=True)
OPTIONS = {"title": {"type": "string", "required": True}}
