import type { GameModule } from "../../lib/game";
import { kindOf, nameOf } from "../../lib/narrowing";
import { t } from "../../lib/i18n.svelte";
import Board from "./board/Board.svelte";
import Dossier from "./panels/Dossier.svelte";
import Guild from "./panels/Guild.svelte";
import Hand from "./panels/Hand.svelte";
import Holdings from "./panels/Holdings.svelte";
import { motion } from "./motion";
import Sum from "./prompts/Sum.svelte";
import { summands } from "./summands";
import { kindIcon, viewOf } from "./view";
import { whatOf } from "./what";

const VERBS: Record<string, string> = {
  discard: "ui-discard",
  call_militia: "arcana-militia",
  play: "arcana-place",
  keep_stake: "ui-deck",
  remove_stake: "arcana-seal",
};

const arcana: GameModule = {
  Board,
  Own: Hand,
  desk: {
    plate: { XL: 260, L: 210, M: 196, S: 176 },
    hand: { XL: 600, L: 520, M: 470, S: 400 },
    high: { XL: 206, L: 176, M: 156, S: 156 },
  },
  plates: "board",
  Plate: Guild,
  Aside: Sum,
  Dossier,
  panels: [
    {
      id: "holdings",
      title: "arcana-web-holdings",
      watched: "arcana-web-holdings-all",
      icon: "ui-deck",
      Body: Holdings,
    },
  ],
  chances: ["call_militia", "play"],
  icon(target, table) {
    const [kind, name] = [kindOf(target), nameOf(target)];
    if (kind === "card") return kindIcon(viewOf(table).faces[name]);
    if (kind === "zone") return "arcana-place";
    if (kind === "guild") return `guild-${name}`;
    if (kind === "objective") return "arcana-objective";
    if (kind === "seat") return `seat-${Number(name) + 1}`;
    return VERBS[name];
  },
  what: whatOf,
  carried: ["card", "back"],
  label(target, table) {
    if (kindOf(target) !== "back") return undefined;
    const agent = viewOf(table)
      .zones.flatMap((z) => z.agents)
      .find((a) => a.target === target);
    return agent ? t("arcana-web-back", { owner: table.person(agent.owner) }) : undefined;
  },
  score: (table, seat) => viewOf(table)?.seats[seat]?.vp,
  facts(table, seat) {
    const s = viewOf(table)?.seats[seat];
    if (!s) return [];
    const fielded = viewOf(table)
      .zones.flatMap((z) => z.agents)
      .filter((a) => a.owner === seat).length;
    return [
      { icon: "ui-hand", value: s.hand_size, title: "arcana-web-hand" },
      { icon: "ui-deck", value: s.deck, title: "arcana-web-deck" },
      { icon: "ui-discard", value: s.resources.length, title: "arcana-web-resources-short" },
      { icon: "arcana-agent", value: fielded, title: "arcana-web-fielded" },
    ];
  },
  summands: (_, table, seat, part) =>
    summands(
      table.told.map((told) => told.event),
      seat,
      part,
    ),
  progress: (table) => (viewOf(table)?.round ? [{ id: "arcana-web-round", args: { n: viewOf(table).round } }] : []),
  begins: { event: "round_began", number: "round", title: "web-round" },
  motion,
  learn: () => import("./learn"),
};

export default arcana;
