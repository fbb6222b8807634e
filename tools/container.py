"""Build the container and start it; without a container engine, run the same steps in a shell.

python -m tools.container
"""

import os
import re
import shutil
import socket
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tools.wheels import fetched

ROOT = Path(__file__).parents[1]
FILE = ROOT / "Containerfile"
ENGINES = ("podman", "docker")


@dataclass(frozen=True)
class Step:
    """One instruction of the Containerfile."""

    word: str
    rest: str


def steps(text: str) -> list[Step]:
    """The instructions, comments left out and continued lines joined."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    joined = re.sub(r"\s*\\\n\s*", " ", "\n".join(lines))
    return [Step(*line.split(" ", 1)) for line in joined.splitlines()]


def stages(text: str) -> list[list[Step]]:
    """The instructions of each stage, which begins with FROM."""
    found: list[list[Step]] = []
    for step in steps(text):
        if step.word == "FROM":
            found.append([])
        found[-1].append(step)
    return found


def engine() -> str | None:
    """A program that builds containers and whose engine answers."""
    for name in ENGINES:
        if shutil.which(name) and not subprocess.run([name, "info"], capture_output=True, check=False).returncode:
            return name
    return None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def in_engine(name: str) -> None:
    """Build, start, ask for its health, and remove it."""
    subprocess.run([name, "build", "-q", "-f", FILE, "-t", "stolik-try", ROOT], check=True)
    port = free_port()
    run = [name, "run", "--rm", "-d", "-p", f"127.0.0.1:{port}:8000", "stolik-try"]
    started = subprocess.run(run, check=True, capture_output=True, text=True).stdout.strip()
    try:
        answered(port)
    finally:
        subprocess.run([name, "stop", started], check=True, capture_output=True)


def in_shell(folder: Path) -> None:
    """The build stage's commands on a fresh export of the sources, then the command of the last stage."""
    build, last = stages(FILE.read_text("utf-8"))
    source, opt = folder / "src", folder / "opt"
    source.mkdir()
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", source], input=archive, check=True)
    for step in build:
        if step.word == "RUN":
            print(f"  {step.rest}")
            subprocess.run(moved(step.rest, opt), shell=True, cwd=source, check=True)
    served(folder, opt, last)


def moved(command: str, opt: Path) -> str:
    return command.replace("/opt/", f"{opt}/")


def served(folder: Path, opt: Path, last: list[Step]) -> None:
    """Start what CMD names, with the variables of ENV, on a port that is free."""
    port = free_port()
    settings = dict(pair.split("=", 1) for step in last if step.word == "ENV" for pair in step.rest.split())
    settings |= {"STOLIK_PORT": str(port), "STOLIK_DATA": str(folder / "data"), "STOLIK_HOST": "127.0.0.1"}
    settings["PATH"] = moved(settings["PATH"], opt).replace("$PATH", os.environ["PATH"])
    command = next(step.rest for step in last if step.word == "CMD")
    service = subprocess.Popen(re.findall(r'"([^"]+)"', command), env={**os.environ, **settings}, cwd=folder)
    try:
        answered(port)
    finally:
        service.terminate()
        service.wait(20)


def answered(port: int) -> None:
    print(f"  {fetched(f'http://127.0.0.1:{port}/healthz').decode()}")
    assert b"<title>" in fetched(f"http://127.0.0.1:{port}/")


def main() -> None:
    found = engine()
    if found:
        in_engine(found)
        return
    print("No container engine answers here: the same steps in a shell.")
    with tempfile.TemporaryDirectory() as folder:
        in_shell(Path(folder))


if __name__ == "__main__":
    main()
