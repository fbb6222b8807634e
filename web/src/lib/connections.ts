/** Finds a table's connection by its name. */
import type { Connection } from "./connection";
import { device } from "./device.svelte";
import { server } from "./server";

/** Prefix of the names of tables on this device (src/stolik/browser/tables.py). */
const HERE = "here-";

export const isHere = (table: string): boolean => table.startsWith(HERE);

/** The connection to use for a table. */
export const connectionOf = (table: string): Connection => (isHere(table) ? device : server);
