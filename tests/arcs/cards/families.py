"""Scenes that the cards of a family share. A card's own test file says which card, suit and resource they are about."""

from stolik.games.arcs.ids import ACTION_CARD, CARD, KEEPER, TYCOON
from stolik.games.arcs.messages.actions import EndTurn, PickAction, PickToken
from stolik.games.arcs.messages.events import PickedUp
from stolik.games.arcs.rules.court import stealable_cards
from stolik.games.arcs.scoring import count
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


class UnionScenes:
    """Unions get an action card of one suit back."""

    card: str
    suit: str
    other: str
    """Two more suits."""
    third: str

    def union(self) -> Table:
        t = Table()
        t.cards(ME, self.card)
        t.ships(ME, "gate_1", 1, 1)
        t.court("farseers")
        return t

    def test_when_the_round_is_over_the_card_beside_it_comes_to_hand_and_the_union_is_discarded(self) -> None:
        t = self.union()
        lead = f"{self.suit}_4"
        t.hand(RIVAL, f"{self.other}_6")
        t.pivot(ME, f"{self.third}_3", lead=lead, leader=RIVAL)
        t.use(ME, self.card)
        assert not t.has(ME, self.card)
        assert not t.discarded(self.card)
        t.do(EndTurn(ME))
        assert t.player(ME).hand == [ACTION_CARD[lead]]
        assert ACTION_CARD[lead] not in t.s.discard
        assert t.discarded(self.card)
        assert PickedUp(ME, lead) in t.events

    def test_it_can_be_laid_beside_your_own_card_or_any_other_of_the_suit(self) -> None:
        t = self.union()
        t.surpass(ME, f"{self.suit}_5", lead=f"{self.suit}_3", leader=RIVAL)
        t.use(ME, self.card)
        assert t.picks() == {f"{self.suit}_3", f"{self.suit}_5"}
        t.do(PickAction(ME, f"{self.suit}_5"))
        (laid,) = t.s.laid
        assert (laid.card, laid.owner, laid.action) == (CARD[self.card], ME, ACTION_CARD[f"{self.suit}_5"])

    def test_a_card_that_lies_face_down_does_not_count(self) -> None:
        t = self.union()
        t.copy(ME, f"{self.suit}_2", lead=f"{self.other}_4", leader=RIVAL)
        assert not t.offers(self.card)

    def test_a_card_of_another_suit_does_not_count(self) -> None:
        t = self.union()
        t.lead(ME, f"{self.other}_4")
        assert not t.offers(self.card)

    def test_while_it_lies_there_it_cannot_be_stolen(self) -> None:
        t = self.union()
        t.lead(ME, f"{self.suit}_4")
        assert stealable_cards(t.s, ME) == [CARD[self.card]]
        t.use(ME, self.card)
        assert stealable_cards(t.s, ME) == []

    def test_the_initiative_still_goes_to_the_highest_surpassing_card_that_was_picked_up(self) -> None:
        t = self.union()
        t.hand(RIVAL, f"{self.other}_6")
        t.surpass(ME, f"{self.suit}_5", lead=f"{self.suit}_3", leader=RIVAL)
        t.use(ME, self.card)
        t.do(PickAction(ME, f"{self.suit}_5"))
        t.do(EndTurn(ME))
        assert t.s.initiative == ME
        assert t.player(ME).hand == [ACTION_CARD[f"{self.suit}_5"]]


class CartelScenes:
    """Cartels hold the supply of one resource."""

    card: str
    resource: str
    other: str
    """Another resource."""

    def cartel(self) -> Table:
        t = Table()
        t.cards(ME, self.card)
        t.ships(ME, "gate_1")
        t.tokens(RIVAL, self.resource, self.other, self.resource)
        return t

    def test_the_supply_counts_for_tycoon_of_the_holder(self) -> None:
        t = self.cartel()
        assert count(t.s, ME, TYCOON) == 3 + 1  # three tokens in the supply and the icon of the card
        assert count(t.s, RIVAL, TYCOON) == 3
        assert count(t.s, ME, KEEPER) == 0

    def test_the_supply_cannot_be_spent(self) -> None:
        t = self.cartel()
        t.lead(ME, "construction_2")
        assert not [a for a in t.options if a.tag == "spend"]

    def test_after_scoring_rivals_discard_theirs_also_if_tycoon_was_not_declared(self) -> None:
        t = self.cartel()
        t.tokens(ME, self.resource)
        t.lead(ME, "construction_2")
        t.do(EndTurn(ME))
        assert t.s.chapter == 2
        assert t.held(RIVAL) == [self.other]
        assert t.held(ME) == [self.resource]

    def test_discarded_it_steals_one(self) -> None:
        t = self.cartel()
        t.tokens(THIRD, self.resource)
        t.lead(ME, "construction_2")
        t.use(ME, self.card)
        assert t.stealable() == {(RIVAL, self.resource), (THIRD, self.resource)}
        t.do(PickToken(ME, THIRD, 0, self.resource))
        t.store()
        assert t.held(ME) == [self.resource]
        assert t.held(THIRD) == []
        assert t.discarded(self.card)

    def test_it_may_be_discarded_for_nothing(self) -> None:
        t = Table()
        t.cards(ME, self.card)
        t.ships(ME, "gate_1")
        t.lead(ME, "construction_2")
        t.use(ME, self.card)
        assert t.discarded(self.card)
        assert t.held(ME) == []

    def test_the_supply_on_it_cannot_be_stolen(self) -> None:
        t = self.cartel()
        t.cards(THIRD, "silver_tongues")
        t.ships(THIRD, "gate_1")
        t.lead(THIRD, "construction_2")
        t.use(THIRD, "silver_tongues")
        assert t.stealable() == {(RIVAL, self.resource), (RIVAL, self.other)}
