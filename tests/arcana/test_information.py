"""Who knows what: views, events, redealt worlds (section 8 of the rules, H31–H33)."""

from stolik.games.arcana.ids import NONE
from stolik.games.arcana.messages.actions import ClaimGuild
from stolik.games.arcana.messages.views import ArcanaView, SeatView
from stolik.games.arcana.rules.guilds import ChooseGuilds
from stolik.games.arcana.rules.militia import FieldMilitia
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, FIELDABLE, JUBILEE, NAME
from stolik.kernel.chance import chance_of
from tests.arcana.table import GAME, act, agent, deck, end_turns, hand, named, owns, pile, resources, stake, started


def seen(s: ArcanaState, eyes: int | None) -> ArcanaView:
    view: ArcanaView = GAME.view(s, eyes)
    return view


def worlds(s: ArcanaState, eyes: int | None, count: int = 60) -> list[ArcanaState]:
    return [GAME.redeal(s, eyes, chance_of(str(i))) for i in range(count)]


def mine_and_theirs(s: ArcanaState) -> tuple[SeatView, SeatView]:
    return seen(s, 0).seats[0], seen(s, 1).seats[0]


# --- views ---


def test_a_hand_is_shown_to_its_owner_and_counted_for_others() -> None:
    s = started(2)
    hand(s, 0, "B1", "B2")
    mine, theirs = mine_and_theirs(s)
    assert mine.hand == ["B1", "B2"]
    assert (theirs.hand, theirs.hand_size) == (None, 2)


def test_a_main_deck_is_a_number_for_everybody() -> None:
    s = started(2)
    assert [v.deck for v in mine_and_theirs(s)] == [11, 11]


def test_h31_resources_are_open_to_all() -> None:
    s = started(2)
    resources(s, 0, "B1", "B2")
    assert [v.resources for v in mine_and_theirs(s)] == [["B1", "B2"]] * 2


def test_a_face_down_agent_shows_owner_zone_and_number_only() -> None:
    s = started(2)
    agent(s, 0, "1L", "B1", down=True)
    (mine,) = seen(s, 0).zones[0].agents
    (theirs,) = seen(s, 1).zones[0].agents
    assert (mine.card, mine.down, mine.target) == ("B1", True, "card:B1")
    assert (theirs.card, theirs.down, theirs.owner, theirs.target) == (None, True, 0, "back:1L.0.1")


def test_a_face_up_agent_and_the_stakes_are_open_to_all() -> None:
    s = started(2)
    stake(s, "N", "P01")
    agent(s, 0, "N", "B1")
    zone = seen(s, None).zones[-1]
    assert (zone.stake, zone.agents[0].card) == ("P01", "B1")


def test_piles_box_and_militia_deck_are_numbers() -> None:
    view = seen(started(3, militia=True), 0)
    assert [z.pile for z in view.zones] == [11, 11, 11, 12]
    assert (view.box, view.militia) == (37, 6)


def test_the_reserve_is_open_to_all() -> None:
    s = started(2, tactical_removal=True)
    owns(s, 0, "P01")
    s.reserve[0] = [s.resources[0].pop()]
    assert [v.reserve for v in mine_and_theirs(s)] == [["P01"]] * 2


def test_h32_a_view_names_no_card_that_the_seat_cannot_see() -> None:
    s = started(2, **GAME.presets["advanced"])
    hand(s, 0, "B1", "B2")
    hand(s, 1, "F1", "F2")
    agent(s, 0, "1L", "B3", down=True)
    allowed = {"F1", "F2"} | {NAME[c] for c in s.stakes}
    assert set(seen(s, 1).faces) == allowed
    assert set(seen(s, None).faces) == {NAME[c] for c in s.stakes}


def test_h32_the_random_generator_is_not_in_any_view() -> None:
    s = started(2)
    data = [str(seen(s, eyes)) for eyes in (None, 0, 1)]
    assert all(s.chance.key not in text for text in data)


def test_faces_show_what_is_printed_on_the_cards() -> None:
    s = started(2)
    stake(s, "N", "P12")
    face = seen(s, None).faces["P12"]
    assert (face.kind, face.main, face.political, face.vp, face.district, face.effect) == (
        "place", "political", 9, 5, "DUC", "swap",
    )  # fmt: skip


def test_a_moving_effect_shows_the_place_and_the_agents_picked() -> None:
    s = started(2)
    agent(s, 0, "1L", "B1", down=True)
    hand(s, 0, "P09", "B2")
    act(s, "card:P09", "card:B1")
    mine, theirs = seen(s, 0).effect, seen(s, 1).effect
    assert mine is not None
    assert theirs is not None
    assert (mine.card, mine.picked, theirs.picked) == ("P09", ["card:B1"], ["back:1L.0.1"])


# --- events ---


def test_h33_a_hidden_play_names_no_card_until_it_is_turned_up() -> None:
    s = started(2)
    hand(s, 0, "B1", "B2")
    (event,) = act(s, "card:B1", "zone:1L")
    assert event.heard_by(1).words() == {"seat": "seat:0", "zone": "zone:1L"}
    assert event.heard_by(None).words() == {"seat": "seat:0", "zone": "zone:1L"}
    assert event.heard_by(0).words()["card"] == "card:B1"
    revealed = [e for e in end_turns(s) if e.tag == "agent_revealed"]
    assert [e.heard_by(1).words()["card"] for e in revealed] == ["card:B1"]


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    s = started(2)
    drawn = [e for e in end_turns(s) if e.tag == "drew"]
    assert [e.heard_by(0).cards is None for e in drawn] == [True, False]  # type: ignore[attr-defined]


