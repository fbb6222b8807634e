"""Links to seats: used up when the seat is taken, renewed only by whoever holds it, and never in secret."""

import asyncio
import sqlite3
from hashlib import sha256
from typing import Any

from tests.server.client import Live, Player
from tests.server.running import Server
from tests.server.tables import GAME, Party, at_table

Json = dict[str, Any]


async def refused(player: Player, invite: str, code: str, status: int = 410) -> None:
    """The link opens nothing: neither by asking nor by joining."""
    assert (await player.get(f"/api{invite}", status))["reason"]["code"] == code
    assert (await player.post(f"/api{invite}", {"name": "x"}, status))["reason"]["code"] == code


def as_bot(invite: str) -> Json:
    return {"Authorization": f"Bearer {invite.removeprefix('/join/')}"}


async def heard(live: Live, event: str) -> Json:
    while True:
        for told in (await live.until("update"))["events"]:
            if told["event"]["type"] == event:
                found: Json = told
                return found


def test_a_link_is_used_up_when_the_seat_is_taken(server: Server) -> None:
    async def test(people: Party) -> None:
        host, invite = people.players[0], people.made["seats"][1]["invite"]
        await refused(host, invite, "link-used")
        answer = await host.http.get("/api/bot/decisions", headers=as_bot(invite))
        assert answer.status_code == 401
        info = await host.get(f"/api/tables/{people.table}")
        assert [seat["you"] for seat in info["seats"]] == [True, False]
        assert [seat["devices"] for seat in info["seats"]] == [1, 1]

    at_table(server, test)


def test_a_used_link_leads_home_whoever_sits_there(server: Server) -> None:
    async def test(people: Party) -> None:
        guest, invite = people.players[1], people.made["seats"][1]["invite"]
        assert (await guest.get(f"/api{invite}"))["table"] == people.table
        assert await guest.join(invite) == {"table": people.table, "seat": 1, "key": None}
        assert (await guest.get(f"/api/tables/{people.table}"))["seats"][1]["devices"] == 1

    at_table(server, test)


def test_two_cannot_take_a_seat_by_one_link(server: Server) -> None:
    async def run() -> None:
        people = [Player(server.base) for _ in range(6)]
        made = await people[0].table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
        path = f"/api{made['seats'][1]['invite']}"
        answers = await asyncio.gather(*(player.http.post(path, json={"name": "x"}) for player in people[1:]))
        assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410, 410]
        for player in people:
            await player.http.aclose()

    asyncio.run(run())


def test_a_seat_moves_to_another_device_by_its_holders_link_once_and_everybody_is_told(server: Server) -> None:
    async def test(people: Party) -> None:
        invite = await people.players[1].own_link(people.table, 1)
        async with Player(server.base) as phone, Player(server.base) as thief:
            assert (await phone.join(invite, "Somebody"))["seat"] == 1
            for live in people.lives:
                told = await heard(live, "table-device")
                assert told["line"] == {"id": "table-event-device", "args": {"seat": "seat:1"}}
            info = await phone.get(f"/api/tables/{people.table}")
            assert (info["seats"][1]["name"], info["seats"][1]["you"]) == ("Seat 1", True)
            assert [seat["devices"] for seat in info["seats"]] == [1, 2]
            await refused(thief, invite, "link-used")

    at_table(server, test)


def test_only_the_holder_makes_a_link_to_a_taken_seat(server: Server) -> None:
    async def test(people: Party) -> None:
        await people.players[0].post(f"/api/tables/{people.table}/seats/1/link", status=403)
        first = await people.players[1].own_link(people.table, 1)
        second = await people.players[1].own_link(people.table, 1)
        async with Player(server.base) as phone:
            await refused(phone, first, "no-such-link", 404)
            assert (await phone.join(second))["seat"] == 1

    at_table(server, test)


def test_a_link_to_a_taken_seat_lasts_minutes(server: Server) -> None:
    async def test(people: Party) -> None:
        token = "made-long-ago~1000000000"
        with sqlite3.connect(server.folder / "stolik.db", timeout=10) as database:
            row = (sha256(token.encode()).hexdigest(), people.table)
            database.execute("UPDATE seats SET token = ? WHERE table_id = ? AND seat = 1", row)
        async with Player(server.base) as phone:
            await refused(phone, f"/join/{token}", "link-expired")

    at_table(server, test)


