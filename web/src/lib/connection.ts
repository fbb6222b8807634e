/** Whom the page asks: a service over the network, or the worker of this device. Both say the same things. */
import type { LiveHeard, LiveSaid } from "../generated/service";

/** The live channel of a table. */
export interface Channel {
  /** Whether what is said now arrives. */
  readonly open: boolean;
  say(message: LiveHeard): void;
  close(): void;
}

/** Whoever listens to a channel. */
export interface Ear {
  opened(): void;
  heard(message: LiveSaid): void;
  /** It has ended. `gone`: there is no such table, or none for us. */
  ended(gone: boolean): void;
}

export interface Connection {
  /** A request to an address of the service. */
  fetch(request: Request): Promise<Response>;
  /** The live channel of a table; `since`: the last number that is known here. */
  channel(table: string, since: number, token: string, ear: Ear): Channel;
}