def test_events_that_show_something_hidden_stop_undo() -> None:
    s = started(2)
    assert [e.reveals for e in end_turns(s) if e.tag in ("drew", "stake_turned", "agent_revealed")] == [True, True]


# --- redealt worlds ---


def test_a_redealt_rival_holds_other_cards_of_its_own() -> None:
    s = started(2)
    hand(s, 1, "F1", "F2", "F3", "F4")
    found = worlds(s, 0)
    assert all(sorted(w.hands[1] + w.decks[1]) == sorted(s.hands[1] + s.decks[1]) for w in found)
    assert len({tuple(w.hands[1]) for w in found}) > 30
    assert all(w.hands[0] == s.hands[0] for w in found)


def test_a_redealt_face_down_card_is_always_an_agent() -> None:
    s = started(2)
    agent(s, 1, "2L", "F1", "F2", down=True)
    hand(s, 1, "FRL", "FHQ")
    for w in worlds(s, 0):
        lying = [c for cards in w.down for c in cards]
        assert len(lying) == 2
        assert all(FIELDABLE[c] for c in lying)


def test_own_face_down_cards_stay() -> None:
    s = started(2)
    agent(s, 0, "1L", "B1", "B2", down=True)
    assert all(w.down == s.down for w in worlds(s, 0))


def test_a_card_held_when_the_deck_was_made_anew_is_not_in_the_deck() -> None:
    s = started(2)
    hand(s, 1, "F9")
    deck(s, 1, "F1", "F2")
    end_turns(s)
    assert {"F1", "F2"} <= set(named(s.hands[1]))
    for w in worlds(s, 0):
        assert {"F1", "F2"} <= set(named(w.hands[1]))


def test_a_fetched_card_stays_known() -> None:
    s = started(2)
    hand(s, 0, "P04", "B9")
    resources(s, 0, "BRL")
    act(s, "card:P04", "card:BRL")
    assert all(CARD["BRL"] in w.hands[0] for w in worlds(s, 1))


def test_buried_stakes_stay_under_their_pile() -> None:
    s = started(2)
    stake(s, "N", "P20")
    hand(s, 0, "P05", "B9")
    act(s, "card:P05", "zone:N")
    assert all(NAME[w.piles[-1][0]] == "P20" for w in worlds(s, 0))
    assert s.under == [0, 0, 0, 0, 1]


def test_the_jubilee_stays_among_the_cards_where_it_can_be() -> None:
    s = started(2)
    assert {w.piles[-1].index(JUBILEE) for w in worlds(s, 0, 200)} == {0, 1, 2, 3, 4, 5}
    s.box += [c for c in pile(s, "N")[:-3] if c != JUBILEE]
    pile(s, "N")[:] = [JUBILEE, *pile(s, "N")[-3:]]
    assert {w.piles[-1].index(JUBILEE) for w in worlds(s, 0, 100)} == {0, 1, 2, 3}


def test_piles_and_box_change_cards() -> None:
    s = started(2)
    assert len({tuple(w.piles[0]) for w in worlds(s, 0)}) == 60
    assert len({tuple(sorted(w.box)) for w in worlds(s, 0)}) == 60


def test_militia_of_rivals_is_redealt_and_ones_own_stays() -> None:
    s = started(2, militia=True)
    agent(s, 0, "1L", "M1", down=True)
    agent(s, 1, "2L", "M2", down=True)
    found = worlds(s, 0)
    assert all(w.down[0] == [CARD["M1"]] for w in found)
    assert {NAME[w.down[2 * 2 + 1][0]] for w in found} == {"M2", "M3", "M4", "M5", "M6"}


def test_a_militia_card_that_a_rival_has_just_drawn_is_redealt() -> None:
    s = started(2, militia=True)
    hand(s, 0, "BRL", "B1")
    act(s, "card:BRL", "do:call_militia")
    drawn = {w.stack[-1].card for w in worlds(s, 1) if isinstance(w.stack[-1], FieldMilitia)}
    assert len(drawn) == 6
    assert {w.stack[-1].card for w in worlds(s, 0) if isinstance(w.stack[-1], FieldMilitia)} == {drawn_card(s)}


def drawn_card(s: ArcanaState) -> int:
    frame = s.stack[-1]
    assert isinstance(frame, FieldMilitia)
    return frame.card


def test_sealed_claims_of_rivals_are_redealt() -> None:
    s: ArcanaState = GAME.new(3, 0)
    GAME.apply(s, ClaimGuild(0, "blades"))
    claims = [w.stack[-1].claims for w in worlds(s, 1) if isinstance(w.stack[-1], ChooseGuilds)]
    assert {c[0] for c in claims} == {0, 1, 2, 3}
    assert all(c[1:] == [NONE, NONE] for c in claims)
    own = [w.stack[-1].claims for w in worlds(s, 0) if isinstance(w.stack[-1], ChooseGuilds)]
    assert {c[0] for c in own} == {0}


def test_a_redealt_world_does_not_foresee_the_dice() -> None:
    s = started(2)
    assert len({w.chance.key for w in worlds(s, 0)} | {s.chance.key}) == 61
