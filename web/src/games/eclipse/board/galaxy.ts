/** Helpers to read the map: where things are, and where the question is. */
import { kindOf, nameOf } from "../../../lib/narrowing";
import type { EclipseView } from "../../../generated/eclipse";
import type { EventLine, Option } from "../../../generated/service";
import type { Box } from "../../../lib/geometry";
import { around, cellOf, key, neighbour, ring, STEPS, type Cell } from "./geometry";
import { parted } from "../names";
import type { HexPicture } from "../view";

/** Empty spaces next to sectors are shown up to this ring; home sectors lie in ring 2. */
const INNER = 3;

/** The space that a target lies in, if it is on the map. */
export function cellFor(target: string, hexes: readonly HexPicture[]): Cell | undefined {
  const [kind, name] = [kindOf(target), nameOf(target)];
  if (kind === "hex") return cellOf(name);
  const sector = kind === "sector" || kind === "disc" ? name : parted(name).sector;
  return sector ? hexes.find((h) => h.sector === sector) : undefined;
}

/** Where the question is: all spaces that legal actions point at. */
export function placesOf(options: readonly Option[], hexes: readonly HexPicture[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const target of new Set(options.flatMap((o) => o.targets))) {
    const cell = cellFor(target, hexes);
    if (cell) found.set(key(cell), cell);
  }
  return [...found.values()];
}

/** The rectangle around the galaxy and the spaces next to it: as it is now or, given the events, as the round began. */
export function shapeOf({ hexes, round }: EclipseView, told: readonly EventLine[] = []): Box {
  const began = told.findLastIndex(({ event }) => event.type === "round_began" && event.round === round);
  const fresh = new Set(told.slice(began + 1).map(({ event }) => event.type === "tile_placed" && event.sector));
  const laid = hexes.filter((h) => !fresh.has(h.sector));
  const beside = laid.flatMap((h) => STEPS.map((_, e) => neighbour(h, e)));
  return around([...laid, ...beside.filter((cell) => ring(cell) <= INNER)], 4);
}
