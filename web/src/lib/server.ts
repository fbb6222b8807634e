/** The server that serves this page. */
import type { LiveSaid } from "../generated/service";
import type { Channel, Connection, Ear } from "./connection";

/** The server closes with this code if the table doesn't exist or isn't ours. */
const GONE = 4404;

function channel(table: string, since: number, token: string, ear: Ear): Channel {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = new URLSearchParams({ from: String(since) });
  if (token) query.set("token", token);
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live?${query}`);
  socket.onopen = () => ear.opened();
  socket.onmessage = (event) => ear.heard(JSON.parse(event.data as string) as LiveSaid);
  socket.onclose = (event) => ear.ended(event.code === GONE);
  return {
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
    say: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
}

export const server: Connection = { fetch: (request) => fetch(request), channel };
