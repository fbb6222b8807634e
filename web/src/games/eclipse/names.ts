/** Icons and names of all targets. */
import { maybe, t } from "../../lib/i18n.svelte";
import type { IconName } from "../../lib/icons";
import { kindOf, nameOf } from "../../lib/narrowing";
import type { Table } from "../../lib/table.svelte";
import { parting } from "../../lib/words";
import { cellOf, key, neighbour, ring, type Cell } from "./board/geometry";
import { partIcon, techIcon } from "./tables";
import { viewOf } from "./view";

const VERBS: Record<string, IconName> = {
  explore: "act-explore",
  influence: "act-influence",
  research: "act-research",
  upgrade: "act-upgrade",
  build: "act-build",
  move: "act-move",
  pass: "act-pass",
  done: "ui-check",
  stop: "ui-check",
  resign: "ui-close",
  trade: "fx-swap",
  offer: "ecl-ambassador",
  yes: "ui-check",
  no: "ui-close",
  discard: "ui-discard",
  points: "ecl-discovery",
  front: "ecl-discovery",
  remove: "ui-minus",
  attack: "part-cannon",
  fire: "part-missile",
  stay: "ecl-graveyard",
  bomb: "act-reaction",
  spare: "ui-check",
  decline: "ui-undo",
};

const ODDS: Record<string, IconName> = {
  win: "ui-odds",
  defeat: "ui-odds",
  lost: "ecl-graveyard",
  sunk: "part-cannon",
};

/** "cruiser@101.2" -> cruiser, 101, 2 */
export function parted(name: string): { what: string; sector: string; rest: string } {
  const [, what = name, sector = "", rest = ""] = /^([^@]*)@([^.]*)\.?(.*)$/.exec(name) ?? [];
  return { what, sector, rest };
}

export function squareIcon(kind: string): IconName {
  const resource = kind.replace("advanced_", "");
  return resource === "gray" ? "ui-why" : resource === "orbital" ? "pop-orbital" : `ecl-${resource}`;
}

export function icon(target: string): IconName | undefined {
  const [kind, name] = [kindOf(target), nameOf(target)];
  switch (kind) {
    case "do":
      return VERBS[name];
    case "odds":
      return ODDS[name];
    case "seat":
      return `seat-${Number(name) + 1}`;
    case "species":
      return "ui-globe";
    case "hex":
      return "act-explore";
    case "sector":
      return "ui-map";
    case "turn":
      return "ui-rotate-right";
    case "square":
    case "cube":
      return squareIcon(parted(name).what);
    case "disc":
      return "ecl-disc";
    case "ship":
    case "enemy":
      return `ship-${parted(name).what}`;
    case "rival":
      return `ship-${parted(name).what.split(".").at(-1)}`;
    case "tech":
      return techIcon(name);
    case "part":
      return partIcon(name);
    case "slot":
      return `ship-${name.split(".")[0]}`;
    case "build":
      return name === "orbital" ? "pop-orbital" : name === "monolith" ? "ecl-monolith" : `ship-${name}`;
    case "track":
    case "store":
      return `ecl-${name}`;
    case "reputation":
    case "drawn":
      return "ecl-reputation";
    default:
      return undefined;
  }
}

const BAGS: Record<string, string> = {
  technologies: "eclipse-web-tech-bag",
  reputation: "eclipse-web-reputation-bag",
  discoveries: "eclipse-web-discovery-stack",
};

/**
 * Names composed of several things. messages: eclipse-square-*, eclipse-ship-*, eclipse-resource-*, eclipse-structure-*
 */
