"""Flags before environment before file before defaults."""

import re
from pathlib import Path

import pytest

from stolik.server.settings import Settings, settings_from


def test_flags_come_before_the_environment_before_the_file_before_defaults(tmp_path: Path) -> None:
    (tmp_path / "stolik.toml").write_text('port = 1\nhost = "file"\nbot_delay = 2.5\n')
    environ = {"STOLIK_PORT": "2", "STOLIK_HOST": "environment", "STOLIK_LOBBY": "false"}
    found = settings_from({"port": 3, "data": str(tmp_path), "host": None}, environ)
    assert (found.port, found.host, found.bot_delay, found.lobby) == (3, "environment", 2.5, False)
    assert found.requests_per_minute == Settings().requests_per_minute


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 'x'", r"^settings: .*stolik\.toml: port: 'x': Expected `int`"),
        ("port = 65536", r"port: 65536: Expected `int` <= 65535"),
        ("bot_delay = -1", "bot_delay: -1: "),
        ("log = 'loud'", "log: 'loud': not one of debug, info, warning, error"),
        ("prot = 8000", r"stolik\.toml: prot is not a setting; did you mean port\?"),
        (
            "database = 'mysql://user:secret@host'",
            "^settings: database: the address must begin with postgresql://[^@]*$",
        ),
        ("public_url = 'table.example'", "public_url: the address must begin with https://"),
        ("smtp = 'mail.example:25'", "smtp: the address must begin with smtp:// or smtps://"),
        ("colour = 1", "colour"),
        ("port =", "stolik.toml"),
        ("\xff\xfe", "stolik.toml: 'utf-8' codec"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "stolik.toml").write_text(text, "latin-1")
    with pytest.raises(ValueError, match=said):
        settings_from({"data": str(tmp_path)}, {})


def test_it_is_said_where_the_wrong_thing_stands(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^settings: STOLIK_PORT: 'abc': "):
        settings_from({"data": str(tmp_path)}, {"STOLIK_PORT": "abc"})
    with pytest.raises(ValueError, match=r"^settings: --bot-workers: -3: "):
        settings_from({"data": str(tmp_path), "bot_workers": -3}, {})


def test_the_file_is_found_in_a_folder_below_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "stolik.toml").write_text("port = 77")
    assert settings_from({}, {"STOLIK_DATA": "~"}).port == 77


def test_a_named_file_must_exist(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no file"):
        settings_from({}, {}, tmp_path / "nowhere.toml")


def test_database_urls_get_the_driver_that_does_not_block() -> None:
    assert Settings(database="postgresql://u@h/d").database_url == "postgresql+asyncpg://u@h/d"
    assert Settings(data="/x").database_url == "sqlite:////x/stolik.db"
    assert Settings(database="sqlite:////y/z.db").database_url == "sqlite:////y/z.db"


def test_only_sqlite_has_a_file() -> None:
    assert Settings(data="/x").file == Path("/x/stolik.db")
    assert Settings(database="sqlite:////y/z.db").file == Path("/y/z.db")
    assert Settings(database="postgresql://u@h/d").file is None


def test_the_page_for_operators_lists_every_setting() -> None:
    page = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    told = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    spoken = {name for row in rows for name in re.findall(r"`STOLIK_(\w+)`", row.split("|")[2])}
    assert told == {name.lower() for name in spoken} == set(Settings.__struct_fields__)
