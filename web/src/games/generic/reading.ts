/** How to read the view of any game: which fields are shown, their titles, and which of them are things. */
import { isRef } from "../../lib/fluent";
import { kindsOfThings, seatFields } from "../../lib/guests";
import { maybe } from "../../lib/i18n.svelte";
import { idOf, kindOf } from "../../lib/narrowing";
import type { Table } from "../../lib/table.svelte";

export type Struct = Record<string, unknown>;

export const isStruct = (value: unknown): value is Struct =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list of things with the same fields, shown as a table. */
export const isRows = (value: unknown[]): value is Struct[] => value.length > 0 && value.every(isStruct);

/** The visible fields of a struct: those the game has words for, or all if it has none. */
export function fieldsOf(table: Table, struct: Struct): string[] {
  const all = Object.keys(struct).filter((field) => field !== "type");
  const named = all.filter((field) => headingOf(table, field) !== undefined);
  return named.length > 0 ? named : all;
}

/** The title of a field: its own message, or the name of a thing, as in `{ wood: 2 }`. */
export function labelOf(table: Table, field: string): string {
  return headingOf(table, field) ?? thingOf(table, field, field)?.name ?? field.replaceAll("_", " ");
}

// messages: *-view-*
const headingOf = (table: Table, field: string): string | undefined => maybe(`${table.game}-view-${field}`);

export const seatMark = (table: Table, field: string) => seatFields(table.game)[field];

export interface Thing {
  target: string;
  name: string;
}

/** A value as a thing of the game, if the game has a name for it or it is a target now: "heap:0", "card:B1". */
export function thingOf(table: Table, field: string, value: unknown): Thing | undefined {
  const names = isStruct(value) ? [value.target, value.id, value.name] : [value];
  const targets = names.flatMap((name) => targetsOf(table, field, name));
  const target = targets.find((x) => hasName(table, x)) ?? targets.find((x) => isAsked(table, x));
  return target === undefined ? undefined : { target, name: table.name(target) };
}

/** What a value may mean: a target, or the name of one whose kind follows from the field or the name. */
function targetsOf(table: Table, field: string, name: unknown): string[] {
  if (isRef(name)) return [name];
  if (typeof name === "number") return [`${kindIn(field)}:${name}`];
  if (typeof name !== "string") return [];
  const kind = kindsOfThings(table.game)[idOf(name)];
  return [kindIn(field), ...(kind ? [kind] : [])].map((each) => `${each}:${name}`);
}

/** The kind of things in a field: `heaps` and `own_heaps` hold heaps. */
const kindIn = (field: string): string => field.split("_").at(-1)!.replace(/s$/, "");

const hasName = (table: Table, target: string): boolean =>
  kindOf(target) === "seat" || maybe(`${table.game}-${idOf(target)}`) !== undefined;

const isAsked = (table: Table, target: string): boolean => table.options.some((o) => o.targets.includes(target));
