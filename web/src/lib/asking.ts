/** What passes between a table and whoever is asked there: states of things, answers, refusals. */
import type { Expected, Line, Option, Reason } from "../generated/service";

/** "other": it belongs to another action than the one that is being chosen; pointing at it switches. */
export type TargetState = "legal" | "chosen" | "other" | "idle";

export interface Refusal {
  targets: string[];
  reason: Reason | null;
  line: Line;
}

/** What is asked about by resting on it: where it lies, in which dock, and why it cannot be used now. */
export interface Glance {
  target: string;
  box: DOMRect;
  dock: DOMRect | null;
  refusal: Refusal | null;
}

export interface Handlers {
  send?: (option: Option) => void;
  why?: (targets: string[]) => Promise<Refusal>;
  /** Whether enough was pointed at to send the one action that is left; without it one thing is enough. */
  ready?: (chosen: readonly string[]) => boolean;
  /** Answer only who asks, not who rests the pointer on something. */
  calm?: boolean;
  /** What an action of one's own would bring, exactly or nearly. */
  odds?: (option: Option) => Promise<Expected[]>;
}

/** An action that also answers what will be asked next. */
export interface Foretelling extends Option {
  then?: string[];
}
