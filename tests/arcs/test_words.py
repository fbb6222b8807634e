"""Every card, leader, set-up, system and rule of Arcs has its words in all three languages."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from stolik.games.arcs.messages.events import Played
from stolik.text import Words

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src" / "stolik" / "games" / "arcs" / "data"
LANGUAGES = ("en", "pl", "cs")
FILES = ("arcs-cards.ftl", "arcs-powers.ftl", "arcs-rules.ftl")


def table(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))


def source(language: str) -> str:
    return "\n".join((ROOT / "locales" / language / name).read_text("utf-8") for name in FILES)


def message_ids(language: str) -> list[str]:
    entries = FluentParser().parse(source(language)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def words(language: str) -> dict[str, str]:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    found = {}
    for name in message_ids(language):
        if name.startswith(("arcs-ask-", "arcs-do-", "arcs-event-", "arcs-reason-")):
            continue  # sentences with arguments
        pattern = bundle.get_message(name).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern)
        assert not errors, (name, errors)
        found[name] = str(text)
    return found


def named_things() -> list[str]:
    court, cards = table("court"), table("action_cards")
    ids = [f"card-{card['id']}" for card in court["guild"] + court["vox"] + table("lore")["lore"]]
    ids += [f"card-{suit}_{number}" for suit in cards["suits"] for number in cards["numbers"]]
    ids += [f"leader-{leader['id']}" for leader in table("leaders")["leader"]]
    ids += [f"setup-{setup['id']}" for setup in table("setups")["setup"]]
    ids += [f"suit-{suit}" for suit in cards["suits"]]
    ids += [f"resource-{resource}" for resource in table("resources")]
    ids += [f"ambition-{ambition['id']}" for ambition in table("ambitions")["ambitions"]]
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_named_has_a_name_and_a_text(language: str) -> None:
    known = set(message_ids(language))
    missing = [i for i in named_things() if not {f"arcs-{i}", f"arcs-{i}-text"} <= known]
    assert missing == []
    assert all(f"arcs-system-{system['id']}" in known for system in table("map")["systems"])


def test_the_three_languages_say_the_same_things_in_the_same_order() -> None:
    assert message_ids("en") == message_ids("pl") == message_ids("cs")
    assert len(set(message_ids("en"))) == len(message_ids("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_names_differ(language: str) -> None:
    found = words(language)
    names = [found[f"arcs-{i}"] for i in named_things() if i.startswith(("card-", "leader-", "setup-"))]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("language", "page"), [("en", r"\(p\.\s"), ("pl", r"\(str\.\s"), ("cs", r"\(s\.\s")])
def test_every_rule_names_its_page_and_the_pages_agree(language: str, page: str) -> None:
    english = {name: re.findall(r"\d+", text.rsplit("(p.")[-1]) for name, text in rules("en").items()}
    for name, text in rules(language).items():
        last = re.split(page, text)[-1]
        assert last != text, name
        assert re.findall(r"\d+", last) == english[name], name


def rules(language: str) -> dict[str, str]:
    """Rules of the book; rulings of ours have numbers instead of pages."""
    return {n: t for n, t in words(language).items() if re.fullmatch(r"arcs-rule-(?!h\d)\w+-text", n)}


def test_action_card_text_is_made_of_its_parts() -> None:
    assert words("en")["arcs-card-construction_5-text"] == "2\u00a0pips: Build or repair. Ambition: Keeper."
    assert words("pl")["arcs-card-aggression_7-text"] == (
        "1\u00a0punkt Akcji: Bitwa, Ruch albo Zabezpieczenie. Ambicja: dowolna."
    )
    assert words("cs")["arcs-card-mobilization_1-text"] == "4\u00a0akční body: pohyb nebo vliv. Ambice: žádná."


@pytest.mark.parametrize(
    ("language", "mode", "told"),
    [
        ("en", "surpass", "Ola surpasses with Construction 5."),
        ("en", "lead", "Ola leads Construction 5."),
        ("pl", "surpass", "Ola Przebija kartą: Konstrukcja 5."),
        ("pl", "pivot", "Ola Odstępuje kartą: Konstrukcja 5."),
        ("cs", "surpass", "Ola překonává kartou: Výstavba 5."),
        ("cs", "lead", "Ola hraje jako hlavní: Výstavba 5."),
    ],
)
def test_the_log_tells_with_a_verb_how_a_card_is_played(language: str, mode: str, told: str) -> None:
    words = Played(0, mode, "construction_5").words()
    assert Words(language).line("arcs", "event-played", words, ["Ola"]).replace("\u00a0", " ") == told
