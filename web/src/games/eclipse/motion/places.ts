/** Where the things of Eclipse come from and go to, and their size there. */
import type { Actor, Place, Stage } from "../../../lib/director/types";
import type { EclipseView } from "../../../generated/eclipse";
import { shipSprite } from "../tables";
import { SIZE } from "../board/geometry";

export const before = (stage: Stage) => stage.before as EclipseView;
export const after = (stage: Stage) => stage.after as EclipseView;

/** A player's counter: on my own board by its name, otherwise on the plate. */
function counter(stage: Stage, seat: number, mine: string, name: string): Place {
  return stage.table.seat === seat && stage.find(mine) ? mine : `purse:${seat}.${name}`;
}
export const cubesOf = (stage: Stage, seat: number, resource: string) =>
  counter(stage, seat, `track:${resource}`, resource);
export const storeOf = (stage: Stage, seat: number, resource: string) =>
  counter(stage, seat, `store:${resource}`, resource);
export const discsOf = (stage: Stage, seat: number) => counter(stage, seat, "disc:track", "discs");
export const plateOf = (seat: number): Place => `plate:${seat}`;

/** Window pixels per unit of the map. */
export function unit(stage: Stage, sector: string): number {
  return stage.find(`sector:${sector}`) ? stage.box(`sector:${sector}`).width / (2 * SIZE) : 0.6;
}

/** A point of a sector: to the right of and below its middle, in units of the map. */
export function spot(stage: Stage, sector: string, dx = 0, dy = 0): Place {
  const box = stage.box(`sector:${sector}`);
  const k = unit(stage, sector);
  return { x: box.x + box.width / 2 + dx * k, y: box.y + box.height / 2 + dy * k };
}
/** The positions of ships and discs. */
export const FLEET = 33;
export const DISC = -30;

export const ship = (stage: Stage, seat: number | null, type: string, sector: string): Actor => ({
  sprite: shipSprite(type),
  seat,
  size: Math.max(22, 34 * unit(stage, sector)),
});
export const disc = (stage: Stage, seat: number, sector?: string): Actor => ({
  sprite: "eclipse/disc",
  seat,
  size: sector ? Math.max(16, 27 * unit(stage, sector)) : 26,
});
export const cube = (seat: number): Actor => ({ sprite: "eclipse/cube", seat, size: 26 });

/** The number in a player's store in the new view. */
export function counted(stage: Stage, seat: number, resource: string): Promise<void> {
  const place = storeOf(stage, seat, resource);
  return stage.count(place, after(stage).players[seat]?.store[resource] ?? 0);
}
