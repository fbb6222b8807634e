/** Plain requests to the server. */
import type { SeatInfo, TableInfo, Decision, Told, Action, Outcome } from "./wire";

export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: OptionInfo[];
  presets: Record<string, Record<string, unknown>>;
  levels: string[];
}

export interface SeatWish {
  kind: "here" | "link" | "bot";
  name: string;
  level?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options: Record<string, unknown>;
  pace: string;
  leaver: string;
  public: boolean;
  seed?: string;
}

export interface NewTable {
  table: string;
  seats: { seat: number; kind: string; name: string; invite?: string | null }[];
  watch: string;
}

export interface ReplayStep {
  ply: number;
  plies: number;
  view: unknown;
  events: Told[];
  decision: Decision | null;
  action: Action | null;
  outcome?: Outcome | null;
  seats?: SeatInfo[];
}

/** A request that the server refused or could not answer. */
export class Failed extends Error {
  constructor(readonly status: number, readonly detail: string) {
    super(detail);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, init);
  const text = await answer.text();
  const data: unknown = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new Failed(answer.status, (data as { detail?: string } | null)?.detail ?? answer.statusText);
  return data as T;
}

export const api = {
  games: () => call<GameInfo[]>("GET", "/games"),
  make: (wish: TableWish) => call<NewTable>("POST", "/tables", wish),
  mine: () => call<TableInfo[]>("GET", "/tables"),
  lobby: () => call<TableInfo[]>("GET", "/lobby"),
  table: (id: string) => call<TableInfo>("GET", `/tables/${id}`),
  join: (token: string, name: string) => call<{ table: string; seat: number }>("POST", `/join/${token}`, { name }),
  watch: (token: string) => call<{ table: string }>("POST", `/watch/${token}`),
  start: (id: string) => call<unknown>("POST", `/tables/${id}/start`),
  act: (id: string, what: "resign" | "pause" | "offer-end" | "rematch", seat: number | null) =>
    call<{ table?: string } | null>("POST", `/tables/${id}/${what}`, seat === null ? {} : { seat }),
  replay: (id: string, ply: number, seat: number | null) =>
    call<ReplayStep>("GET", `/tables/${id}/replay?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`),
  record: (id: string) => `/api/tables/${id}/record`,
  bring: (record: unknown) => call<{ table: string }>("POST", "/records", record),
  fork: (id: string, ply: number) => call<{ table: string }>("POST", `/tables/${id}/fork`, { ply }),
};
