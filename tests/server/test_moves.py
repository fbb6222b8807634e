"""Moves: acknowledged after commit, refused with a reason, never twice, resumed after a gap."""

import asyncio
import json

from tests.server.client import Player
from tests.server.running import Server
from tests.server.tables import Party, at_table


def test_a_move_out_of_turn_is_refused_with_who_decides_and_changes_nothing(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, _, update = await people.turn()
        other = 1 - seat
        action = {**update["decision"]["options"][0]["action"], "seat": other}
        refused = await people.lives[other].move(other, action, ply=update["ply"])
        assert refused["type"] == "refused"
        assert refused["reason"]["code"] == "not-your-turn"
        assert refused["line"] == {"id": "reason-not-your-turn", "args": {"seat": f"seat:{seat}"}}
        assert (await people.players[0].get(f"/api/tables/{people.table}"))["ply"] == update["ply"]

    at_table(server, test)


def test_a_move_for_a_seat_of_somebody_else_is_refused(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, _, update = await people.turn()
        action = update["decision"]["options"][0]["action"]
        refused = await people.lives[1 - seat].move(seat, action, ply=update["ply"])
        assert refused["reason"]["code"] == "foreign-seat"
        assert (await people.players[0].get(f"/api/tables/{people.table}"))["ply"] == update["ply"]

    at_table(server, test)


def test_an_action_of_another_seat_is_refused_though_the_sender_is_asked(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, live, update = await people.turn()
        action = {**update["decision"]["options"][0]["action"], "seat": 1 - seat}
        assert (await live.move(seat, action))["reason"]["code"] == "foreign-seat"

    at_table(server, test)


def test_an_answer_to_an_old_state_is_refused(server: Server) -> None:
    async def test(people: Party) -> None:
        _, _, first = await people.turn()
        await people.step()
        seat, live, now = await people.turn()
        refused = await live.move(seat, now["decision"]["options"][0]["action"], ply=first["ply"])
        assert refused["reason"]["code"] == "old-ply"
        assert refused["reason"]["values"] == {"given": first["ply"], "now": now["ply"]}

    at_table(server, test)


def test_an_illegal_action_is_refused_with_a_reason(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, live, update = await people.turn()
        nonsense = await live.move(seat, {"type": "no-such-thing", "seat": seat})
        assert nonsense["reason"]["code"] == "not-an-action"
        legal = update["decision"]["options"][0]["action"]
        names = {key: "Z99" if isinstance(value, str) and key != "type" else value for key, value in legal.items()}
        wrong = await live.move(seat, {**names, "seat": seat})
        if names != legal:
            assert wrong["type"] == "refused"
        targets = update["decision"]["options"][0]["targets"]
        assert (await live.ask(type="why", seat=seat, target=targets))["reason"] is None

    at_table(server, test)


def test_the_same_key_twice_is_one_move_and_one_answer(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, live, update = await people.turn()
        action = update["decision"]["options"][0]["action"]
        first = await live.move(seat, action, ply=update["ply"], key="once")
        again = await live.move(seat, action, ply=update["ply"], key="once")
        assert first == again == {"type": "done", "key": "once", "ply": update["ply"] + 1}
        assert (await people.players[0].get(f"/api/tables/{people.table}"))["ply"] == update["ply"] + 1

    at_table(server, test)


def test_of_many_answers_to_one_ply_exactly_one_is_accepted(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, _, update = await people.turn()
        player = people.players[seat]
        actions = [option["action"] for option in update["decision"]["options"]]
        lives = [await player.live(people.table) for _ in range(20)]
        for live in lives:
            await live.until("update")
        answers = await asyncio.gather(
            *(live.move(seat, actions[n % len(actions)], ply=update["ply"]) for n, live in enumerate(lives))
        )
        assert sum(answer["type"] == "done" for answer in answers) == 1
        assert {answer["reason"]["code"] for answer in answers if answer["type"] == "refused"} <= {"old-ply"}
        for live in lives:
            await live.socket.close()

    at_table(server, test)


def test_whoever_resumes_hears_everything_since(server: Server) -> None:
    async def test(people: Party) -> None:
        before = await people.settle()
        for _ in range(6):
            await people.step()
        now = await people.settle()
        heard = [e for text in people.lives[0].heard if '"type":"update"' in text for e in _events(text, before["ply"])]
        async with await people.players[0].live(people.table, since=before["ply"]) as late:
            hello = await late.receive()
            update = await late.until("update")
        assert hello["n"] == now["ply"]
        assert update["n"] == now["ply"]
        assert update["events"] == heard
        assert update["view"] == people.lives[0].state[0]["view"]

    at_table(server, test)


def _events(text: str, after: int) -> list[object]:
    message = json.loads(text)
    events: list[object] = message["events"] if message["n"] > after else []
    return events


def test_numbers_of_a_client_that_make_no_sense_are_taken_as_none(server: Server) -> None:
    async def test(people: Party) -> None:
        for text in ("-5", "x", "99999999999999999999", "1e3", "٣"):
            live = await people.players[0].live(people.table, since=text)  # type: ignore[arg-type]  # on purpose
            assert (await live.until("update"))["events"] == []
            await live.socket.close()
        async with await people.players[0].live(people.table, since=99_999_999) as live:
            assert (await live.until("update"))["ply"] == 0

    at_table(server, test)


def test_why_answers_for_ones_own_seat_only(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, _, _ = await people.turn()
        other = people.lives[1 - seat]
        said = await other.ask(type="why", seat=1 - seat, target=["card:B1"])
        assert said["reason"]["code"] == "not-your-turn"
        assert said["line"]["id"] == "reason-not-your-turn"
        assert (await other.ask(type="why", seat=seat, target=["card:B1"]))["reason"]["code"] == "foreign-seat"

    at_table(server, test)


def test_a_hint_names_a_legal_option(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, live, update = await people.turn()
        hint = await live.ask(type="hint", seat=seat)
        assert 0 <= hint["value"] <= 1
        assert all(line["id"].startswith("bot-gain-arcana-") for line in hint["gains"])
        assert all(line["id"].startswith("bot-risk-arcana-") for line in hint["risks"])
        assert 0 <= hint["option"] < len(update["decision"]["options"])
        assert hint["line"]["id"].startswith("bot-why-")
        assert all(0 <= other["option"] < len(update["decision"]["options"]) for other in hint["alternatives"])
        refused = await people.lives[1 - seat].ask(type="hint", seat=1 - seat)
        assert refused["reason"]["code"] == "not-your-turn"

    at_table(server, test)


def test_odds_are_told_for_ones_own_legal_actions(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, live, update = await people.turn()
        action = update["decision"]["options"][0]["action"]
        assert (await live.ask(type="odds", seat=seat, action=action))["lines"] == []
        refused = await live.ask(type="odds", seat=1 - seat, action=action)
        assert refused["reason"]["code"] == "foreign-seat"

    at_table(server, test)


def test_only_whoever_is_asked_sees_the_options(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, _, update = await people.turn()
        other = people.lives[1 - seat].state[1 - seat]
        assert update["decision"]["options"]
        assert other["decision"]["options"] == []
        assert other["decision"]["line"] == {"id": "table-waiting", "args": {"seat": f"seat:{seat}"}}

    at_table(server, test)


def test_a_spectator_sees_no_hand_and_no_options_and_cannot_move(server: Server) -> None:
    async def test(people: Party) -> None:
        seat, _, update = await people.turn()
        async with Player(server.base) as guest:
            watch = people.made["watch"].replace("/watch/", "/api/watch/")
            assert await guest.post(watch) == {"table": people.table}
            async with await guest.live(people.table) as live:
                hello = await live.receive()
                assert hello["you"] == []
                said = await live.until("update")
                assert said["seat"] is None
                assert said["decision"]["options"] == []
                refused = await live.move(seat, update["decision"]["options"][0]["action"], ply=0)
                assert refused["reason"]["code"] == "foreign-seat"

    at_table(server, test)
