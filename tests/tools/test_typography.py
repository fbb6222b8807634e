"""Catalogues are set as a printer of each country would set them, and nothing but text is touched."""

from pathlib import Path

import pytest

from tools import typography
from tools.typography import set_catalogue


@pytest.mark.parametrize(
    ("language", "source", "mended"),
    [
        ("en", """a = It's "good", { $name }'s""", "a = It’s “good”, { $name }’s"),
        ("en", "a = Wait …", "a = Wait…"),
        ("en", "a = 95 % - never", "a = 95% – never"),
        ("en", "a = Take 2 ships (p. 14)", "a = Take 2\u00a0ships (p.\u00a014)"),
        ("en", "a = I am a wall, 1 to 4 of 5", "a = I am a wall, 1 to 4 of 5"),
        ("pl", 'a = W domu "i" w { $x }', "a = W\u00a0domu „i” w\u00a0{ $x }"),
        ("pl", "a = (z a i o) 95 %", "a = (z\u00a0a\u00a0i\u00a0o) 95%"),
        ("cs", "a = k lodi “v” doku, 95%", "a = k\u00a0lodi „v“ doku, 95\u00a0%"),
        ("en", "a = { $n } of it", "a = { $n } of it"),
        (
            "en",
            "a =\n    { $n ->\n        [one] { $n } ship\n       *[other] { $n } ships, { $m } ports\n    }",
            "a =\n    { $n ->\n        [one] { $n }\u00a0ship\n       *[other] { $n }\u00a0ships, { $m } ports\n    }",
        ),
        ("pl", "# w domu\n-a = z { w }\n    .b = i c", "# w domu\n-a = z\u00a0{ w }\n    .b = i\u00a0c"),
    ],
)
def test_text_is_mended_and_stays_so(language: str, source: str, mended: str) -> None:
    assert set_catalogue(language, source) == mended
    assert set_catalogue(language, mended) == mended


def test_lines_are_told_and_mended(tmp_path: Path) -> None:
    folder = tmp_path / "locales" / "pl"
    folder.mkdir(parents=True)
    (folder / "a.ftl").write_text("a = dobrze\nb = w domu\n", "utf-8")
    assert typography.problems(tmp_path) == ["pl/a.ftl:2: b = w domu"]
    typography.write(tmp_path)
    assert typography.problems(tmp_path) == []
    assert (folder / "a.ftl").read_text("utf-8") == "a = dobrze\nb = w\u00a0domu\n"


def test_our_own_catalogues_are_well_set() -> None:
    assert typography.problems() == []
