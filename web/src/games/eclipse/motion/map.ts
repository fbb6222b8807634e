/** Recipes: what happens on the map, and at the drawing board. */
import { t } from "../../../lib/i18n.svelte";
import type { Place, Stage } from "../../../lib/director/types";
import { centre, neighbour } from "../board/geometry";
import Tile from "../board/Tile.svelte";
import { discoveryIcon, shipSprite, TECH, tintOf } from "../tables";
import { NUMERALS, signed } from "../view";
import Refit from "./Refit.svelte";
import TileBack from "./TileBack.svelte";
import { after, before, counted, cube, cubesOf, disc, DISC, discsOf, FLEET, plateOf, ship, spot, unit } from "./places";
import type { Recipes } from "./types";

/** Sectors connected to this one by wormholes. */
function joined(stage: Stage, sector: string): string[] {
  const { hexes } = after(stage);
  const hex = hexes.find((h) => h.sector === sector);
  return (hex?.joined ?? []).flatMap((e) => {
    const next = neighbour(hex!, e);
    return hexes.filter((h) => h.q === next.q && h.r === next.r).map((h) => h.sector);
  });
}

/** The changes in the values of a design. */
function figures(stage: Stage, seat: number, type: string): string {
  const [was, is] = [before(stage), after(stage)].map((v) => v.players[seat]?.blueprints.find((b) => b.ship === type));
  if (!was || !is) return "";
  const stats = ["initiative", "movement", "computer", "shield", "hull", "energy"] as const;
  const changes = stats.filter((s) => was[s] !== is[s]).map((s) => `${t(`eclipse-stat-${s}`)} ${was[s]} → ${is[s]}`);
  return [t(`eclipse-ship-${type}`), ...changes].join(" · ");
}

const wide = (stage: Stage, hex: string) => Math.max(60, stage.box(`hex:${hex}`).width || 110);

export const map: Recipes<
  | "tile_drawn"
  | "tile_placed"
  | "tile_discarded"
  | "disc_placed"
  | "disc_returned"
  | "colonized"
  | "discovery_found"
  | "discovery_kept"
  | "discovery_used"
  | "ship_found"
  | "researched"
  | "discs_gained"
  | "part_removed"
  | "part_placed"
  | "part_kept"
  | "built"
  | "ship_moved"
