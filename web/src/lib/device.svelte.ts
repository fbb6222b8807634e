/** This device as a connection: a worker with the same tables as a server, and another worker for the bots. */
import engineAddress from "../device/engine.worker.ts?worker&url";
import memoryAddress from "../device/memory.worker.ts?worker&url";
import thinkerAddress from "../device/thinker.worker.ts?worker&url";
import type { Progress, Shared } from "../device/boot";
import { all } from "../device/keeper";
import type { FromEngine, ToEngine, ToThinker } from "../device/messages";
import type { LiveSaid, TableInfo } from "../generated/service";
import { settings } from "./settings.svelte";
import type { Channel, Connection, Ear } from "./connection";
import { script } from "./trusted-types";
import { base } from "./site";

/** Milliseconds of silence from the worker before offering to try again. */
const PATIENCE = 90_000;

/** Milliseconds for opening the tables before the other worker starts, because no page needs that one at once. */
const FIRST = 1_500;

/** Milliseconds until the first game is running, so that a snapshot for the next visit can be made. */
const LATER = 8_000;

type State = "idle" | "starting" | "ready" | "stuck" | "failed";

class Device implements Connection {
  state = $state<State>("idle");
  progress = $state.raw<Progress | null>(null);

  #engine: Worker | undefined;
  #thinker: Worker | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  /** Unanswered requests, sent again if the worker has to be restarted. */
  #asked = new Map<number, { message: ToEngine; resolve: (response: Response) => void }>();
  #ears = new Map<number, { message: ToEngine; ear: Ear }>();

  /** Start loading everything, unless that has begun. */
  start = (afresh = false): void => {
    if (this.#engine) return;
    this.state = "starting";
    const { port1, port2 } = new MessageChannel();
    this.#engine = new Worker(script(engineAddress), { type: "module", name: "engine" });
    this.#engine.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#heard(data, port2);
    this.#engine.onerror = () => this.#fail();
    const shared = { base, module: null, memory: null, kept: false, afresh };
    const pause = settings.pace === "instant" ? 0 : null; // who wants it at once waits for no bot
    const start: ToEngine = { type: "start", shared, thinker: port1, pause };
    this.#engine.postMessage(start, [port1]);
    this.#wait();
    void navigator.storage?.persist?.();
  };

  /** Start over. */
  again = (): void => {
    this.#engine?.terminate();
    this.#thinker?.terminate();
    this.#engine = this.#thinker = undefined;
    this.start(true);
    for (const { message } of [...this.#asked.values(), ...this.#ears.values()]) this.#say(message);
  };

  fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/api/games") {
      const { default: games } = await import("virtual:games");
      if (games) return Response.json(games);
    }
    const body = request.method === "GET" ? "" : await request.text();
    this.start();
    const id = ++this.#last;
    const message: ToEngine = { type: "request", id, method: request.method, address: pathname + search, body };
    return new Promise((resolve) => {
      this.#asked.set(id, { message, resolve });
      this.#say(message);
    });
  };

  channel = (table: string, since: number, _: string, ear: Ear): Channel => {
    this.start();
    const channel = ++this.#last;
    const message: ToEngine = { type: "open", channel, table, since };
    this.#ears.set(channel, { message, ear });
    this.#say(message);
    return {
      open: true,
      say: (said) => this.#say({ type: "say", channel, text: JSON.stringify(said) }),
      close: () => {
        this.#ears.delete(channel);
        this.#say({ type: "close", channel });
      },
    };
  };

  /** The tables on this device, latest first. Doesn't need the engine. */
  tables = async (): Promise<TableInfo[]> => {
    try {
      const saved = (await all()).map((text) => (JSON.parse(text) as { info: TableInfo }).info);
      return saved.sort((a, b) => b.updated - a.updated);
    } catch {
      return []; // a browser that keeps nothing
    }
  };

  /** Delete a game on this device for good. */
  forget = async (table: string): Promise<void> => {
    await this.fetch(new Request(new URL(`/api/tables/${table}`, location.origin), { method: "DELETE" }));
  };

  #say(message: ToEngine): void {
    this.#engine?.postMessage(message);
  }

  #wait(): void {
    clearTimeout(this.#patience);
    if (this.state === "starting" || this.state === "stuck") {
      this.state = "starting";
      this.#patience = setTimeout(() => (this.state = "stuck"), PATIENCE);
    }
  }

  #fail(): void {
    clearTimeout(this.#patience);
    this.state = "failed";
  }

  #heard(message: FromEngine, port: MessagePort): void {
    this.#wait();
    switch (message.type) {
      case "progress":
        this.progress = message.progress;
        break;
      case "ready":
        clearTimeout(this.#patience);
        this.state = "ready";
        setTimeout(() => this.#wakeThinker(message.shared, port), FIRST);
        if (!message.shared.kept) setTimeout(() => remember(message.shared), LATER);
        void import("../device/pictures").then(({ keepPictures }) => keepPictures()).catch(() => undefined);
        break;
      case "failed":
        this.#fail();
        break;
      case "answer": {
        const headers = { "content-type": "application/json" };
        this.#asked.get(message.id)?.resolve(new Response(message.text, { status: message.status, headers }));
        this.#asked.delete(message.id);
        break;
      }
      case "opened": {
        const ear = this.#ears.get(message.channel)?.ear;
        if (message.there) ear?.opened();
        else ear?.ended(true);
        break;
      }
      case "heard":
        this.#ears.get(message.channel)?.ear.heard(JSON.parse(message.text) as LiveSaid);
    }
  }

  #wakeThinker(shared: Shared, engine: MessagePort): void {
    this.#thinker = new Worker(script(thinkerAddress), { type: "module", name: "thinker" });
    this.#thinker.onerror = () => this.#fail();
    this.#thinker.postMessage({ type: "start", shared, engine } satisfies ToThinker, [engine]);
  }
}

/** Runs in a separate worker, because nobody waits for it. */
function remember(shared: Shared): void {
  new Worker(script(memoryAddress), { type: "module", name: "memory" }).postMessage(shared);
}

export const device = new Device();