export function label(target: string, table: Table): string | undefined {
  const [kind, name] = [kindOf(target), nameOf(target)];
  const { what, sector, rest } = parted(name);
  const place = (id: string) => table.name(`sector:${id}`);
  switch (kind) {
    case "hex":
      return spaceName(cellOf(name), table);
    case "turn":
      return t("eclipse-web-turn", { n: Number(name) * 60 });
    case "square":
      return sector ? t("eclipse-web-at", { what: t(`eclipse-square-${what}`), place: place(sector) }) : undefined;
    case "cube":
      return t("eclipse-web-cube-at", { what: t(`eclipse-square-${what}`), place: place(sector) });
    case "disc":
      return name === "track"
        ? t("eclipse-track-influence")
        : t("eclipse-web-at", { what: t("eclipse-piece-disc"), place: place(name) });
    case "ship":
      return sector ? t("eclipse-web-at", { what: t(`eclipse-ship-${what}`), place: place(sector) }) : undefined;
    case "enemy":
      return t("eclipse-web-enemy", { ship: t(`eclipse-ship-${what}`), damage: Number(rest) });
    case "rival":
      return rivalName(what, place(sector), table);
    case "slot":
      return t("eclipse-web-slot", {
        ship: t(`eclipse-ship-${name.split(".")[0]}`),
        n: Number(name.split(".")[1]) + 1,
      });
    case "build":
      return ["orbital", "monolith"].includes(name) ? t(`eclipse-structure-${name}`) : t(`eclipse-ship-${name}`);
    case "track":
      return t("eclipse-web-track", { resource: t(`eclipse-resource-${name}`) });
    case "store":
      return t(`eclipse-resource-${name}`);
    case "reputation":
    case "drawn":
      return t("eclipse-web-reputation-tile", { n: Number(name) });
    case "find":
      return t("eclipse-web-at", { what: t("eclipse-piece-discovery"), place: place(name) });
    case "artifact":
      return t("eclipse-web-at", { what: t("eclipse-artifact"), place: place(name) });
    case "structure":
      return t("eclipse-web-at", { what: t(`eclipse-structure-${what}`), place: place(sector) });
    case "edge":
      return t("eclipse-web-at", { what: t("eclipse-wormhole"), place: place(name.split(".")[0]!) });
    default:
      return boardName(kind, name, table);
  }
}

const WAYS = ["n", "ne", "se", "s", "sw", "nw"] as const;

/** An empty space: its direction from the neighboring sector closest to the center. */
function spaceName(space: Cell, table: Table): string {
  const beside = WAYS.map((way, e) => ({ way, ...neighbour(space, (e + 3) % 6) }))
    .map((c) => ({ ...c, sector: viewOf(table).hexes.find((h) => h.q === c.q && h.r === c.r)?.sector }))
    .filter((c) => c.sector !== undefined)
    .sort((a, b) => ring(a) - ring(b));
  const [near] = beside;
  return near ? t("eclipse-web-hex", { way: near.way, sector: table.name(`sector:${near.sector}`) }) : key(space);
}

/** Things beside the map and on the board. */
function boardName(kind: string, name: string, table: Table): string | undefined {
  switch (kind) {
    case "bag":
      return t(BAGS[name]!);
    case "marker":
      return t(name === "start" ? "eclipse-piece-start_player" : "eclipse-piece-traitor");
    case "colony":
      return t("eclipse-piece-colony_ship");
    case "kept":
      return t("eclipse-part-discoveries");
    case "grave":
      return t("eclipse-web-grave", { resource: t(`eclipse-resource-${name}`) });
    case "field":
      return t("eclipse-web-field", { action: t(`eclipse-action-${name}`) });
    case "ambassador":
      return t("eclipse-web-ambassador", { name: table.person(Number(name)) });
    default:
      return undefined;
  }
}

function rivalName(what: string, place: string, table: Table): string {
  const [seat, ship] = what.includes(".") ? what.split(".") : ["", what];
  const at = t("eclipse-web-at", { what: t(`eclipse-ship-${ship}`), place });
  return seat ? `${table.person(Number(seat))}: ${at}` : at;
}

/** The name of a technology or part on a small tile. messages: eclipse-brief-* */
export function brief(kind: "tech" | "part", id: string): string {
  return parting(maybe(`eclipse-brief-${id}`) ?? t(`eclipse-${kind}-${id}`));
}
