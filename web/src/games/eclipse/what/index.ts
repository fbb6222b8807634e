/** "What is this?" for everything on the table: a picture, what it is and does, its current numbers. */
import { maybe, t } from "../../../lib/i18n.svelte";
import { kindOf, nameOf } from "../../../lib/narrowing";
import type { Table } from "../../../lib/table.svelte";
import { parted } from "../names";
import { FACTIONS, PART, TECH, tintOf } from "../tables";
import { mine, NUMERALS, RESOURCES, signed, viewOf } from "../view";
import { fleet, sector, shipOf, space, squareOf } from "./map";
import { number, type Answer } from "./numbers";
import { PLAYERS } from "./players";

/** Rules that say what a thing is for. messages: eclipse-rule-* */
const rule = (id: string) => t(`eclipse-rule-${id}-text`);

type Say = (name: string, table: Table) => Answer | undefined;

const SAYS: Record<string, Say> = {
  ...PLAYERS,
  sector,
  hex: space,
  ship: fleet,
  rival: fleet,
  enemy: fleet,
  square: squareOf,
  cube: squareOf,
  edge: (name, table) => {
    const [id = "", edge = ""] = name.split(".");
    const hex = viewOf(table).hexes.find((h) => h.sector === id);
    const state = hex?.joined.includes(Number(edge)) ? "open" : "shut";
    return {
      picture: { sprite: "eclipse/wormhole" },
      kind: t(`eclipse-web-wormhole-${state}`),
      text: rule("concepts_wormholes"),
    };
  },
  disc: (name, table) => (name === "track" ? influence(table) : sector(name, table)),
  find: () => ({
    picture: { sprite: "eclipse/discovery" },
    kind: t("eclipse-piece-discovery"),
    text: rule("concepts_discovery"),
  }),
  artifact: () => ({
    picture: { sprite: "eclipse/artifact" },
    kind: t("eclipse-artifact"),
    text: t("eclipse-tech-artifact_key-text"),
  }),
  structure: (name) => {
    const { what } = parted(name);
    return {
      picture: { sprite: `eclipse/${what}` },
      kind: t(`eclipse-structure-${what}`),
      text: t(`eclipse-structure-${what}-text`),
    };
  },
  stack: (name, table) => ({
    picture: { sprite: "eclipse/hex-a" },
    kind: NUMERALS[name] ?? "",
    text: rule("explore_empty"),
    numbers: [
      number("ui-deck", t("eclipse-web-stack-left"), viewOf(table).stacks[name] ?? 0),
      number("ui-discard", t("eclipse-web-stack-discarded"), viewOf(table).discards[name]?.length ?? 0),
    ],
  }),
  bag: (name, table) => {
    const view = viewOf(table);
    if (name === "technologies")
      return {
        text: rule("cleanup_technologies"),
        numbers: [number("ui-deck", table.name("bag:technologies"), view.tech_bag)],
      };
    if (name === "reputation")
      return {
        text: rule("combat_reputation"),
        numbers: [number("ui-deck", table.name("bag:reputation"), view.reputation_bag)],
      };
    return {
      picture: { sprite: "eclipse/discovery" },
      text: rule("concepts_discovery"),
      numbers: [number("ui-deck", table.name("bag:discoveries"), view.discovery_stack)],
    };
  },
  marker: (name) =>
    name === "start"
      ? { picture: { print: "eclipse/ideas/start_player" }, text: rule("action_pass") }
      : { picture: { print: "eclipse/ideas/traitor" }, text: t("eclipse-piece-traitor-text") },
  colony: (_, table) => {
    const me = mine(table);
    return {
      picture: { print: "eclipse/ideas/colony" },
      text: t("eclipse-piece-colony_ship-text"),
      numbers: me
        ? [number("ecl-colony", t("eclipse-web-colony-ready"), `${me.colony_ships} / ${me.colony_ships_in_all}`)]
        : [],
    };
  },
  kept: (_, table) => ({
    picture: { sprite: "eclipse/discovery" },
    text: rule("concepts_discovery"),
    numbers: [number("ecl-reputation", t("eclipse-web-points"), mine(table)?.points.discoveries ?? 0)],
  }),
  grave: (name, table) => ({
    picture: { print: "eclipse/ideas/graveyard" },
    text: t("eclipse-graveyard-text"),
    numbers: [number("pop-cube", t("eclipse-piece-cube"), mine(table)?.graves[name] ?? 0)],
  }),
  field: (name) => ({
    picture: { print: `eclipse/ideas/${name}` },
    kind: t("eclipse-track-action"),
    text: t("eclipse-track-action-text"),
  }),
  ambassador: (name) => ({
    picture: { sprite: "eclipse/ambassador", seat: Number(name) },
    text: t("eclipse-piece-ambassador-text"),
  }),
  reputation: (name) => ({
    picture: { print: "eclipse/ideas/reputation" },
    text: t("eclipse-track-reputation-text"),
    numbers: [number("ecl-reputation", t("eclipse-web-points"), Number(name))],
  }),
  drawn: (name, table) => SAYS.reputation!(name, table),
  tech: technology,
  part: (name) => ({
    picture: { print: `eclipse/parts/${name}`, tint: tintOf(name) },
    kind: t(PART[name]?.ancient ? "eclipse-web-kept-parts" : "eclipse-web-parts"),
    text: t(`eclipse-part-${name}-text`),
    numbers: [number("part-source", t("eclipse-stat-energy"), signed(PART[name]?.energy ?? 0))],
  }),
  slot: (name, table) => {
    const [ship = "", slot = ""] = name.split(".");
    const print = mine(table)?.blueprints.find((b) => b.ship === ship);
    const part = print?.slots[Number(slot)]?.part;
    const answer = part ? SAYS.part!(part, table)! : { text: rule("upgrade_parts") };
    return {
      ...answer,
      kind: part ? t(`eclipse-part-${part}`) : t("eclipse-web-empty"),
      numbers: print ? shipOf(print) : [],
    };
  },
  discovery: (name) => ({
    picture: { print: `eclipse/discoveries/${name}`, tint: "ancient" },
    kind: t("eclipse-piece-discovery"),
    text: t(`eclipse-discovery-${name}-text`),
  }),
  species: (name) => ({
    picture: { print: `eclipse/species/${name}`, tint: `faction-${FACTIONS.find((f) => f.id === name)?.colour}` },
    text: t(`eclipse-species-${name}-text`),
  }),
  seat: player,
  track: (name, table) => {
    const me = mine(table);
    return {
      picture: { sprite: "eclipse/cube", seat: table.seat ?? 0 },
      kind: t("eclipse-track-population"),
      text: rule("concepts_production"),
      numbers: me
        ? [
            number("pop-cube", t("eclipse-piece-cube"), me.track[name] ?? 0),
            number(`ecl-${name}`, t("eclipse-web-income"), signed(me.production[name] ?? 0)),
            number(`ecl-${name}`, t("eclipse-web-cube-less"), signed(me.production_less[name] ?? 0)),
          ]
        : [],
    };
  },
  store: (name, table) => {
    const me = mine(table);
    return {
      kind: t("eclipse-track-storage"),
      text: rule("concepts_trade"),
      numbers: me
        ? [
            number(`ecl-${name}`, t("eclipse-web-stored"), me.store[name] ?? 0),
            number(`ecl-${name}`, t("eclipse-web-income"), signed(me.production[name] ?? 0)),
            number("fx-swap", t("eclipse-web-trade-rate"), `${me.trade}:1`),
          ]
        : [],
    };
  },
  build: (name, table) => {
    const me = mine(table);
    const print = me?.blueprints.find((b) => b.ship === name);
    const structure = name === "orbital" || name === "monolith";
    return {
      picture: { sprite: `eclipse/${name}`, seat: structure ? null : table.seat },
      text: t(structure ? `eclipse-structure-${name}-text` : `eclipse-ship-${name}-text`),
      numbers: [
        number("ecl-materials", t("eclipse-web-cost"), me?.costs[name] ?? 0),
        ...(print ? shipOf(print).slice(0, 5) : []),
      ],
    };
  },
  do: verb,
  round: (_, table) => ({
    picture: { print: "eclipse/ideas/new_dawn" },
    kind: t("eclipse-track-round"),
    text: rule("aim_rounds"),
    numbers: [number("act-pass", t("eclipse-web-round-now"), `${viewOf(table).round} / ${viewOf(table).rounds}`)],
  }),
  turn: () => ({ text: rule("explore_place") }),
};

