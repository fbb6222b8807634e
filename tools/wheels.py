"""Build the wheels of this platform, plain and compiled, and test each in a clean environment.

python -m tools.wheels
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from urllib.request import urlopen

from stolik.version import VERSION

ROOT = Path(__file__).parents[1]
OUT = ROOT / "build" / "wheels"
KINDS = ("plain", "compiled")
GAMES = """
import stolik
from stolik import bots
from stolik.kernel import engine
from stolik.kernel.chance import chance_of
for name in stolik.GAMES:
    game, rng = stolik.load(name), chance_of("wheel")
    state, player = game.new(game.seats[0], 7), bots.make("easy", game)
    while (decision := game.decision(state)) is not None:
        game.apply(state, player.choose(bots.Observation(game, state, decision.seat), rng).action)
    print(f"  {name}: {[score.total for score in game.outcome(state).scores]} points")
print("  " + ("interpreted" if engine.__file__.endswith(".py") else "compiled"))
"""


def build(kind: str) -> Path:
    """A wheel of this kind, from the working tree; the client must be built."""
    folder = OUT / kind
    shutil.rmtree(folder, ignore_errors=True)
    flags = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"} if kind == "compiled" else {}
    # Through the source archive, so that no binary ever ends up next to the sources.
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, env={**os.environ, **flags}, stdout=subprocess.DEVNULL)
    (wheel,) = folder.glob("*.whl")
    return wheel


def environment(kind: str, wheel: Path) -> Path:
    """Python of a new environment with the wheel and the locked packages of the extra `play`, and nothing else."""
    folder = OUT / f"try-{kind}"
    venv.create(folder, clear=True, with_pip=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    install = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-deps"]
    lock = ROOT / "requirements" / "play.txt"
    subprocess.run([*install, "--only-binary", ":all:", "--require-hashes", "-r", str(lock)], check=True)
    subprocess.run([*install, str(wheel)], check=True)
    return python


def answers(python: Path, data: Path) -> str:
    """What a service of this environment says of itself, with its page and a list of games."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(python), "-m", "stolik", "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
    service = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        health = json.loads(fetched(f"http://127.0.0.1:{port}/healthz"))
        assert b"<title>" in fetched(f"http://127.0.0.1:{port}/")
        games = json.loads(fetched(f"http://127.0.0.1:{port}/api/games"))
        return f"stolik {health['version']}, {health['status']}, {len(games)} games"
    finally:
        service.terminate()
        service.wait(20)


def fetched(address: str, seconds: float = 60) -> bytes:
    """The page, as soon as there is one."""
    end = time.monotonic() + seconds
    while True:
        try:
            with urlopen(address, timeout=10) as page:
                return bytes(page.read())
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def tried(kind: str, wheel: Path) -> None:
    """Whole games, the doctor, and the service, without anything of this folder on the path."""
    python = environment(kind, wheel)
    with tempfile.TemporaryDirectory() as home:
        data = Path(home) / "data"
        for command in (["-I", "-c", GAMES], ["-I", "-m", "stolik", "doctor", "--port", "0", "--data", str(data)]):
            done = subprocess.run([python, *command], cwd=home, capture_output=True, text=True, check=False)
            print(done.stdout, end="")
            if done.returncode:
                sys.exit(f"wheels: {wheel.name}: {done.stderr or done.stdout}")
        print(f"  {answers(python, data)}")


def must_fit(tag: str) -> None:
    """The tag of a release has to match its version."""
    if tag and tag != f"v{VERSION}":
        sys.exit(f"wheels: the tag is {tag}, but src/stolik/version.py says {VERSION}")


def main() -> None:
    must_fit(os.environ.get("TAG", ""))
    for kind in sys.argv[1:] or KINDS:
        wheel = build(kind)
        print(f"{wheel.relative_to(ROOT)}: {wheel.stat().st_size / 1e6:.1f} MB")
        tried(kind, wheel)


if __name__ == "__main__":
    main()