> = {
  tile_drawn: async (e, stage) => {
    const place = `hex:${e.hex}`;
    const stack = after(stage).fringe[e.hex] ?? before(stage).fringe[e.hex] ?? "outer";
    const width = wide(stage, e.hex);
    stage.sound("tile", 520);
    await stage.fly({ draw: TileBack, props: { numeral: NUMERALS[stack], width } }, `stack:${stack}`, place, {
      ms: 560,
      spin: 120,
      fade: true,
    });
    await stage.slide({ draw: Tile, props: { id: e.sector, width } }, place, place, { ms: 240 });
  },
  tile_placed: async (e, stage) => {
    stage.sound("tile", 260);
    const place = `hex:${e.hex}`;
    await stage.drop({ draw: Tile, props: { id: e.sector, turn: e.turn, width: wide(stage, e.hex) } }, place, {
      ms: 300,
    });
    const near = joined(stage, e.sector).slice(0, 4);
    if (near.length > 0)
      stage.note(
        t("eclipse-web-note-joined", { sectors: near.map((s) => stage.table.name(`sector:${s}`)).join(", ") }),
      );
    await stage.all(...near.map((sector) => stage.ring(`sector:${sector}`)));
  },
  tile_discarded: async (e, stage, scene) => {
    stage.sound("tile");
    await stage.fly({ draw: Tile, props: { id: e.sector, width: 90 } }, scene.place ?? "stack:outer", "stack:outer", {
      scale: 0.3,
      fade: true,
    });
  },
  disc_placed: async (e, stage) => {
    const hex = after(stage).hexes.find((h) => h.sector === e.sector);
    if (hex) stage.note(t("eclipse-web-note-points", { n: hex.worth }));
    stage.sound("marker", 480);
    await stage.fly(disc(stage, e.seat, e.sector), discsOf(stage, e.seat), spot(stage, e.sector, 0, DISC));
    await stage.ring(`sector:${e.sector}`, { seat: e.seat });
  },
  disc_returned: async (e, stage) => {
    stage.sound("marker", 560);
    await stage.fly({ copy: `disc:${e.sector}` }, `disc:${e.sector}`, discsOf(stage, e.seat), { ms: 620, fade: true });
  },
  colonized: async (e, stage) => {
    const square = `square:${e.square}@${e.sector}`;
    const goal = stage.find(square) ? square : spot(stage, e.sector);
    stage.sound("put_down", 500);
    await stage.fly(
      { ...cube(e.seat), size: Math.max(16, 25 * unit(stage, e.sector)) },
      cubesOf(stage, e.seat, e.track),
      goal,
      {
        ms: 560,
      },
    );
    const p = after(stage).players[e.seat];
    stage.note(
      t("eclipse-web-note-income", {
        resource: t(`eclipse-resource-${e.track}`),
        n: signed(p?.production[e.track] ?? 0),
      }),
    );
  },
  discovery_found: async (e, stage) => {
    stage.sound("discovery");
    await stage.fly({ copy: `find:${e.sector}` }, `find:${e.sector}`, spot(stage, e.sector, 0, -20), {
      ms: 500,
      scale: 1.8,
    });
    if (e.tile) {
      stage.note(t(`eclipse-discovery-${e.tile}-text`));
      await stage.slide(
        { print: `eclipse/discoveries/${e.tile}`, tint: "ancient", width: 96 },
        spot(stage, e.sector, 0, -20),
        spot(stage, e.sector, 0, -20),
        { ms: 300 },
      );
    }
  },
  discovery_kept: (e, stage, scene) => {
    stage.sound("tile", 460);
    const from = scene.place ?? "bag:discoveries";
    return stage.fly({ sprite: "eclipse/discovery", size: 40 }, from, plateOf(e.seat), { fade: true });
  },
  discovery_used: async (e, stage, scene) => {
    stage.note(t(`eclipse-discovery-${e.tile}-text`));
    stage.sound("discovery");
    const print = { print: `eclipse/discoveries/${e.tile}`, tint: "ancient", width: 110 };
    await stage.fly(print, scene.place ?? "board:middle", plateOf(e.seat), { ms: 900, scale: 0.5 });
    await stage.fly({ icon: discoveryIcon(e.tile), size: 26 }, plateOf(e.seat), plateOf(e.seat), {
      ms: 200,
      fade: true,
    });
  },
  ship_found: async (e, stage) => {
    stage.sound("put_down");
    await stage.drop(ship(stage, e.seat, e.ship, e.sector), spot(stage, e.sector, 0, FLEET));
    await stage.ring(`sector:${e.sector}`, { seat: e.seat });
  },
  researched: async (e, stage) => {
    stage.note(t(`eclipse-tech-${e.tech}-text`));
    stage.sound("card_slide", 700);
    const tint = TECH[e.tech]?.category;
    await stage.fly({ print: `eclipse/technologies/${e.tech}`, tint, width: 64 }, `tech:${e.tech}`, plateOf(e.seat), {
      ms: 900,
      scale: 0.6,
    });
    await counted(stage, e.seat, "science");
  },
  discs_gained: (e, stage) => {
    stage.sound("marker", 280);
    const discs = Array.from({ length: e.count }, () => disc(stage, e.seat));
    return stage.deal(discs, "bag:technologies", discsOf(stage, e.seat), { fade: true });
  },
  part_removed: async (e, stage) => {
    const from = await refitted(stage, e.seat, e.ship, e.slot);
    stage.sound("pick_up");
    const print = { print: `eclipse/parts/${e.part}`, tint: tintOf(e.part), width: 40 };
    await stage.fly(print, from, "board:middle", { ms: 420, fade: true });
  },
  part_placed: async (e, stage) => {
    stage.note(figures(stage, e.seat, e.ship));
    const goal = await refitted(stage, e.seat, e.ship, e.slot);
    stage.sound("put_down", 580);
    const print = { print: `eclipse/parts/${e.part}`, tint: tintOf(e.part), width: 52 };
    const from = stage.find(`part:${e.part}`) ? `part:${e.part}` : "board:middle";
    await stage.fly(print, from, goal, { ms: 620, scale: 0.7 });
    if (!stage.own) await stage.wait(500);
  },
  part_kept: (e, stage) => {
    stage.sound("put_down", 380);
    const print = { print: `eclipse/parts/${e.part}`, tint: tintOf(e.part), width: 52 };
    return stage.fly(print, "board:middle", plateOf(e.seat), { ms: 420 });
  },
  built: async (e, stage) => {
    const structure = e.item === "orbital" || e.item === "monolith";
    stage.sound(structure || e.item === "starbase" ? "building" : "put_down", 540);
    const size = Math.max(24, 34 * unit(stage, e.sector));
    const actor = structure
      ? { sprite: `eclipse/${e.item}`, size }
      : { sprite: shipSprite(e.item), seat: e.seat, size };
    await stage.fly(actor, plateOf(e.seat), spot(stage, e.sector, 0, structure ? 0 : FLEET), { ms: 620 });
    await stage.all(stage.ring(`sector:${e.sector}`, { seat: e.seat }), counted(stage, e.seat, "materials"));
  },
  ship_moved: async (e, stage) => {
    const goal = after(stage).hexes.find((h) => h.sector === e.target);
    if (goal?.fighting.includes(e.seat)) stage.note(t("eclipse-web-note-battle"));
    const own = stage.table.seat === e.seat;
    const place = own ? `ship:${e.ship}@${e.origin}` : `rival:${e.seat}.${e.ship}@${e.origin}`;
    const left = before(stage)
      .hexes.find((h) => h.sector === e.origin)
      ?.fleets.find((f) => f.seat === e.seat)?.ships[e.ship];
    const actor = left === 1 && stage.find(place) ? { copy: place } : ship(stage, e.seat, e.ship, e.origin);
    stage.sound("slide", 300);
    await stage.route(
      actor,
      [spot(stage, e.origin, 0, FLEET), gate(stage, e.origin, e.target), spot(stage, e.target, 0, FLEET)],
      {
        ms: 210,
        seat: e.seat,
      },
    );
  },
};

