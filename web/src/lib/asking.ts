/** What a table and its components exchange: states of things, answers, refusals. */
import type { Expected, Line, Option, Reason } from "../generated/service";

/** "other": it belongs to a different action than the one being chosen; pointing at it switches. */
export type TargetState = "legal" | "chosen" | "other" | "idle";

export interface Refusal {
  targets: string[];
  reason: Reason | null;
  line: Line;
}

/** A thing being asked about: its position, its dock, and why it can't be used now. */
export interface Glance {
  target: string;
  box: DOMRect;
  dock: DOMRect | null;
  refusal: Refusal | null;
}

export interface Handlers {
  send?: (option: Option) => void;
  why?: (targets: string[]) => Promise<Refusal>;
  /** Whether enough was chosen to send the only action left; by default, one thing is enough. */
  ready?: (chosen: readonly string[]) => boolean;
  /** Answer only explicit questions, not a resting pointer. */
  calm?: boolean;
  /** What an action would bring, exactly or approximately. */
  odds?: (option: Option) => Promise<Expected[]>;
}

/** An action that also answers the next question. */
export interface Foretelling extends Option {
  then?: string[];
}
