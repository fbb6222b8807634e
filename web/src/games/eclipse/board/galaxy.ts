/** Helpers to read the map: where things are, and where the question is. */
import { kindOf, nameOf } from "../../../lib/narrowing";
import type { Option } from "../../../generated/service";
import { cellOf, key, type Cell } from "./geometry";
import { parted } from "../names";
import type { HexPicture } from "../view";

/** The space of a target, if it is on the map. */
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
