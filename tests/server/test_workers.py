"""Worker processes die; nobody who asks them for something notices."""

import os
import signal
from pathlib import Path

from tests.server.running import Server
from tests.server.tables import Party, at_table


def workers(server: Server) -> list[int]:
    """The processes in which bots think."""
    assert server.process is not None
    here = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in here if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_hint_is_given_although_a_worker_died(tmp_path: Path) -> None:
    async def test(people: Party) -> None:
        seat, live, _ = await people.turn()
        assert (await live.ask(type="hint", seat=seat))["type"] == "hint"
        for _ in range(2):
            found = workers(server)
            assert found
            for pid in found:
                os.kill(pid, signal.SIGKILL)
            answer = await live.ask(type="hint", seat=seat)
            assert answer["type"] == "hint", answer

    with Server(tmp_path, bot_workers=1) as server:
        at_table(server, test)
        assert '"level": "error"' not in server.said(), server.said()
