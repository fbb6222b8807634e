"""Pictures and sounds: every card has its picture, the prints are what the sources draw, and nothing is too heavy."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ART = ROOT / "web/public/art"
A_FEW = [("arcana", "N05"), ("arcs", "mystic"), ("eclipse/species", "planta"), ("eclipse/parts", "hull")]
REBUILD = """
import sys
from lino.cards import everything, printed
from lino.tints import tints
from pathlib import Path
words = sys.argv[2:]
if words:
    sys.stdout.write("".join(printed(*word.rsplit("/", 1)) for word in words))
else:
    drawn = {(folder, name) for folder, names in everything().items() for name in names}
    sys.stdout.write(repr(sorted(set(tints(Path(sys.argv[1]))) - drawn)))
"""


def lino(*words: str) -> str:
    command = [sys.executable, "-c", REBUILD, str(ROOT / "src/stolik/games"), *words]
    return subprocess.run(command, cwd=ROOT / "art/prints", check=True, capture_output=True, text=True).stdout


def sent(file: Path) -> int:
    """What goes over the wire: drawings are zipped, the rest is packed already."""
    body = file.read_bytes()
    return len(gzip.compress(body, 6)) if file.suffix == ".svg" else len(body)


def test_everything_in_the_data_has_a_picture() -> None:
    assert lino() == "[]"


@pytest.mark.parametrize(("folder", "name"), A_FEW)
def test_prints_are_what_their_sources_draw(folder: str, name: str) -> None:
    assert lino(f"{folder}/{name}") == (ART / "prints" / folder / f"{name}.svg").read_text("utf-8")


@pytest.mark.parametrize("game", ["arcana", "arcs", "eclipse"])
def test_pictures_of_a_game_stay_within_their_budget(game: str) -> None:
    files = [*(ART / "sprites" / game).rglob("*.webp"), *(ART / "prints" / game).rglob("*.svg")]
    assert files
    assert sum(map(sent, files)) <= 600_000


def test_backgrounds_and_sounds_stay_within_their_budget() -> None:
    wide = [*ART.glob("covers/*"), *ART.glob("sprites/*/sky-*"), *ART.glob("sprites/*/hex-*")]
    assert {file.name: sent(file) for file in wide if sent(file) > 150_000} == {}
    assert sum(map(sent, ART.glob("sounds/opus/*.opus"))) <= 150_000


def test_the_client_knows_every_sprite_and_sound() -> None:
    sprites = json.loads((ROOT / "web/src/art/sprites.json").read_text("utf-8"))
    assert set(sprites) == {f"{file.parent.name}/{file.stem}" for file in ART.glob("sprites/*/*.webp")}
    sounds = json.loads((ROOT / "web/src/art/sounds.json").read_text("utf-8"))
    takes = {take["file"] for sound in sounds.values() for take in sound["takes"]}
    assert takes == {file.stem for file in ART.glob("sounds/opus/*.opus")}
    assert takes == {file.stem for file in ART.glob("sounds/aac/*.m4a")}
