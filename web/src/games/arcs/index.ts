import type { GameModule } from "../../lib/game";
import { kindOf, nameOf } from "../../lib/narrowing";
import Ambitions from "./panels/Ambitions.svelte";
import Area from "./panels/Area.svelte";
import Aside from "./prompts/Aside.svelte";
import Board from "./board/Board.svelte";
import Court from "./panels/Court.svelte";
import Dossier from "./panels/Dossier.svelte";
import Own from "./panels/Own.svelte";
import Race from "./panels/Race.svelte";
import { motion } from "./motion";
import { cardIcon, LAST_CHAPTER, siteOf } from "./tables";
import { crumbOf, shipsAhead, verbsOf } from "./prompts/verbs";
import { whatOf } from "./what";
import { buildingAt, burns, labelOf, sum, trophiesOf, viewOf } from "./view";

const VERBS: Record<string, string> = {
  lead: "ui-up",
  surpass: "ui-up",
  copy: "arcana-facedown",
  pivot: "ui-rotate-right",
  pass: "act-pass",
  declare: "arcs-declare",
  seize: "arcs-initiative",
  tax: "arcs-tax",
  "build-city": "arcs-city",
  "build-starport": "arcs-starport",
  "build-ship": "arcs-ship",
  build: "arcs-build",
  move: "arcs-move",
  repair: "arcs-repair",
  influence: "arcs-influence",
  secure: "arcs-secure",
  battle: "arcs-battle",
  "end-turn": "ui-check",
  done: "ui-check",
  discard: "ui-discard",
  rearrange: "fx-swap",
  keep: "ui-check",
  mulligan: "fx-redraw",
  reroll: "fx-redraw",
  prelude: "arcs-pip",
};
const ODDS: Record<string, string> = {
  hits: "die-hit",
  buildings: "die-building-hit",
  keys: "die-key",
  losses: "die-self-hit",
  intercept: "die-intercept",
};
const NUMBERS: Record<string, string> = { fresh: "arcs-ship", damaged: "arcs-ship-damaged" };

const arcs: GameModule = {
  Board,
  Own,
  desk: { plate: { XL: 372, L: 292, M: 268, S: 222 }, hand: { XL: 470, L: 340, M: 318, S: 262 } },
  logBelowRivals: ["XL", "L", "M"],
  plates: "column",
  Plate: Area,
  plated: (target) => kindOf(target) === "slot",
  Dossier,
  Bar: Race,
  Aside,
  panels: [
    {
      id: "ambitions",
      title: "arcs-web-ambitions",
      icon: "ambition-warlord",
      Body: Ambitions,
      holds: (target) => kindOf(target) === "ambition",
    },
    {
      id: "court",
      title: "arcs-web-court",
      icon: "ui-court",
      Body: Court,
      holds: (target, table) => kindOf(target) === "card" && viewOf(table).court.some((c) => c.card === nameOf(target)),
    },
  ],
  amounts: ["number:fresh.", "number:damaged.", "die:skirmish.", "die:assault.", "die:raid.", "number:"],
  odds: ["collect-dice"],
  endings: ["do:end-turn", "do:pass"],
  verbs: verbsOf,
  crumb: crumbOf,
  asks: burns,
  chances: ["secure", "collect-dice", "mulligan"],
  automatic: ["done", "ships"],
  ahead: shipsAhead,
  carried: ["ship", "wreck", "card"],
  icon(target, table) {
    const [kind, name] = [kindOf(target), nameOf(target)];
    if (kind === "card") return cardIcon(name);
    if (kind === "system") return siteOf[name]?.site === "gate" ? "arcs-gate" : `arcs-planet-${siteOf[name]?.site}`;
    if (kind === "ship") return "arcs-ship";
    if (kind === "wreck") return "arcs-ship-damaged";
    if (kind === "hit") return name === "ship" ? "arcs-ship-damaged" : "arcs-trophy";
    if (kind === "building") return `arcs-${buildingAt(viewOf(table), name)?.kind ?? "city"}`;
    if (kind === "resource") return `arcs-${name}`;
    if (kind === "slot") return slotIcon(name, viewOf(table).players);
    if (kind === "ambition") return `ambition-${name}`;
    if (kind === "seat") return `seat-${Number(name) + 1}`;
    if (kind === "die" || kind === "face") return `die-${name.split(".")[0]}`;
    if (kind === "number") return NUMBERS[name.split(".")[0]!];
    if (kind === "odds") return ODDS[name];
    return VERBS[name];
  },
  label: labelOf,
  what: whatOf,
  score: (table, seat) => viewOf(table)?.players[seat]?.power,
  facts(table, seat) {
    const p = viewOf(table)?.players[seat];
    if (!p) return [];
    const own = seat === table.seat;
    return [
      { icon: "ui-hand", value: p.hand.length, title: "arcs-web-hand" },
      { icon: "arcs-trophy", value: trophiesOf(p), title: "arcs-web-trophies" },
      { icon: "arcs-captive", value: sum(p.captives), title: "arcs-web-captives" },
      { icon: "arcs-agent", value: p.agents, title: "arcs-web-agents", ...(own && { carries: "do:influence" }) },
      { icon: "arcs-ship", value: p.ships, title: "arcs-web-ships" },
    ];
  },
  progress: (table) =>
    viewOf(table) ? [{ id: "arcs-web-chapter", args: { n: viewOf(table).chapter, of: LAST_CHAPTER } }] : [],
  begins: { event: "chapter-began", number: "chapter", title: "web-chapter" },
  motion,
  learn: () => import("./learn"),
};

function slotIcon(name: string, players: { resources: string[]; arriving: string[] }[]): string | undefined {
  const [seat, slot] = name.split(".");
  const player = players[Number(seat)];
  const token = slot === "new" ? player?.arriving[0] : player?.resources[Number(slot)];
  return token ? `arcs-${token}` : undefined;
}

export default arcs;
