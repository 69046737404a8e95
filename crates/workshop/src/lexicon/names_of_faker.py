"""Prints the names of people and places in the package Faker, one per line.

They are tuples of strings in Python files; the files are read, not run.
"""

import ast
import pathlib
import sys

LANGUAGES = {"cs", "da", "de", "en", "es", "fr", "it", "nl", "no", "pl", "pt", "sv"}

sys.stdout.reconfigure(encoding="utf-8")
for kind in ["person", "address"]:
    for file in sorted(pathlib.Path(sys.argv[1], "faker", "providers", kind).glob("*/__init__.py")):
        if file.parent.name.partition("_")[0] in LANGUAGES:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.istitle():
                    print(node.value)
