"""Why not: the reason and where it is written, for every card in hand and every thing on the table."""

import random

import pytest

from stolik.games.arcana.messages.actions import ClaimGuild
from stolik.games.arcana.rules.refusals import ALLOWED
from stolik.games.arcana.rules.zones import open_zones, zone_refused
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD
from stolik.kernel.messages import Reason
from stolik.text import Words
from tests.arcana.table import GAME, act, agent, hand, kill, owns, pile, seal, stake, started, to_move, why


def code(s: ArcanaState, *targets: str) -> tuple[str, str]:
    reason = why(s, *targets)
    return reason.code, reason.page


def a_table() -> ArcanaState:
    """Blades to move: a relic at 1L, a personality at N, 2L sealed, 2R dead, agents here and there."""
    s = started(2, militia=True)
    for zone, name in (("1L", "R12"), ("1R", "P12"), ("2L", "N02"), ("N", "N01")):
        stake(s, zone, name)
    agent(s, 0, "1L", "B7", down=True)
    agent(s, 1, "2L", "F1")
    agent(s, 1, "1R", "F5")
    hand(s, 0, "B1", "BRL", "P01", "BHQ")
    hand(s, 1, "F2")
    seal(s, "2L")
    kill(s, "2R")
    return s


@pytest.mark.parametrize(
    ("targets", "expected"),
    [
        (("card:B1", "zone:2R"), ("zone-dead", "H17")),
        (("card:B1", "zone:2L"), ("zone-sealed", "H9")),
        (("card:BRL", "zone:1L"), ("bribe-personalities-only", "Relikty")),
        (("card:BRL", "zone:N"), ("bribe-needs-agent", "Relikty")),
        (("card:BRL", "zone:2L"), ("zone-sealed", "H9")),
        (("card:P01", "zone:2L"), ("zone-sealed", "H9")),
        (("card:P01", "zone:2R"), ("zone-dead", "H17")),
        (("card:P01", "card:F5"), ("wrong-target", "H9")),
        (("card:P01", "do:play"), ("wrong-target", "H9")),
        (("card:BHQ", "card:F1"), ("zone-sealed", "H9")),
        (("card:BHQ", "card:F5"), ("no-champion", "H9")),
        (("card:BHQ", "zone:N"), ("no-target", "H7")),
        (("card:BHQ", "do:play"), ("no-target", "H7")),
        (("card:B1", "card:F5"), ("agents-to-zones", "Rundy gry")),
        (("card:BRL", "card:F5"), ("relics-or-militia", "Karty milicji")),
        (("card:B1", "card:N01"), ("stake-by-zone", "Rundy gry")),
        (("card:B1", "card:BRL"), ("one-card", "Rundy gry")),
        (("card:B1", "do:play"), ("only-places", "Rundy gry")),
        (("card:B1", "do:call_militia"), ("militia-needs-relic", "Karty milicji")),
        (("card:B1", "do:dance"), ("unknown-thing", "Przygotowanie do gry")),
        (("card:P01", "zone:N", "zone:1L"), ("one-target", "Rundy gry")),
        (("zone:2R",), ("zone-dead", "H17")),
        (("zone:2L",), ("zone-sealed", "H9")),
        (("card:N01",), ("stake-by-zone", "Rundy gry")),
        (("card:B7",), ("nobody-weaker", "H9")),
        (("card:F5",), ("no-champion", "H9")),
        (("seat:1",), ("no-card-for-rival", "Rundy gry")),
        (("guild:blades",), ("guild-chosen", "Przygotowanie do gry")),
        (("objective:O01",), ("objective-waits", "Karty celów")),
        (("nonsense",), ("unknown-thing", "Przygotowanie do gry")),
        (("card:nonsense",), ("unknown-thing", "Przygotowanie do gry")),
    ],
)
def test_a_reason_names_what_is_in_the_way_and_where_it_is_written(
    targets: tuple[str, ...], expected: tuple[str, str]
) -> None:
    assert code(a_table(), *targets) == expected


def test_a_zone_that_no_card_in_hand_suits() -> None:
    s = started(2)
    stake(s, "N", "P01")
    hand(s, 0, "BRL")
    assert code(s, "zone:N") == ("no-card-for-zone", "Rundy gry")


def test_resources_and_reserve_say_when_their_cards_come_back() -> None:
    s = started(2, tactical_removal=True)
    hand(s, 0, "B1")
    owns(s, 0, "N05")
    owns(s, 1, "N06")
    s.reserve[0] = [CARD["P01"]]
    assert code(s, "card:N05") == ("in-resources", "Rundy gry")
    assert code(s, "card:P01") == ("in-reserve", "H30")
    assert why(s, "card:N06") == Reason("not-yours", {"seat": "seat:1"}, "Rundy gry")


def test_militia_says_whether_the_module_the_deck_or_a_zone_is_missing() -> None:
    s = started(2)
    hand(s, 0, "BRL")
    assert code(s, "card:BRL", "do:call_militia") == ("militia-off", "Karty milicji")
    s = started(2, militia=True)
    agent(s, 1, "N", "M1", "M2", "M3", "M4", "M5", "M6")
    hand(s, 0, "BRL")
    assert code(s, "card:BRL", "do:call_militia") == ("militia-empty", "H29")
    s = started(2, militia=True)
    hand(s, 0, "BRL")
    for zone in ("1L", "1R", "2L", "2R", "N"):
        seal(s, zone)
    assert code(s, "card:BRL", "do:call_militia") == ("militia-nowhere", "H29")


