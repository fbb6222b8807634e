/** The worker with this device's tables: Python, its storage, and the connection to the thinking worker. */
import type { PyProxy } from "pyodide/ffi";
import { boot } from "./boot";
import * as keeper from "./keeper";
import type { FromEngine, Task, Thought, ToEngine } from "./messages";

interface Engine extends PyProxy {
  request(method: string, address: string, body: string): Promise<PyProxy>;
  open(channel: number, table: string, since: number, send: (text: string) => void): Promise<boolean>;
  hear(channel: number, text: string): Promise<void>;
  close(channel: number): void;
  news(table: string): Promise<void>;
}

interface Waiting {
  task: Uint8Array;
  urgent: boolean;
  resolve: (answer: Uint8Array) => void;
  reject: (why: Error) => void;
}

const say = (message: FromEngine) => postMessage(message);

/** The other worker gets one task at a time, starting with those somebody is waiting for. */
class Thinker {
  #waiting: Waiting[] = [];
  #now: Waiting | undefined;

  constructor(readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<Thought>) => this.#answered(data);
  }

  think = (task: { toJs(): Uint8Array }, urgent: boolean): Promise<Uint8Array> => {
    const bytes = task.toJs();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task: bytes, urgent, resolve, reject });
      this.#next();
    });
  };

  #next(): void {
    if (this.#now || this.#waiting.length === 0) return;
    const first = Math.max(
      0,
      this.#waiting.findIndex((w) => w.urgent),
    );
    [this.#now] = this.#waiting.splice(first, 1);
    this.port.postMessage({ id: 0, task: this.#now!.task } satisfies Task);
  }

  #answered({ answer, failed }: Thought): void {
    const now = this.#now;
    this.#now = undefined;
    if (answer) now?.resolve(answer);
    else now?.reject(new Error(failed));
    this.#next();
  }
}

/** Pages on this device tell each other what they have written. */
const others = new BroadcastChannel("stolik-tables");

/** The storage interface for Python. */
const storage = {
  all: keeper.all,
  read: keeper.read,
  write: async (table: string, text: string, plies: PyProxy, entries: PyProxy) => {
    const kept = await keeper.write(table, text, plies.toJs() as number[], entries.toJs() as string[]);
    if (kept) others.postMessage(table);
    return kept;
  },
  remove: keeper.remove,
};

async function start({ shared, thinker, pause }: Extract<ToEngine, { type: "start" }>): Promise<Engine> {
  const made = await boot(shared, (progress) => say({ type: "progress", progress }));
  const { Engine } = made.py.pyimport("stolik.browser.worker") as unknown as {
    Engine: (...given: unknown[]) => Engine;
  };
  const think = new Thinker(thinker).think;
  const engine = pause === null ? Engine(storage, think) : Engine(storage, think, pause);
  others.onmessage = ({ data }: MessageEvent<string>) => void engine.news(data);
  say({ type: "ready", shared: made.shared });
  return engine;
}

let engine: Promise<Engine> | undefined;

async function obey(message: ToEngine): Promise<void> {
  if (message.type === "start") {
    engine = start(message);
    await engine.catch((error: unknown) => say({ type: "failed", why: String(error) }));
    return;
  }
  const it = await engine!;
  switch (message.type) {
    case "request": {
      const [status, text] = (await it.request(message.method, message.address, message.body)).toJs() as [
        number,
        string,
      ];
      say({ type: "answer", id: message.id, status, text });
      break;
    }
    case "open": {
      const { channel } = message;
      const there = await it.open(channel, message.table, message.since, (text) =>
        say({ type: "heard", channel, text }),
      );
      say({ type: "opened", channel, there });
      break;
    }
    case "say":
      await it.hear(message.channel, message.text);
      break;
    case "close":
      it.close(message.channel);
  }
}

onmessage = ({ data }: MessageEvent<ToEngine>) => void obey(data);