def test_used_links_of_tables_stored_before_open_nothing(server: Server) -> None:
    """Once the hash of a link stayed as it was when the seat was taken."""

    async def test(people: Party) -> None:
        token = "from-an-older-stolik"
        with sqlite3.connect(server.folder / "stolik.db", timeout=10) as database:
            row = (sha256(token.encode()).hexdigest(), people.table)
            database.execute("UPDATE seats SET token = ? WHERE table_id = ? AND seat = 1", row)
        await refused(people.players[0], f"/join/{token}", "link-used")
        assert (await people.players[1].join(f"/join/{token}"))["seat"] == 1
        await people.step()

    at_table(server, test)


def test_the_owner_renews_the_link_of_a_free_seat(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as guest:
            made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
            fresh = await owner.own_link(made["table"], 1)
            await refused(guest, made["seats"][1]["invite"], "no-such-link", 404)
            assert (await guest.join(fresh))["seat"] == 1
            await refused(owner, fresh, "link-used")

    asyncio.run(run())


def test_the_link_of_a_seat_that_a_bot_took_opens_nothing(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as late:
            made = await owner.table(GAME, [{"kind": "here", "name": "Ola"}, {"kind": "link"}])
            await owner.post(f"/api/tables/{made['table']}/start")
            await refused(late, made["seats"][1]["invite"], "no-such-link", 404)
            info = await owner.get(f"/api/tables/{made['table']}")
            assert (info["seats"][1]["kind"], info["seats"][1]["you"]) == ("bot", False)

    asyncio.run(run())


def test_whoever_was_let_into_a_seat_does_not_consent_for_it(server: Server) -> None:
    async def test(people: Party) -> None:
        host, guest = people.players
        await host.join(await guest.own_link(people.table, 1))
        await people.step()
        info = await host.post(f"/api/tables/{people.table}/offer-end", {"seat": 0})
        assert info["status"] == "playing"
        asked = await people.lives[1].until("consent")
        assert asked["answers"] == {"1": None}
        await people.lives[0].send(type="consent", what="end", answer=True)
        assert (await people.lives[0].until("refused"))["reason"]["code"] == "nothing-offered"
        await people.lives[1].send(type="consent", what="end", answer=True)
        while not people.lives[0].over:
            await people.lives[0].receive()

    at_table(server, test)


def test_signing_in_makes_nobody_another_person_who_could_consent(server: Server) -> None:
    async def test(people: Party) -> None:
        host, guest = people.players
        await host.join(await guest.own_link(people.table, 1))
        await host.post(f"/api/tables/{people.table}/offer-end", {"seat": 0})
        account = {"name": f"Host {people.table}", "password": "correct horse"}
        await host.post("/api/account", account)
        async with await host.live(people.table) as live:
            assert (await live.until("consent"))["answers"] == {"1": None}
            await live.send(type="consent", what="end", answer=True)
            assert (await live.until("refused"))["reason"]["code"] == "nothing-offered"
        assert (await guest.get(f"/api/tables/{people.table}"))["status"] == "playing"
        await people.lives[1].send(type="consent", what="end", answer=True)
        while not people.lives[1].over:
            await people.lives[1].receive()

    at_table(server, test)


def test_one_person_with_two_links_need_not_ask_themselves(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as owner, Player(server.base) as guest:
            made = await owner.table(GAME, [{"kind": "link"}, {"kind": "link"}])
            for seat in made["seats"]:
                await guest.join(seat["invite"])
            info = await guest.post(f"/api/tables/{made['table']}/offer-end", {"seat": 1})
            assert info["status"] == "over"

    asyncio.run(run())


def test_seats_of_one_device_stay_one_persons_when_both_move(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as desk, Player(server.base) as tablet:
            made = await desk.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}])
            assert [seat["invite"] for seat in made["seats"]] == [None, None]
            for seat in (0, 1):
                await tablet.join(await desk.own_link(made["table"], seat))
            info = await tablet.post(f"/api/tables/{made['table']}/offer-end", {"seat": 1})
            assert info["status"] == "over"

    asyncio.run(run())


def test_a_seat_that_was_handed_on_is_asked(server: Server) -> None:
    async def run() -> None:
        async with Player(server.base) as desk, Player(server.base) as phone:
            made = await desk.table(GAME, [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}])
            await phone.join(await desk.own_link(made["table"], 1))
            await desk.post(f"/api/tables/{made['table']}/offer-end", {"seat": 0})
            async with await phone.live(made["table"]) as live:
                assert (await live.until("consent"))["answers"] == {"1": None}
                await live.send(type="consent", what="end", answer=True)
                while not live.over:
                    await live.receive()

    asyncio.run(run())
