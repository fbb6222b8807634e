/** Where things are in the window, by their names at the table. */
import type { Point } from "../geometry";
import type { Table } from "../table.svelte";
import type { Place } from "./types";

const isPoint = (place: Place): place is Point =>
  typeof place === "object" && "x" in place && !(place instanceof Element);

const inSight = (node: Element): boolean => {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The seat that a place belongs to: "trophies:2", "slot:2.1". */
const seatIn = (name: string): string | undefined => /^[\w-]+:(\d)(?:\.|$)/.exec(name)?.[1];

/** What is drawn of a place itself. */
export const drawn = (table: Table, name: string): Element | undefined => table.nodes(name).find(inSight);

/** The element of a place. If it is collapsed, the plate of its seat. */
export function find(table: Table, place: Place): Element | undefined {
  if (place instanceof Element) return place.isConnected ? place : undefined;
  if (isPoint(place)) return undefined;
  const own = drawn(table, place);
  if (own) return own;
  const seat = seatIn(place);
  return seat === undefined || place.startsWith("plate:") ? undefined : find(table, `plate:${seat}`);
}

/** The position of a place; if it isn't drawn at all, the middle of the board. */
export function boxOf(table: Table, place: Place): DOMRect {
  if (isPoint(place)) return new DOMRect(place.x, place.y, 0, 0);
  const node = find(table, place) ?? document.getElementById("board");
  if (!node) return new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const box = node.getBoundingClientRect();
  if (node.id !== "board") return box;
  return new DOMRect(box.x + box.width / 2, box.y + box.height / 2, 0, 0);
}

export const middle = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Moves the map if the place is on it and out of view. Returns whether it did. */
export function bringIntoSight(table: Table, place: Place): boolean {
  const [node, board, camera] = [find(table, place), document.getElementById("board"), table.camera];
  if (!node || !camera || !board?.contains(node)) return false;
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const [from, to] = [camera.point(left, top), camera.point(right, bottom)];
  camera.see({ x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y });
  return camera.gliding;
}
