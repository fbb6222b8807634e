"""Whom a limit counts together, and under which names the service answers."""

import asyncio
import contextlib
import socket
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from stolik.kernel.codec import encode, plain
from stolik.server.create import make_table
from stolik.server.live.channel import CHANNELS_PER_HOLDER, Channel
from stolik.server.live.socket import EXTENSION
from stolik.server.registry import TableRegistry
from stolik.server.security import is_ours, network
from stolik.server.settings import Settings
from stolik.server.slow_clients import UNFINISHED
from stolik.server.store.store import IN_LOBBY
from stolik.server.tables import LiveTable
from stolik.table.info import NewSeat, NewTable
from stolik.table.live_requests import OddsTask
from stolik.table.protocol import AskOdds
from stolik.table.rows import Entry
from tests.server.client import Live, Player
from tests.server.running import Server
from tests.server.tables import GAME, Party, at_table, party


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("unix", "unix"),
        ("", ""),
    ],
)
def test_addresses_of_one_network_are_counted_together(address: str, counted: str) -> None:
    assert network(address) == counted


def test_a_whole_network_shares_one_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("net"), requests_per_minute=60) as server, httpx.Client() as client:

        def status(address: str) -> int:
            return client.get(f"{server.base}/api/lobby", headers={"X-Forwarded-For": address}).status_code

        assert 429 in [status(f"2001:db8::{number:x}") for number in range(40)]
        assert status("2001:db8:0:1::1") == 200


@pytest.mark.parametrize(
    ("host", "public_url", "hosts", "ours"),
    [
        ("localhost:8000", "", "", True),
        ("127.0.0.1:8000", "", "", True),
        ("[::1]:8000", "", "", True),
        ("192.168.1.20:8000", "", "", True),
        ("livingroom:8000", "", "", True),
        ("livingroom.local", "", "", True),
        ("evil.example", "", "", False),
        ("", "", "", False),
        ("table.example", "https://table.example", "", True),
        ("TABLE.example:443", "https://table.example", "", True),
        ("other.example", "https://table.example", "", False),
        ("other.example", "https://table.example", "third.example other.example", True),
        ("third.example", "", "third.example,other.example", True),
        ("x.third.example", "", "third.example", False),
        ("x.third.example", "", "*.third.example", True),
        ("anything.example", "", "*", True),
    ],
)
def test_the_service_answers_under_its_own_names(host: str, public_url: str, hosts: str, ours: bool) -> None:
    assert is_ours(host, public_url, hosts) == ours


def test_another_sites_name_is_refused(server: Server) -> None:
    for path in ("/api/games", "/"):
        answer = httpx.get(f"{server.base}{path}", headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["reason"]["code"]) == (421, "foreign-host")
    assert httpx.get(f"{server.base}/healthz", headers={"Host": "evil.example"}).status_code == 200


def test_tables_are_made_only_so_often(tmp_path: Path) -> None:
    seats = [{"kind": "bot"}, {"kind": "bot"}]
    with Server(tmp_path, tables_per_hour=8, bot_delay=60) as server, httpx.Client(base_url=server.base) as client:
        made = [client.post("/api/tables", json={"game": GAME, "seats": seats}) for _ in range(4)]
        assert [answer.status_code for answer in made] == [201, 201, 429, 429]
        elsewhere = {"X-Forwarded-For": "192.0.2.9"}
        assert client.post("/api/tables", json={"game": GAME, "seats": seats}, headers=elsewhere).status_code == 201


def test_copies_of_tables_are_counted_as_tables(tmp_path: Path) -> None:
    """Continuations, rematches and imported records are stored like any other table."""
    seats = [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]

    async def run(server: Server) -> None:
        async with Player(server.base) as player:
            table = (await player.table(GAME, seats))["table"]
            async with await player.live(table) as live:
                await live.play(upto=2)
            await player.post(f"/api/tables/{table}/offer-end", {"seat": 0})
            record = await player.get(f"/api/tables/{table}/record")
            again = f"/api/tables/{table}/rematch"
            copies = {f"/api/tables/{table}/fork": {"ply": 1}, "/api/records": record}
            for path, body in {again: {}, **copies}.items():
                await player.post(path, body)
            for path, body in copies.items():
                assert (await player.post(path, body, 429))["reason"]["code"] == "too-many-requests"
            rematch = (await player.post(again))["table"]  # it is there already
            await player.post(f"/api/tables/{rematch}/offer-end", {"seat": 0})
            await player.post(f"/api/tables/{rematch}/rematch", {}, 429)

    with Server(tmp_path, tables_per_hour=16) as server:
        asyncio.run(run(server))


def test_nobody_fills_the_lobby(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as modest, Player(server.base) as loud:
            seats = [{"kind": "here", "name": "A"}, {"kind": "link"}]
            first = (await modest.table(GAME, seats, public=True))["table"]
            made = [(await loud.table(GAME, seats, public=True))["table"] for _ in range(IN_LOBBY + 2)]
            shown = [info["table"] for info in await modest.get("/api/lobby")]
            assert [table for table in shown if table in made] == made[:1:-1], "the newest, newest first"
            assert first in shown

    asyncio.run(run())


def test_chat_is_stored_only_so_fast(server: Server) -> None:
    async def test(people: Party) -> None:
        live = people.lives[0]
        for number in range(60):
            await live.send(type="chat", text=f"line {number}")
        assert (await live.until("refused"))["reason"]["code"] == "too-many-requests"
        await people.lives[1].send(type="chat", text="I can still speak")
        while (await people.lives[1].until("chat"))["text"] != "I can still speak":
            pass

    at_table(server, test)


def test_live_channels_are_opened_only_so_often(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with Player(server.base) as player:
            table = (await player.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]))["table"]
            codes = []
            for _ in range(8):
                async with await player.live(table) as live:
                    with contextlib.suppress(Exception):
                        await live.receive(5)
                    await live.socket.close()
                    codes.append(live.socket.close_code)
            assert codes[0] != 1008
            assert codes[-1] == 1008

    with Server(tmp_path, requests_per_minute=20) as server:
        asyncio.run(run(server))


