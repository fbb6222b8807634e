"""Chance is fair, repeatable, and lives in the state."""

from collections import Counter

from stolik.kernel.chance import Chance, chance_of, draw, fresh_key, shuffle


def test_equal_seeds_give_equal_numbers() -> None:
    one, two = chance_of("7"), chance_of("7")
    assert [draw(one, 6) for _ in range(100)] == [draw(two, 6) for _ in range(100)]
    assert [draw(chance_of("8"), 6) for _ in range(100)] != [draw(chance_of("7"), 6) for _ in range(100)]


def test_a_generator_taken_up_in_the_middle_goes_on_the_same() -> None:
    whole = chance_of("7")
    numbers = [draw(whole, 1000) for _ in range(40)]
    part = chance_of("7")
    assert [draw(part, 1000) for _ in range(23)] == numbers[:23]
    again = Chance(part.key, part.drawn)
    assert [draw(again, 1000) for _ in range(17)] == numbers[23:]


def test_every_face_of_a_die_is_equally_likely() -> None:
    c = chance_of("fair")
    faces = Counter(draw(c, 6) for _ in range(60_000))
    assert sorted(faces) == list(range(6))
    assert all(9_600 < n < 10_400 for n in faces.values())


def test_every_order_of_three_cards_is_equally_likely() -> None:
    c = chance_of("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2]
        shuffle(c, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(1_800 < n < 2_200 for n in orders.values())


def test_a_fresh_key_differs_each_time() -> None:
    c = chance_of("keys")
    assert len({fresh_key(c) for _ in range(100)}) == 100
