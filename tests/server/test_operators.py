"""What operators do from the command line while the service runs; a wrong argument gets one clear sentence."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik import cli, replay
from stolik.kernel.codec import decode
from stolik.kernel.messages import Record
from stolik.server.workload import parsed
from tests.server.client import Player
from tests.server.running import Server
from tests.server.tables import GAME, party

TWO = [{"kind": "here", "name": "Ola"}, {"kind": "here", "name": "Jan"}]


class Operator:
    """Types commands about one service."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.capsys = capsys

    def says(self, *arguments: str, where: Path | None = None) -> str:
        self.capsys.readouterr()
        cli.app(
            [*arguments, f"--data={where or self.server.folder}"], exit_on_error=False, result_action="return_value"
        )
        return self.capsys.readouterr().out

    def refused(self, *arguments: str, where: Path | None = None) -> str:
        with pytest.raises(ValueError, match=r": |there is no") as refused:
            self.says(*arguments, where=where)
        assert "\n" not in str(refused.value)
        return str(refused.value)


@pytest.fixture
def operator(server: Server, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(server, capsys)


def made(server: Server, over: bool = False, seats: Any = TWO) -> str:
    """A table at which some moves were made."""

    async def run() -> str:
        async with Player(server.base) as player:
            table = str((await player.table(GAME, seats))["table"])
            async with await player.live(table) as live:
                await live.until("update")
                await live.play(upto=3)
            if over:
                await player.post(f"/api/tables/{table}/offer-end", {"seat": 0})
            return table

    return asyncio.run(run())


def test_tables_are_listed_by_status_game_and_age(server: Server, operator: Operator) -> None:
    running, over = made(server), made(server, over=True)
    listed = operator.says("tables", "list", "--limit=1000")
    assert (running in listed, over in listed, "Ola, Jan" in listed) == (True, True, True)
    assert running not in operator.says("tables", "list", "--status=over", "--limit=1000")
    assert over in operator.says("tables", "list", "--status=over", f"--game={GAME}", "--limit=1000")
    assert over not in operator.says("tables", "list", "--game=arcs", "--limit=1000")
    assert over not in operator.says("tables", "list", "--older-than=1", "--limit=1000")
    shown = operator.says("tables", "show", running)
    assert (running in shown, "playing" in shown, "arcana" in shown) == (True, True, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("tables", "list", "--status=done"), "not one of open, playing, over"),
        (("tables", "list", "--game=chess"), "not one of"),
        (("tables", "list", "--older-than=-1"), "0 or more"),
        (("tables", "show", "nothing"), "no such table"),
        (("tables", "delete"), "say which tables"),
        (("tables", "delete", "nothing", "--yes"), "no such table"),
        (("tables", "archive", "nothing", "--out=/tmp/nowhere-at-all"), "no such table"),
        (("bans", "add", "Nobody of that name"), "no account called"),
        (("bans", "add", "0.0.0.0/0"), "too wide"),
        (("bans", "remove", "192.0.2.77"), "is not banned"),
        (("quotas", "moves_per_day=3"), "not one of requests_per_minute"),
        (("quotas", "requests_per_minute=many"), "requests_per_minute=number"),
        (("quotas", "requests_per_minute=-1"), "requests_per_minute=number"),
        (("accounts", "link", "Nobody of that name"), "no account called"),
        (("load", "--port=1"), "no service answers"),
    ],
)
def test_a_wrong_argument_gets_one_clear_sentence(operator: Operator, arguments: tuple[str, ...], said: str) -> None:
    assert said in operator.refused(*arguments)


