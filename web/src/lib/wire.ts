/** The language of the live channel, as the server speaks it. What the OpenAPI description knows is taken from there. */
import type { components } from "../api";

type Schemas = components["schemas"];

export type Word = string | number | boolean | null;

/** A sentence to be made in the reader's language. A word "kind:name" is a ref and is shown by its name. */
export interface Line {
  id: string;
  args?: Record<string, Word>;
}

export type Action = { type: string; seat: number } & Record<string, unknown>;
export type GameEvent = { type: string; seat?: number } & Record<string, unknown>;
export type Option = Omit<Schemas["Option"], "action" | "line"> & { action: Action; line: Line };
export type Decision = Omit<Schemas["Question"], "options" | "line"> & { options: Option[]; line: Line };
export interface Told {
  event: GameEvent;
  line: Line;
}
export type Score = Schemas["Score"];
export type Outcome = Schemas["Outcome"];
export type SeatInfo = Schemas["SeatInfo"];
export type TableInfo = Schemas["TableInfo"];
/** How things stand, and what happened. It travels whole first, then as changes to the one before: see `changes.ts`. */
export type Update = Omit<Schemas["Update"], "view" | "changes" | "events" | "decision"> & {
  view: unknown;
  events: Told[];
  decision: Decision | null;
};
export type Change = Schemas["Change"];
export type Sent = Omit<Update, "view"> & { view?: unknown; changes?: Change[] };
export type Happened = Omit<Schemas["Happened"], "event"> & { event: GameEvent };
export type Replayed = Omit<Schemas["ReplayStep"], "events" | "decision"> & {
  events: Told[];
  decision: Decision | null;
};

export interface Reason {
  code: string;
  values: Record<string, Word>;
  page: string;
}

export interface Hello {
  type: "hello";
  table: TableInfo;
  you: number[];
  n: number;
  chat?: { seat: number; text: string; at: number }[];
}
export interface Done {
  type: "done";
  key: string;
  ply: number;
}
export interface Refused {
  type: "refused";
  key: string;
  reason: Reason;
  line: Line;
}
export interface Why {
  type: "why";
  key: string;
  target: string[];
  reason: Reason | null;
  line: Line | null;
}
export interface Hint {
  type: "hint";
  key: string;
  option: number;
  line: Line;
  alternatives: { option: number; value: number }[];
  by: string;
}
/** One line of what an action would bring. */
export interface Forecast {
  line: Line;
  value: number;
  kind: "percent" | "number";
  error: number;
  bad: boolean;
}
export interface Odds {
  type: "odds";
  key: string;
  lines: Forecast[];
}
export interface Presence {
  type: "presence";
  seats: { seat: number; online: boolean; standin: string | boolean | null }[];
}
export interface Chat {
  type: "chat";
  seat: number | null;
  text: string;
  at: number;
}
export interface Consent {
  type: "consent";
  what: string;
  by: number;
  answers: Record<string, boolean | null>;
  open: boolean;
}
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export type Incoming = Hello | Sent | Done | Refused | Why | Hint | Odds | Presence | Chat | Consent | TableChanged;

export type Outgoing =
  | { type: "move"; key: string; ply: number; seat: number; action: Action }
  | { type: "undo"; key: string; seat: number }
  | { type: "why"; key: string; seat: number; target: string[] }
  | { type: "hint"; key: string; seat: number }
  | { type: "odds"; key: string; seat: number; action: Action }
  | { type: "consent"; what: string; answer: boolean }
  | { type: "chat"; text: string }
  | { type: "return"; seat: number }
  | { type: "ping" };