const REFIT = { width: 250, height: 320 };

/** A square of a blueprint: on my own board, or on a copy beside another player's plate. */
async function refitted(stage: Stage, seat: number, type: string, slot: number): Promise<Place> {
  if (stage.table.seat === seat && stage.find(`slot:${type}.${slot}`)) return `slot:${type}.${slot}`;
  const player = before(stage).players[seat];
  const print = player?.blueprints.find((b) => b.ship === type);
  if (!player || !print) return plateOf(seat);
  const plate = stage.box(plateOf(seat));
  const x = Math.min(plate.right + 12, innerWidth - REFIT.width - 8);
  const { free } = stage.table.slots; // below it, the caption tells what is done
  const beside = plate.bottom + (x < plate.right ? 8 : -plate.height);
  const y = Math.max(56, Math.min(beside, free.y + free.h - REFIT.height));
  const bench = stage.show(Refit, { table: stage.table, player, print }, new DOMRect(x, y, REFIT.width, 0));
  await stage.move(bench, [{ opacity: 0 }, { opacity: 1 }], 160);
  return bench.querySelectorAll(".slot")[slot] ?? plateOf(seat);
}

/** The wormhole between two sectors. */
function gate(stage: Stage, from: string, to: string) {
  const [a, b] = [from, to].map((sector) => before(stage).hexes.find((h) => h.sector === sector));
  if (!a || !b) return spot(stage, to);
  const [p, q] = [centre(a.q, a.r), centre(b.q, b.r)];
  return spot(stage, from, (q.x - p.x) / 2, (q.y - p.y) / 2);
}
