/** The page's counterpart: a server over the network, or the worker on this device. Both speak the same protocol. */
import type { LiveHeard, LiveSaid } from "../generated/service";

/** The live channel of a table. */
export interface Channel {
  /** Whether messages sent now will arrive. */
  readonly open: boolean;
  say(message: LiveHeard): void;
  close(): void;
}

/** A listener of a channel. */
export interface Ear {
  opened(): void;
  heard(message: LiveSaid): void;
  /** The channel has ended. `gone`: the table doesn't exist or isn't ours. */
  ended(gone: boolean): void;
}

export interface Connection {
  /** A request to an address of the server. */
  fetch(request: Request): Promise<Response>;
  /** The live channel of a table; `since` is the last number known here. */
  channel(table: string, since: number, token: string, ear: Ear): Channel;
}