def test_where_there_is_no_database_none_is_made(operator: Operator, tmp_path: Path) -> None:
    assert "there is no database" in operator.refused("tables", "list", where=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_an_archived_table_is_a_record_that_can_be_replayed(server: Server, operator: Operator, tmp_path: Path) -> None:
    table, out = made(server, over=True), tmp_path / "kept"
    operator.says("tables", "archive", table, f"--out={out}")
    text = (out / f"{table}.json").read_bytes()
    record = decode(text, Record)
    assert replay(record).record() == record
    assert "exists already" in operator.refused("tables", "archive", table, f"--out={out}")
    assert httpx.post(f"{server.base}/api/records", json=json.loads(text), timeout=60).status_code == 201
    operator.says("tables", "archive", table, f"--out={tmp_path / 'again'}", "--delete")
    assert "no such table" in operator.refused("tables", "show", table)


def test_a_deleted_table_is_gone_and_whoever_sits_there_is_told(server: Server, operator: Operator) -> None:
    async def run() -> None:
        async with party(server) as people:
            _, live, update = await people.turn()
            assert "1 tables would be deleted" in await asyncio.to_thread(
                operator.refused, "tables", "delete", people.table
            )
            assert "1\N{NO-BREAK SPACE}table is deleted" in await asyncio.to_thread(
                operator.says, "tables", "delete", people.table, "--yes"
            )
            action = update["decision"]["options"][0]["action"]
            await live.send(type="move", key="k", seat=update["seat"], ply=update["ply"], action=action)
            for one in people.lives:
                assert (await one.until("refused"))["reason"]["code"] == "no-such-table"
                await asyncio.wait_for(one.socket.wait_closed(), 10)
            await people.players[0].get(f"/api/tables/{people.table}", 404)

    asyncio.run(run())


async def until(happened: Any) -> None:
    end = time.monotonic() + 15
    while not await happened():
        assert time.monotonic() < end
        await asyncio.sleep(0.2)


def test_a_banned_account_is_turned_away_until_it_is_let_in_again(server: Server, operator: Operator) -> None:
    async def run() -> None:
        async with Player(server.base) as troll, Player(server.base) as other:
            await troll.post("/api/account", {"name": "Troll", "password": "correct horse"})
            table = (await troll.table(GAME, TWO))["table"]

            async def is_blocked() -> bool:
                return (await troll.http.get("/api/tables")).status_code == 403

            async with await troll.live(table) as live:
                await live.until("update")
                await asyncio.to_thread(operator.says, "bans", "add", "Troll", "--note=rude")
                await until(is_blocked)
                await asyncio.wait_for(live.socket.wait_closed(), 10)
            assert "Troll" in await asyncio.to_thread(operator.says, "bans", "list")
            problem = (await troll.http.post("/api/tables", json={"game": GAME, "seats": TWO})).json()
            assert problem["reason"]["code"] == "blocked"
            async with await troll.live(table) as live:
                assert (await live.receive())["reason"]["code"] == "blocked"
            assert await other.get("/api/tables") == []
            again = await other.post("/api/account/session", {"name": "Troll", "password": "correct horse"}, 403)
            assert again["reason"]["code"] == "blocked"
            await asyncio.to_thread(operator.says, "bans", "remove", "Troll")

            async def is_back() -> bool:
                return not await is_blocked()

            await until(is_back)

    asyncio.run(run())


def test_a_banned_range_of_addresses_is_turned_away(server: Server, operator: Operator) -> None:
    async def run() -> None:
        async with Player(server.base) as player:

            async def status(address: str) -> int:
                return (await player.http.get("/api/lobby", headers={"X-Forwarded-For": address})).status_code

            await asyncio.to_thread(operator.says, "bans", "add", "198.51.100.7/24")

            async def is_blocked() -> bool:
                return await status("198.51.100.200") == 403

            await until(is_blocked)
            assert await status("::ffff:198.51.100.3") == 403
            assert await status("203.0.113.1") == 200
            await asyncio.to_thread(operator.says, "bans", "remove", "198.51.100.0/24")

    asyncio.run(run())


def test_quotas_are_shown_and_set_while_the_service_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def run(server: Server, operator: Operator) -> None:
        async with Player(server.base) as player:

            async def is_limited() -> bool:
                answers = [(await player.http.get("/api/lobby")).status_code for _ in range(8)]
                return 429 in answers

            assert not await is_limited()
            assert "20" in await asyncio.to_thread(operator.says, "quotas", "requests_per_minute=20")
            await until(is_limited)
            await asyncio.to_thread(operator.says, "quotas", "requests_per_minute=default")

            async def is_free() -> bool:
                return not await is_limited()

            await until(is_free)

    with Server(tmp_path) as server:
        asyncio.run(run(server, Operator(server, capsys)))


def test_the_operator_makes_a_link_for_a_lost_password(server: Server, operator: Operator) -> None:
    async def run() -> None:
        async with Player(server.base) as player, Player(server.base) as phone:
            await player.post("/api/account", {"name": "Lost and helped", "password": "correct horse"})
            token = (
                (await asyncio.to_thread(operator.says, "accounts", "link", "Lost and helped"))
                .strip()
                .rpartition("/recover/")[2]
            )
            await phone.post(f"/api/account/recovery/{token}", {"password": "battery staple"})
            assert (await phone.get("/api/account"))["name"] == "Lost and helped"

    asyncio.run(run())


def test_what_uses_the_workers_is_told_by_table_and_visitor(server: Server, operator: Operator) -> None:
    async def run() -> str:
        async with Player(server.base) as player:
            await player.post("/api/account", {"name": "Thinker", "password": "correct horse"})
            seats = [{"kind": "here", "name": "Ola"}, {"kind": "bot", "level": "normal"}]
            table = str((await player.table(GAME, seats))["table"])
            async with await player.live(table) as live:
                await live.until("update")
                await live.play(upto=12)
                while live.my_question() is None:
                    await live.receive()
            return table

    table = asyncio.run(run())
    said = operator.says("load", f"--port={server.port}", "--host=127.0.0.1")
    assert table in said
    assert "Thinker" in said
    away = httpx.get(f"{server.base}/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert away.status_code == 404


def test_figures_are_read_in_their_order() -> None:
    text = (
        "stolik_thinking_seconds 12.5\nstolik_bots_waiting 2.0\nstolik_bots_hurried 1.0\n"
        'stolik_thinking_table{table="a"} 1.0\nstolik_thinking_table{table="b"} 3.0\n'
        'stolik_thinking_visitor{visitor="a:1"} 4.0\n'
    )
    load = parsed(text)
    assert (load.seconds, load.waiting, load.hurried) == (12.5, 2, 1)
    assert (load.tables, load.visitors) == ([("b", 3.0), ("a", 1.0)], [("a:1", 4.0)])