def test_nameless_spectators_are_counted_by_network_not_all_together(server: Server) -> None:
    async def watching(stranger: Player, table: str, address: str) -> Live:
        return await stranger.live(table, None, **{"X-Forwarded-For": address})

    async def run() -> None:
        async with party(server, public=True) as people, Player(server.base) as stranger:
            lives = [await watching(stranger, people.table, "192.0.2.1") for _ in range(CHANNELS_PER_HOLDER + 1)]
            answers = [await live.socket.recv() for live in lives[:-1]]
            assert len(answers) == CHANNELS_PER_HOLDER
            await asyncio.wait_for(lives[-1].socket.wait_closed(), 30)
            async with await watching(stranger, people.table, "192.0.2.2") as other:
                assert (await other.receive())["type"] == "hello"
            for live in lives:
                await live.socket.close()

    asyncio.run(run())


def test_requests_that_are_never_finished_keep_nobody_out(tmp_path: Path) -> None:
    with Server(tmp_path) as server, contextlib.ExitStack() as stack:
        for _ in range(UNFINISHED * 3):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert httpx.get(f"{server.base}/healthz").json()["status"] == "ready"
        line.settimeout(30)
        assert line.recv(100) == b"", "the last of them is given up in the end"


class Asker(Channel):
    """A channel without a network; what it is told is kept."""

    def __init__(self, table: LiveTable, asked: list[str]) -> None:
        self.heard: list[bytes] = []
        scope = {"extensions": {EXTENSION: {"write": self.keep}}}
        socket: Any = SimpleNamespace(scope=scope)
        super().__init__(socket, table, table.access("d:me"), -1)
        self.asked = asked

    def keep(self, texts: Iterable[bytes]) -> bool:
        self.heard += texts
        return True

    async def think_odds(self, task: OddsTask) -> bytes:
        self.asked.append(task[0])
        await asyncio.sleep(0.01)
        return b"[]"


def test_a_question_that_many_ask_at_once_is_worked_out_once(tmp_path: Path) -> None:
    async def run() -> None:
        registry = TableRegistry(Settings(data=str(tmp_path)))
        await registry.open()
        seats = [NewSeat("here", "A"), NewSeat("here", "B")]
        table = await registry.get((await make_table(registry, NewTable("eclipse", seats), "d:me")).table)
        decision = table.playing().game.decision(table.playing().match.state)
        assert decision is not None
        question = encode(AskOdds("k", decision.seat, plain(decision.actions[0])))
        asked: list[str] = []
        channels = [Asker(table, asked) for _ in range(8)]
        await asyncio.gather(*(channel.hear(question) for channel in channels))
        assert asked == ["eclipse"]
        assert [len(channel.heard) for channel in channels] == [1] * 8
        assert all(b'"type":"odds"' in channel.heard[0] for channel in channels)
        for number in range(5):  # nonsense is neither worked out nor remembered
            nonsense = {**plain(decision.actions[0]), "number": number}
            await channels[0].hear(encode(AskOdds("k", decision.seat, nonsense)))
        assert b'"lines":[]' in channels[0].heard[-1]
        assert (len(asked), len(table.odds)) == (1, 1)
        await registry.close()

    asyncio.run(run())


def test_a_move_whose_writing_was_cancelled_is_not_acknowledged_by_its_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a service is told to stop while somebody sends a move again that is being written."""

    async def run() -> None:
        registry = TableRegistry(Settings(data=str(tmp_path)))
        await registry.open()
        table = await registry.get((await make_table(registry, NewTable(GAME, [NewSeat("here")] * 2), "d:me")).table)
        decision = table.playing().game.decision(table.playing().match.state)
        assert decision is not None
        seat, action = decision.seat, plain(decision.actions[0])

        async def never(entry: Entry, epoch: int, result: str | None = None) -> None:
            await asyncio.sleep(60)

        monkeypatch.setattr(registry.store, "append", never)
        first = asyncio.create_task(table.move(seat, 0, action, "k"))
        await asyncio.sleep(0.1)
        again = asyncio.create_task(table.move(seat, 0, action, "k"))
        first.cancel()
        monkeypatch.undo()
        assert await again == 1
        assert [entry.key for entry in await registry.store.entries(table.id)] == ["k"]
        await registry.close()

    asyncio.run(run())


def test_chances_are_remembered_and_asked_for_only_so_often(tmp_path: Path) -> None:
    """One question costs a worker once; many different ones on one channel are too many."""

    async def run(server: Server) -> None:
        async with party(server, game="eclipse") as people:
            seat, live, update = await people.turn()
            options = [option["action"] for option in update["decision"]["options"]]
            assert len(options) > 5
            same = [await live.ask(type="odds", seat=seat, action=options[0]) for _ in range(3)]
            assert [answer["type"] for answer in same] == ["odds"] * 3
            answers = [await live.ask(type="odds", seat=seat, action=action) for action in options[:6]]
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert {answer["reason"]["code"] for answer in refused} == {"too-many-requests"}
            assert (await live.ask(type="odds", seat=seat, action=options[0]))["type"] == "odds"

    with Server(tmp_path, messages_per_second=4, bot_workers=1) as server:
        asyncio.run(run(server))
