"""python render.py [family ...] [-o name-part ...]: render the art of both games into web/public/art/sprites.

    python render.py                        everything
    python render.py planets skies          two families
    python render.py arcs_pieces -o ship    only the sprites whose name contains "ship"

ART_SAMPLES=16 ART_OVER=1 for a quick look; ART_RAW=/somewhere for Blender's own files.
"""

import importlib
import sys

FAMILIES = ("planets", "arcs_pieces", "arcs_tokens", "eclipse_pieces", "eclipse_tokens", "skies")


def main(words):
    only = words[words.index("-o") + 1 :] if "-o" in words else None
    families = words[: words.index("-o")] if "-o" in words else words
    for family in families or FAMILIES:
        importlib.import_module(family).render(only)


if __name__ == "__main__":
    main(sys.argv[1:])
