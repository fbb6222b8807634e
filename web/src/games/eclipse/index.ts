import type { GameModule, Panel } from "../../lib/game";
import type { EclipseView } from "../../generated/eclipse";
import type { Option } from "../../generated/service";
import { screen } from "../../lib/screen.svelte";
import Ask from "./prompts/Ask.svelte";
import Board from "./board/Board.svelte";
import Box from "./panels/Box.svelte";
import Footer from "./panels/Footer.svelte";
import Hangar from "./panels/Hangar.svelte";
import MyBoard from "./panels/MyBoard.svelte";
import { icon, label } from "./names";
import Ships from "./panels/Ships.svelte";
import { shortcuts } from "./prompts/shortcuts";
import Standing from "./panels/Standing.svelte";
import Supply from "./panels/Supply.svelte";
import { motion } from "./motion";
import { summands } from "./summands";
import { boardOf } from "./tables";
import { what } from "./what";
import { provokes, totalOf, viewOf } from "./view";

const SHIPS: Panel = { id: "ships", title: "eclipse-web-ships", icon: "ship-cruiser", Body: Ships };
const SUPPLY: Panel = {
  id: "supply",
  title: "eclipse-web-group-technologies",
  icon: "act-research",
  Body: Supply,
};
const MINE: Panel = { id: "mine", title: "eclipse-web-my-board", icon: "ui-table", Body: MyBoard };

/** Offers, losses, and moves into battle or against a partner need a confirmation. */
const ASKED = new Set(["offer", "give_up"]);

const isDraft = (option: Option) => option.action.type === "draft";
const boardOfDraft = (option: Option) => boardOf(String(option.action.faction));

const eclipse: GameModule = {
  Board,
  Own: Footer,
  desk: { hand: { XL: 520, L: 448, M: 424, S: 230 } },
  logBelowRivals: ["XL", "L", "M"],
  plates: "column",
  Plate: Standing,
  Dossier: Hangar,
  Aside: Ask,
  Bar: Box,
  get panels() {
    return screen.phone ? [MINE, SHIPS, SUPPLY] : [SUPPLY, SHIPS];
  },
  motion,
  odds: ["move_ship", "attack", "fire_missiles"],
  endings: ["do:pass", "do:discard", "do:resign"],
  chances: ["attack", "fire_missiles", "attack_population"],
  automatic: ["done", "stop"],
  // All Terran factions have the same board and equal home sectors.
  alike: (options) => options.every(isDraft) && new Set(options.map(boardOfDraft)).size === 1,
  asks: (option, table) =>
    ASKED.has(option.action.type) ||
    (option.action.type === "move_ship" && provokes(viewOf(table), String(option.action.target), option.action.seat)),
  shortcuts,
  carried: ["ship", "disc", "part", "store", "drawn", "reputation"],
  icon,
  label,
  what,
  score: (table, seat) => (viewOf(table)?.players[seat]?.faction ? totalOf(viewOf(table).players[seat]) : undefined),
  facts: () => [],
  summands: (view, _, seat, part) => summands(view as EclipseView, seat, part),
  progress(table) {
    const view = viewOf(table);
    if (!view || view.round < 1) return [];
    // messages: eclipse-phase-*
    const phase = ["action", "combat", "upkeep", "cleanup"].includes(view.phase)
      ? [{ id: `eclipse-phase-${view.phase}` }]
      : [];
    return [{ id: "eclipse-web-round", args: { n: view.round, of: view.rounds } }, ...phase];
  },
  begins: { event: "round_began", number: "round", title: "web-round" },
  learn: () => import("./learn"),
};

export default eclipse;
