/** Which connection a table has: its name tells. */
import type { Connection } from "./connection";
import { device } from "./device.svelte";
import { server } from "./server";

/** How the names of tables on this device begin (src/stolik/browser/tables.py). */
const HERE = "here-";

export const isHere = (table: string): boolean => table.startsWith(HERE);

/** Whom to ask about a table. */
export const connectionOf = (table: string): Connection => (isHere(table) ? device : server);
