/** Players' things: stores, discs, tiles, points, ship designs; and the things of a battle. */
import { number as digits, t } from "../../../lib/i18n.svelte";
import type { Table } from "../../../lib/table.svelte";
import { titleAndSeat } from "../../../lib/what";
import type { PlayerView } from "../../../generated/eclipse";
import { dieOf, shipSprite } from "../tables";
import { CATEGORIES, mine, NEUTRAL, signed, totalOf, viewOf } from "../view";
import { shipOf } from "./map";
import { number, type Answer, type Figure } from "./numbers";

type Say = (name: string, table: Table) => Answer | undefined;

/** Rules that say what a thing is for. messages: eclipse-rule-* */
const rule = (id: string) => t(`eclipse-rule-${id}-text`);

/** The same value for every player. */
const everybody = (table: Table, of: (p: PlayerView) => number | string): Figure[] =>
  viewOf(table)
    .players.filter((p) => p.faction)
    .map((p) => number(`seat-${p.seat + 1}`, table.person(p.seat), of(p)));

/** How much a player has of something, and how much the others have: "money.2". */
const purse: Say = (name, table) => {
  const [resource, seat] = titleAndSeat(name);
  return {
    name: t(`eclipse-resource-${resource}`),
    icon: `ecl-${resource}`,
    kind: table.person(seat),
    text: rule("concepts_production"),
    numbers: everybody(table, (p) => `${p.store[resource] ?? 0} (${signed(p.production[resource] ?? 0)})`),
  };
};

const counted =
  (title: string, icon: string, id: string, of: (p: PlayerView) => number | string): Say =>
  (name, table) => ({
    name: t(title),
    icon,
    kind: table.person(Number(name)),
    text: rule(id),
    numbers: everybody(table, of),
  });

const score: Say = (name, table) => {
  const player = viewOf(table).players[Number(name)];
  // messages: eclipse-part-*
  const parts = Object.entries(player?.points ?? {}).filter(([, n]) => n !== 0);
  return {
    name: t("eclipse-web-points"),
    icon: "ecl-reputation",
    kind: `${table.person(Number(name))}: ${digits(totalOf(player))}`,
    text: rule("scoring_points"),
    numbers: parts.map(([part, n]) => number("ecl-reputation", t(`eclipse-part-${part}`), digits(n))).slice(0, 6),
  };
};

/** A player's type of ship, wherever it is: "2.cruiser"; neutral ships: "-1.ancient". */
const design: Say = (name, table) => {
  const cut = name.indexOf(".");
  const [seat, type] = [Number(name.slice(0, cut)), name.slice(cut + 1)];
  const player = viewOf(table).players[seat];
  const print = viewOf(table).neutrals[type] ?? player?.blueprints.find((b) => b.ship === type);
  return {
    picture: { sprite: shipSprite(type), seat: seat === NEUTRAL ? null : seat },
    name: t(`eclipse-ship-${type}`),
    kind: seat === NEUTRAL ? "" : table.person(seat),
    text: t(`eclipse-ship-${type}-text`),
    numbers: print ? shipOf(print) : [],
  };
};

const category: Say = (name, table) => {
  const at = CATEGORIES.indexOf(name as (typeof CATEGORIES)[number]);
  const me = mine(table);
  return {
    name: t(`eclipse-category-${name}`),
    icon: `tech-${name}`,
    text: rule("research_price"),
    numbers: me
      ? [
          number("ecl-science", t("eclipse-web-discount"), signed(-(me.discounts[at] ?? 0))),
          number("ecl-reputation", t("eclipse-web-points"), me.tech_points[at] ?? 0),
        ]
      : [],
  };
};

/** A rolled die: "2.5" does two damage and shows five. */
const die: Say = (name) => {
  const [power = "1", face = ""] = name.split(".");
  return {
    picture: { sprite: dieOf(Number(face), Number(power)).sprite },
    name: t("eclipse-web-die", { face: Number(face), power: Number(power) }),
    text: rule("combat_hit"),
    numbers: [number("part-cannon", t("eclipse-stat-cannon"), power)],
  };
};

export const PLAYERS: Record<string, Say> = {
  purse,
  score,
  fleet: design,
  category,
  die,
  discs: counted("eclipse-web-discs-left", "ecl-disc", "concepts_upkeep", (p) => `${p.discs} (${signed(-p.upkeep)})`),
  tiles: counted("eclipse-piece-reputation", "ecl-reputation", "combat_reputation", (p) => p.reputation_tiles),
  friends: counted("eclipse-piece-ambassador", "ecl-ambassador", "diplomacy_relations", (p) => p.friends.length),
  rate: (_, table) => ({
    name: t("eclipse-web-trade-rate"),
    icon: "fx-swap",
    text: rule("concepts_trade"),
    numbers: everybody(table, (p) => `${p.trade}:1`),
  }),
  place: () => ({
    name: t("eclipse-track-reputation"),
    icon: "ecl-reputation",
    text: t("eclipse-track-reputation-text"),
  }),
  balance: (_, table) => {
    const me = mine(table);
    return {
      name: t("eclipse-web-left"),
      icon: "ecl-money",
      text: rule("upkeep_pay"),
      numbers: me
        ? [
            number("ecl-money", t("eclipse-web-stored"), me.store.money ?? 0),
            number("ecl-money", t("eclipse-web-income"), signed(me.production.money ?? 0)),
            number("ecl-disc", t("eclipse-web-upkeep"), signed(-me.upkeep)),
            number("ecl-money", t("eclipse-web-left"), digits(me.balance)),
          ]
        : [],
    };
  },
};
