"""Two server processes on one real PostgreSQL: every table is one table, wherever its players are connected."""

import asyncio

import pytest

import stolik
from tests.server.playing import prove, whole_game
from tests.server.running import Server

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.mark.parametrize("game", stolik.GAMES)
def test_players_at_two_processes_play_one_game(two_servers: list[Server], game: str) -> None:
    seats = stolik.load(game).seats[-1]
    prove(asyncio.run(whole_game([server.base for server in two_servers], game, seats)), seats)
