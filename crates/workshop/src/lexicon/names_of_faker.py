"""Prints names in the package Faker, one per line: `all`, or those of `people and places` without streets and titles.

They are tuples of strings in Python files; the files are read, not run.
"""

import ast
import pathlib
import sys

LANGUAGES = {"cs", "da", "de", "en", "es", "fr", "it", "nl", "no", "pl", "pt", "sv"}
PEOPLE_AND_PLACES = ("first_name", "last_name", "cities", "city_names", "countries", "states", "departments", "regions")


def wanted(node):
    """Whether a statement assigns one of the lists of people and places."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id.startswith(PEOPLE_AND_PLACES) for target in targets)


def roots(tree, which):
    return [tree] if which == "all" else [node for node in ast.walk(tree) if wanted(node)]


sys.stdout.reconfigure(encoding="utf-8")
for kind in ["person", "address"]:
    for file in sorted(pathlib.Path(sys.argv[1], "faker", "providers", kind).glob("*/__init__.py")):
        if file.parent.name.partition("_")[0] in LANGUAGES:
            for root in roots(ast.parse(file.read_text(encoding="utf-8")), sys.argv[2]):
                for node in ast.walk(root):
                    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.istitle():
                        if sys.argv[2] == "all" or " " not in node.value:
                            print(node.value)
