/** The messages between page and workers. */
import type { Progress, Shared } from "./boot";

export type ToEngine =
  | { type: "start"; shared: Shared; thinker: MessagePort; pause: number | null }
  | { type: "request"; id: number; method: string; address: string; body: string }
  | { type: "open"; channel: number; table: string; since: number }
  | { type: "say"; channel: number; text: string }
  | { type: "close"; channel: number };

export type FromEngine =
  | { type: "progress"; progress: Progress }
  | { type: "ready"; shared: Shared }
  | { type: "failed"; why: string }
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "opened"; channel: number; there: boolean }
  | { type: "heard"; channel: number; text: string };

export interface ToThinker {
  type: "start";
  shared: Shared;
  engine: MessagePort;
}
export interface Task {
  id: number;
  task: Uint8Array;
}
export interface Thought {
  id: number;
  answer?: Uint8Array;
  failed?: string;
}
