/** The things of Arcs in motion, and where they come from and go to. */
import type { ArcsView } from "../../../generated/arcs";
import type { Actor, Place, Stage } from "../../../lib/director/types";
import ActionCard from "../board/ActionCard.svelte";
import { actionFace, tintOf } from "../tables";

/** Screen pixels for a number of map units. */
export const onMap = (stage: Stage, units: number): number => units * (stage.table.camera?.scale ?? 1);

export const ship = (stage: Stage, seat: number, damaged = false): Actor => ({
  sprite: "arcs/ship",
  seat,
  form: damaged ? "damaged" : "",
  size: Math.max(22, onMap(stage, 37)),
});
export const building = (stage: Stage, kind: string, seat: number, damaged = false): Actor => ({
  sprite: `arcs/${kind}`,
  seat,
  form: damaged ? "damaged" : "",
  size: Math.max(24, onMap(stage, 41)),
});
export const agent = (seat: number): Actor => ({ sprite: "arcs/agent", seat, size: 34 });
export const token = (resource: string, size = 34): Actor => ({ sprite: `arcs/token-${resource}`, size });
export const lantern: Actor = { sprite: "arcs/initiative", size: 42 };
export const back = (width = 40): Actor => ({ back: "lore", icon: "arcs-gate", width });

/** A card with its face: an action card, or the print of any other. */
export const card = (id: string, width = 72): Actor =>
  actionFace(id) ? { draw: ActionCard, props: { card: id } } : { print: `arcs/${id}`, tint: tintOf(id), width };

export const system = (place: string): string => place.split(".")[0]!;
export const isPlanet = (place: string): boolean => place.includes(".");
/** A seat's ships in a system: the group, or the system if there is none yet. */
export const fleet = (stage: Stage, at: string, seat: number, damaged = false): Place => {
  const names = damaged ? [`wrecks:${at}.${seat}`, `fleet:${at}.${seat}`] : [`fleet:${at}.${seat}`];
  return names.find((name) => stage.find(name) !== undefined) ?? `harbour:${at}`;
};
/** A seat's ships hit in a system: one miniature each, if they are drawn individually. */
export function struck(stage: Stage, at: string, seat: number, damaged: boolean, count: number): Element[] {
  const drawn = (name: string) => [...(stage.find(`${name}:${at}.${seat}`)?.querySelectorAll(".sprite") ?? [])];
  const ships = damaged ? [...drawn("wrecks"), ...drawn("fleet")] : drawn("fleet");
  const site = before(stage).systems.find((s) => s.id === at);
  const all = (site?.fresh[seat] ?? 0) + (damaged ? (site?.damaged[seat] ?? 0) : 0);
  return ships.length === all ? ships.slice(0, count) : [];
}
/** The place of a piece: a building's slot, or a group of ships. */
export const standsAt = (stage: Stage, piece: string, place: string, seat: number, damaged = false): Place =>
  piece === "ship" ? fleet(stage, system(place), seat, damaged) : `spot:${place}`;

export const trophies = (seat: number): Place => `arcs-web-trophies:${seat}`;
export const captives = (seat: number): Place => `arcs-web-captives:${seat}`;
export const before = (stage: Stage): ArcsView => stage.before as ArcsView;
export const after = (stage: Stage): ArcsView => stage.after as ArcsView;

/** The slot with a token of this kind in a view; the plate if there is none. */
export function slotWith(view: ArcsView, seat: number, resource: string): Place {
  const i = view.players[seat]!.resources.indexOf(resource);
  return i < 0 ? `plate:${seat}` : `slot:${seat}.${i}`;
}
/** The slot that a gained token goes to. */
export function slotFor(stage: Stage, seat: number, resource: string): Place {
  const [old, now] = [before(stage).players[seat]!.resources, after(stage).players[seat]!.resources];
  const i = now.findIndex((r, n) => r === resource && old[n] !== resource);
  return i < 0 ? slotWith(after(stage), seat, resource) : `slot:${seat}.${i}`;
}
/** The place of a seat's hand: my own fan, or another player's plate. */
export const handOf = (stage: Stage, seat: number): Place => (stage.table.seat === seat ? "hand" : `plate:${seat}`);

/** The middle of the board, at the size of a card shown to everyone. */
export function centre(): Place {
  const box = document.getElementById("board")?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height * 0.46 } : { x: innerWidth / 2, y: innerHeight / 2 };
}

/** A card that flies away does not lie there any longer. */
export function leave(stage: Stage, place: Place): Place {
  void stage.move(place, [{ opacity: 1 }, { opacity: 0 }], 120);
  return place;
}

/** From a place to the middle, where everybody can read it, and on to where it belongs. */
export async function show(stage: Stage, what: Actor, from: Place, to: Place, hold: number): Promise<void> {
  stage.sound("card_slide", 380);
  const home = typeof to === "string" && to.startsWith("cards:") ? { end: 0.35, fade: true } : {}; // small on a plate
  await stage.present(what, from, centre(), to, { hold: stage.own ? 0 : hold, ...home });
}

export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.min(n, 8) }, (_, i) => make(i));
