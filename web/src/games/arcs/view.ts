/** What the server tells a seat about a game of Arcs, and helpers to read it. No rules belong here. */
import type { ArcsView, BuildingView, PlayerView } from "../../generated/arcs";
import { t } from "../../lib/i18n.svelte";
import { kindOf, nameOf } from "../../lib/narrowing";
import type { Table } from "../../lib/table.svelte";
import type { Option } from "../../generated/service";

// messages: arcs-web-*, arcs-amount-*, arcs-card-*, arcs-suit-*, arcs-resource-*, arcs-ambition-*, arcs-leader-*, arcs-piece-*, arcs-mode-*, arcs-hit-*
export const viewOf = (table: Table): ArcsView => table.view as ArcsView;
export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
export const trophiesOf = (p: PlayerView): number => sum(p.trophies.flatMap((x) => Object.values(x)));

/** Whether a token would be spent for nothing, which needs a confirmation. */
export function burns(option: Option | undefined, table: Table): boolean {
  if (option?.action.type !== "spend") return false;
  return option.targets.some((x) => kindOf(x) === "resource" && viewOf(table).wasted.includes(nameOf(x)));
}

export interface Standing {
  seat: number;
  count: number;
  /** 1, 2, or 0 for none. */
  place: number;
}

/** How much each player has for an ambition, most first. */
export function standing(view: ArcsView, ambition: string): Standing[] {
  return view.players
    .map((p) => ({ seat: p.seat, count: p.counts[ambition] ?? 0, place: p.places[ambition] ?? 0 }))
    .filter((s) => s.count > 0)
    .sort((a, b) => b.count - a.count || a.seat - b.seat);
}

export function buildingAt(view: ArcsView, place: string): BuildingView | undefined {
  return view.systems.flatMap((s) => s.buildings).find((b) => b.place === place);
}

/** The name of a thing without its own message. */
export function labelOf(target: string, table: Table): string | undefined {
  const [kind, name] = [target.slice(0, target.indexOf(":")), target.slice(target.indexOf(":") + 1)];
  const system = () => table.name(`system:${name}`);
  if (kind === "ship") return t("arcs-web-ships-at", { system: system() });
  if (kind === "wreck") return t("arcs-web-wrecks-at", { system: system() });
  if (kind === "building") {
    const found = buildingAt(viewOf(table), name);
    const piece = t(`arcs-piece-${found?.kind ?? "building"}`);
    return t("arcs-web-building-at", {
      piece,
      owner: found ? table.person(found.owner) : "",
      system: table.name(`system:${name.split(".")[0]}`),
    });
  }
  if (kind === "cluster") return t("arcs-web-cluster", { n: name });
  if (kind === "number") return name;
  return kind === "slot" ? slotLabel(name, table) : undefined;
}

function slotLabel(name: string, table: Table): string {
  const [seat, slot] = name.split(".");
  const player = viewOf(table).players[Number(seat)];
  const token = slot === "new" ? player?.arriving[0] : player?.resources[Number(slot)];
  const what = token ? t(`arcs-resource-${token}`) : t("arcs-web-empty-slot");
  if (slot === "new") return t("arcs-web-arriving", { what });
  return t("arcs-web-slot", { what, n: Number(slot) + 1, owner: table.person(Number(seat)) });
}