function technology(name: string, table: Table): Answer {
  const [view, me, tech] = [viewOf(table), mine(table), TECH[name]];
  const offer = view.market.find((o) => o.tech === name);
  const owners = view.players.filter((p) => p.techs.flat().includes(name)).map((p) => table.person(p.seat));
  return {
    picture: { print: `eclipse/technologies/${name}`, tint: tech?.category ?? "" },
    kind: tech ? t(`eclipse-category-${tech.category}`) : "",
    text: t(`eclipse-tech-${name}-text`),
    numbers: [
      number(
        "ecl-science",
        t(offer?.price ? "eclipse-web-price" : "eclipse-web-cost"),
        offer?.price ?? tech?.cost ?? 0,
      ),
      ...(me ? [number("ecl-science", t("eclipse-web-your-science"), me.store.science ?? 0)] : []),
      number("ui-deck", t("eclipse-web-tiles-left"), offer?.count ?? 0),
      ...(owners.length > 0 ? [number("ui-check", t("eclipse-web-owners"), owners.join(", "))] : []),
    ],
  };
}

function influence(table: Table): Answer {
  const me = mine(table);
  return {
    picture: { sprite: "eclipse/disc", seat: table.seat ?? 0 },
    kind: t("eclipse-track-influence"),
    text: rule("concepts_upkeep"),
    numbers: me
      ? [
          number("ecl-disc", t("eclipse-web-discs-left"), me.discs),
          number("ecl-money", t("eclipse-web-upkeep"), signed(-me.upkeep)),
          number("ecl-money", t("eclipse-web-one-disc-less"), signed(-me.upkeep_less)),
          number("ecl-money", t("eclipse-web-left"), me.balance),
        ]
      : [],
  };
}

