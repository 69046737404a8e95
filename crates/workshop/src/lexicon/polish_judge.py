"""Judges Polish words with Morfeusz 2 and its dictionary, SGJP.

Reads one word per line and prints one letter for each:
w  a word, alone or with a particle or ending that is written together with it ("zróbże", "abyś")
f  a part of a fixed phrase that does not stand alone ("trochu" in "po trochu")
-  an abbreviation, a name, or nothing that SGJP knows in small letters
"""

import sys

import morfeusz2


def verdict(readings):
    tags = {tag.partition(":")[0] for _, _, (_, _, tag, _, _) in readings}
    if "ign" in tags:
        return "-"
    if max(end for _, end, _ in readings) > 1 or tags - {"brev", "frag"}:
        return "w"
    return "f" if "frag" in tags else "-"


morfeusz = morfeusz2.Morfeusz(
    praet="composite",
    case_handling=morfeusz2.STRICTLY_CASE_SENSITIVE,
    whitespace=morfeusz2.KEEP_WHITESPACES,
)
sys.stdin.reconfigure(encoding="utf-8")
sys.stdout.write("".join(verdict(morfeusz.analyse(line.rstrip("\n"))) for line in sys.stdin))