def test_effects_say_what_is_wrong_with_a_target() -> None:
    s = started(2, militia=True)
    s.box += pile(s, "1L")
    pile(s, "1L").clear()
    agent(s, 1, "2R", "F1", down=True)
    agent(s, 1, "N", "M1")
    owns(s, 0, "P20", "B9")
    hand(s, 0, "P05", "P03", "P07", "P04")
    assert code(s, "card:P05", "zone:1L") == ("pile-empty", "H9")
    assert code(s, "card:P03", "back:2R.1.1") == ("agent-face-down", "H9")
    assert code(s, "card:P07", "card:M1") == ("militia-not-lured", "H12")
    assert code(s, "card:P04", "card:P20") == ("search-no-places", "H9")
    assert code(s, "card:P04", "zone:N") == ("wrong-target", "H9")


def test_an_agent_cannot_be_lured_when_there_is_nowhere_to_go() -> None:
    s = started(2)
    agent(s, 1, "N", "F1")
    hand(s, 0, "P07")
    for zone in ("1L", "1R", "2L", "2R"):
        seal(s, zone)
    assert code(s, "card:P07", "card:F1") == ("no-other-zone", "H9")


def test_a_rival_without_cards_cannot_be_pilfered() -> None:
    s = started(3)
    to_move(s, 0)
    hand(s, 0, "THQ")
    hand(s, 1, "F1")
    assert why(s, "card:THQ", "seat:2") == Reason("hand-empty", {"seat": "seat:2"}, "H9")


def test_a_duel_says_how_much_combat_is_missing() -> None:
    assert why(a_table(), "card:BHQ", "card:F5").values == {"thing": "card:F5", "combat": 3}


def test_choosing_guilds_comes_first_and_a_taken_one_names_its_leader() -> None:
    s: ArcanaState = GAME.new(3, 0)
    assert code(s, "zone:N") == ("guild-first", "Przygotowanie do gry")
    for seat, guild in enumerate(["blades", "thieves", "thieves"]):
        GAME.apply(s, ClaimGuild(seat, guild))
    assert why(s, "guild:blades").values == {"guild": "guild:blades", "seat": "seat:0"}


def test_questions_in_between_come_first() -> None:
    s: ArcanaState = GAME.new(2, 1, {"objectives": True})
    GAME.apply(s, ClaimGuild(0, "blades"))
    GAME.apply(s, ClaimGuild(1, "thieves"))
    assert code(s, "zone:N") == ("objectives-first", "Karty celów")
    s = started(2, militia=True)
    hand(s, 0, "BRL", "B1")
    seal(s, "1L")
    act(s, "card:BRL", "do:call_militia")
    assert code(s, "card:B1") == ("militia-first", "H26")
    assert code(s, "zone:1L") == ("zone-sealed", "H9")
    s = started(2)
    agent(s, 0, "N", "B1")
    hand(s, 0, "P09", "B2")
    act(s, "card:P09", "card:B1")
    assert code(s, "zone:N") == ("already-there", "H9")
    assert code(s, "card:B2") == ("zone-first", "H9")
    s = started(2, tactical_removal=True)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B8")
    hand(s, 0, "BRL", "B1")
    act(s, "card:BRL", "zone:N")
    assert why(s, "zone:1L") == Reason("removal-first", {"card": "card:N01"}, "Taktyczne usuwanie kart")


def test_the_quick_list_of_open_zones_is_what_the_permission_allows() -> None:
    for seed in range(6):
        s: ArcanaState = GAME.new(2 + seed % 3, seed)
        rng = random.Random(seed)
        while decision := GAME.decision(s):
            assert open_zones(s) == [zone for zone in range(len(s.stakes)) if zone_refused(s, zone) == ALLOWED]
            GAME.apply(s, rng.choice(decision.actions))


def test_every_card_in_hand_with_every_thing_on_the_table_has_an_answer_in_every_language() -> None:
    """One card of every kind and effect, every target, three languages; each answer names its rule."""
    speakers = [Words(language, strict=True) for language in ("en", "pl", "cs")]
    cards = ["B1", "N05", "BRL", "BHQ", "FHQ", "THQ", "UHQ", "P02", "P09", "P07", "P05", "P15", "P03", "P04", "P01"]
    for name in cards:
        s = a_table()
        hand(s, 0, name)
        buttons = ["do:play", "do:call_militia", "do:discard"]
        for thing in [*GAME.things(s, 0), *buttons]:
            reason = GAME.explain(s, 0, (f"card:{name}", thing))
            if reason is None:
                continue
            assert reason.page, (name, thing)
            assert reason.code not in ("not-legal", "unknown-thing"), (name, thing)
            for words in speakers:
                assert words.line("arcana", f"reason-{reason.code}", reason.values, ["Ola", "Jan"])
