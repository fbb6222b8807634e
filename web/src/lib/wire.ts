/** The language of the live channel, as the server speaks it. Bodies of plain requests come from the OpenAPI description (api.ts). */

export type Word = string | number | boolean | null;

/** A sentence to be made in the reader's language. A word "kind:name" is a ref and is shown by its name. */
export interface Line {
  id: string;
  args?: Record<string, Word>;
}

export type Action = { type: string; seat: number } & Record<string, unknown>;
export type GameEvent = { type: string; seat?: number } & Record<string, unknown>;

export interface Option {
  action: Action;
  targets: string[];
  line: Line;
}

export interface Decision {
  seat: number;
  kind: string;
  line: Line;
  options: Option[];
}

export interface Told {
  event: GameEvent;
  line: Line;
}

export interface Score {
  seat: number;
  total: number;
  parts: Record<string, number>;
  ties?: number[];
}

export interface Outcome {
  scores: Score[];
  ranking: number[][];
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: string;
  level?: string;
  taken?: boolean;
  online: boolean;
  you: boolean;
  /** Level of the bot that plays for this seat now. */
  standin?: string | null;
  resigned?: boolean;
}

export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "playing" | "over";
  owner: boolean;
  seats: SeatInfo[];
  ply: number;
  turn: number | null;
  /** Seconds since 1970. */
  updated: number;
  paused?: boolean;
  deadline?: number | null;
  leaver?: string;
  commitment?: string;
  seed?: string | number | null;
  rematch?: string | null;
}

export interface Reason {
  code: string;
  values: Record<string, Word>;
  page: string;
}

export interface Hello { type: "hello"; table: TableInfo; you: number[]; n: number; chat?: { seat: number; text: string; at: number }[] }
export interface Update {
  type: "update";
  n: number;
  ply: number;
  seat: number | null;
  view: unknown;
  events: Told[];
  decision: Decision | null;
  undo: boolean;
  over: boolean;
  outcome: Outcome | null;
}
export interface Done { type: "done"; key: string; ply: number }
export interface Refused { type: "refused"; key: string; reason: Reason; line: Line }
export interface Why { type: "why"; key: string; target: string[]; reason: Reason | null; line: Line | null }
export interface Hint { type: "hint"; key: string; option: number; line: Line; alternatives: { option: number; value: number }[] }
export interface Presence { type: "presence"; seats: { seat: number; online: boolean; standin: string | boolean | null }[] }
export interface Chat { type: "chat"; seat: number | null; text: string; at: number }
export interface Consent { type: "consent"; what: string; by: number; answers: Record<string, boolean | null>; open: boolean }
export interface TableChanged { type: "table"; table: TableInfo }

export type Incoming = Hello | Update | Done | Refused | Why | Hint | Presence | Chat | Consent | TableChanged;

export type Outgoing =
  | { type: "move"; key: string; ply: number; seat: number; action: Action }
  | { type: "undo"; key: string; seat: number }
  | { type: "why"; key: string; seat: number; target: string[] }
  | { type: "hint"; key: string; seat: number }
  | { type: "consent"; what: string; answer: boolean }
  | { type: "chat"; text: string }
  | { type: "return"; seat: number }
  | { type: "ping" };
