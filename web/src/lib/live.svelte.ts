/**
 * The live channel of one table. It reconnects on its own, continues where it was, and resends unanswered requests:
 * every request carries a key, so that the server handles it only once.
 */
import { changed } from "./diff";
import { connectionOf } from "./connections";
import type { Channel } from "./connection";
import type {
  Chatted,
  Consent,
  ConsentAsked,
  Done,
  GameAction,
  HintAnswer,
  Line,
  LiveHeard,
  LiveSaid,
  OddsAnswer,
  Presence,
  Refused,
  TableInfo,
  EventLine,
  Update,
  WhyAnswer,
} from "../generated/service";

const PAUSES = [1, 2, 4, 8, 15];
const KEPT = 200;

type Keyed = Extract<LiveHeard, { key: string }>;
type Question = Keyed extends infer Q ? (Q extends Keyed ? Omit<Q, "key"> : never) : never;
type Answer = Done | Refused | WhyAnswer | HintAnswer | OddsAnswer;

interface Waiting {
  question: Keyed;
  resolve: (answer: Answer) => void;
}

/**
 * The state of the game for a seat, and what led to it. The first is sent in full, later ones as changes to the one
 * before.
 */
export type Position = Omit<Update, "view" | "changes"> & { view: unknown };
/** A position with its number in order of arrival. After an undo the ply numbers go back, but this doesn't. */
export type Remembered = Position & { serial: number };
export type Status = "connecting" | "open" | "lost" | "gone";

export class Live {
  status = $state<Status>("connecting");
  /** Seconds until the next try. */
  retry = $state(0);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<number[]>([]);
  /** The newest update for each seat of this device (spectator: -1). */
  updates = $state.raw<ReadonlyMap<number, Position>>(new Map());
  /** Past updates, oldest first, as far as we keep them. */
  history = $state.raw<readonly Remembered[]>([]);
  /** Everything each seat has been told; a returning player receives all of it first. */
  told = $state.raw<ReadonlyMap<number, readonly EventLine[]>>(new Map());
  chat = $state.raw<readonly Chatted[]>([]);
  consent = $state.raw<ConsentAsked | null>(null);
  /** Why the table is gone, if it is. */
  refusal = $state.raw<Line>({ id: "reason-no-such-table" });

  #id: string;
  #token: string;
  #channel: Channel | null = null;
  #last = 0;
  #tries = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #waiting = new Map<string, Waiting>();
  #closed = false;
  #serial = 0;

  constructor(id: string, token = "") {
    this.#id = id;
    this.#token = token;
    this.#connect();
    addEventListener("online", this.now);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    removeEventListener("online", this.now);
    this.#channel?.close();
  }

  /** Try again at once. */
  now = (): void => {
    if (this.status === "open" || this.#closed) return;
    clearInterval(this.#timer);
    this.#connect();
  };

  move(ply: number, seat: number, action: GameAction): Promise<Answer> {
    return this.ask({ type: "move", ply, seat, action });
  }

  ask(question: Question): Promise<Answer> {
    const keyed = { ...question, key: crypto.randomUUID() } as Keyed;
    return new Promise((resolve) => {
      this.#waiting.set(keyed.key, { question: keyed, resolve });
      this.#send(keyed);
    });
  }

  say(text: string): void {
    this.#send({ type: "chat", text });
  }

  answer(what: Consent["what"], yes: boolean): void {
    this.#send({ type: "consent", what, answer: yes });
    this.consent = null;
  }

  /** The player is back, so the stand-in bot leaves. */
  comeBack(seat: number): void {
    this.#send({ type: "return", seat });
  }

  #send(message: LiveHeard): void {
    if (this.#channel?.open) this.#channel.say(message);
  }

  #connect(): void {
    this.#channel?.close();
    const channel: Channel = connectionOf(this.#id).channel(this.#id, this.#last, this.#token, {
      opened: () => this.#opened(),
      heard: (message) => this.#take(message),
      ended: (gone) => {
        if (this.#channel !== channel || this.#closed) return;
        if (gone) this.status = "gone";
        else this.#lost();
      },
    });
    this.#channel = channel;
  }

  #opened(): void {
    this.status = "open";
    this.#tries = 0;
    for (const { question } of this.#waiting.values()) this.#send(question);
  }

  #lost(): void {
    this.status = "lost";
    this.retry = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      this.retry -= 1;
      if (this.retry > 0) return;
      clearInterval(this.#timer);
      this.#connect();
    }, 1000);
  }

  #take(message: LiveSaid): void {
    if ("n" in message && typeof message.n === "number") this.#last = Math.max(this.#last, message.n);
    switch (message.type) {
      case "hello":
        this.table = message.table;
        this.you = message.you;
        if (message.chat) this.chat = message.chat.map((c) => ({ type: "chat", ...c }));
        break;
      case "table":
        this.table = message.table;
        break;
      case "update":
        this.#update(message);
        break;
      case "presence":
        this.#presence(message);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "consent":
        this.consent = message.open ? message : null;
        break;
      case "done":
      case "refused":
      case "why":
      case "hint":
      case "odds":
        this.#answered(message);
        break;
    }
  }

  #update({ changes, ...sent }: Update): void {
    timeDrawing();
    const seat = sent.seat ?? -1;
    const update = { ...sent, view: changes ? changed(this.updates.get(seat)?.view, changes) : sent.view };
    this.updates = new Map(this.updates).set(seat, update);
    this.told = new Map(this.told).set(seat, [...(this.told.get(seat) ?? []), ...update.events]);
    this.history = [...this.history.slice(-KEPT), { ...update, serial: this.#serial++ }];
  }

  #answered(message: Answer): void {
    if (message.type === "refused" && !message.key) this.refusal = message.line;
    this.#waiting.get(message.key)?.resolve(message);
    this.#waiting.delete(message.key);
  }

  #presence(message: Presence): void {
    if (!this.table) return;
    const seats = this.table.seats.map((s) => {
      const now = message.seats.find((p) => p.seat === s.seat);
      return now ? { ...s, online: now.online, standin: now.standin } : s;
    });
    this.table = { ...this.table, seats };
  }
}

/** Measures the time from an update to the frame that shows it: performance.getEntriesByName("stolik-drawn"). */
function timeDrawing(): void {
  const start = performance.now();
  const drawn = new MessageChannel();
  drawn.port1.onmessage = () => {
    drawn.port1.close();
    performance.clearMeasures("stolik-drawn");
    performance.measure("stolik-drawn", { start });
  };
  requestAnimationFrame(() => drawn.port2.postMessage(null));
}