function player(name: string, table: Table): Answer | undefined {
  const p = viewOf(table).players[Number(name)];
  if (!p?.faction) return undefined;
  return {
    ...SAYS.species!(p.faction, table)!,
    kind: t(`eclipse-species-${p.faction}`),
    numbers: [
      ...RESOURCES.map((r) =>
        number(`ecl-${r}`, t(`eclipse-resource-${r}`), `${p.store[r] ?? 0} (${signed(p.production[r] ?? 0)})`),
      ),
      number("ecl-disc", t("eclipse-web-discs-left"), p.discs),
      number("ecl-money", t("eclipse-web-upkeep"), signed(-p.upkeep)),
      number("ecl-ambassador", t("eclipse-piece-ambassador"), p.friends.length),
    ],
  };
}

/** Actions on the action track, and what can be done besides them. */
const VERBS: Record<string, string> = {
  explore: "explore_target",
  influence: "influence_discs",
  research: "research_price",
  upgrade: "upgrade_parts",
  build: "build_two",
  move: "move_moves",
  pass: "action_pass",
  trade: "concepts_trade",
  offer: "diplomacy_relations",
  attack: "combat_dice",
  fire: "combat_missiles",
  bomb: "combat_bombs",
  discard: "explore_place",
  points: "concepts_discovery",
  front: "concepts_discovery",
  resign: "combat_elimination",
};
const PRINTED = new Set(["explore", "influence", "research", "upgrade", "build", "move", "pass", "trade"]);

function verb(name: string, table: Table): Answer | undefined {
  if (name === "pass-round") return { text: t("eclipse-web-pass-round-text") };
  const id = VERBS[name];
  if (!id) return undefined;
  const times = mine(table)?.activations[name];
  return {
    ...(PRINTED.has(name) && { picture: { print: `eclipse/ideas/${name}` } }),
    text: rule(id),
    numbers: times ? [number(`act-${name}`, t("eclipse-web-times"), times)] : [],
  };
}

export function what(target: string, table: Table): Answer | undefined {
  if (!viewOf(table)) return undefined;
  const answer = SAYS[kindOf(target)]?.(nameOf(target), table);
  if (!answer) return undefined;
  const name =
    kindOf(target) === "do" ? (maybe(`eclipse-action-${nameOf(target)}`) ?? table.name(target)) : table.name(target);
  return { name, ...answer };
}
