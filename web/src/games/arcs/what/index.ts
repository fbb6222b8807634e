/** "What is this?" for everything in Arcs: its picture, what it does, and its current values. */
import type { SystemView } from "../../../generated/arcs";
import { maybe, t } from "../../../lib/i18n.svelte";
import { kindOf, nameOf } from "../../../lib/narrowing";
import type { Table } from "../../../lib/table.svelte";
import type { What } from "../../../lib/what";
import { actionFace, dieOf, guildSuit, isVox, leaders, siteOf, tintOf } from "../tables";
import { buildingAt, standing, sum, viewOf } from "../view";
import { AROUND } from "./around";
import { rule, seats, type Teller } from "./telling";

// messages: arcs-web-what-*

const free = (system: SystemView): number =>
  Math.max(0, system.slots - system.buildings.filter((b) => b.place.startsWith(`${system.id}.`)).length);

const system: Teller = (name, table) => {
  const found = viewOf(table).systems.find((s) => s.id === name);
  if (!found) return undefined;
  const gate = siteOf[name]?.site === "gate";
  const holder = found.control === null ? t("arcs-web-what-nobody") : table.person(found.control);
  return {
    picture: { sprite: gate ? "arcs/gate" : `arcs/planet-${found.type}` },
    kind: t(gate ? "arcs-web-what-gate" : "arcs-web-what-planet"),
    text: t(gate ? "arcs-web-what-gate-text" : "arcs-web-what-planet-text"),
    numbers: [
      { icon: "arcs-declare", label: t("arcs-web-what-control"), value: holder },
      ...(gate ? [] : [{ icon: "arcs-build", label: t("arcs-web-what-free"), value: free(found) }]),
      ...seats(table, (seat) => found.fresh[seat]! + found.damaged[seat]!),
    ],
  };
};

const ships =
  (damaged: boolean): Teller =>
  (name, table) => {
    const found = viewOf(table).systems.find((s) => s.id === name);
    const seat = table.seat ?? 0;
    return {
      picture: { sprite: "arcs/ship", seat, form: damaged ? "damaged" : "" },
      text: t(damaged ? "arcs-web-what-wreck-text" : "arcs-web-what-ship-text"),
      numbers: [
        { icon: "arcs-ship", label: t("arcs-amount-number-fresh"), value: found?.fresh[seat] ?? 0 },
        { icon: "arcs-ship-damaged", label: t("arcs-amount-number-damaged"), value: found?.damaged[seat] ?? 0 },
        { icon: "arcs-ship", label: t("arcs-web-ships"), value: viewOf(table).players[seat]?.ships ?? 0 },
      ],
    };
  };

const building: Teller = (name, table) => {
  const found = buildingAt(viewOf(table), name);
  if (!found) return undefined;
  return {
    picture: { sprite: `arcs/${found.kind}`, seat: found.owner, form: found.damaged ? "damaged" : "" },
    text: t(`arcs-web-what-${found.kind}-text`),
    numbers: [
      { icon: `seat-${found.owner + 1}`, label: t("arcs-web-what-owner"), value: table.person(found.owner) },
      {
        icon: "arcs-repair",
        label: t("arcs-web-what-state"),
        value: t(found.damaged ? "arcs-web-what-damaged" : "arcs-web-what-whole"),
      },
      ...(found.used ? [{ icon: "ui-check", label: t("arcs-web-what-used"), value: "✓" }] : []),
    ],
  };
};

const resource: Teller = (name, table) => ({
  picture: { sprite: `arcs/token-${name}` },
  text: maybe(`arcs-resource-${name}-text`),
  numbers: [{ icon: `arcs-${name}`, label: t("arcs-web-supply"), value: viewOf(table).supply[name] ?? 0 }],
});

const slot: Teller = (name, table) => {
  const [seat, place] = name.split(".");
  const player = viewOf(table).players[Number(seat)];
  const token = place === "new" ? player?.arriving[0] : player?.resources[Number(place)];
  const cost = player?.raid_costs[Number(place)];
  if (Number(place) >= (player?.slots ?? 0) && !token && place !== "new")
    return { kind: t("arcs-web-locked"), text: rule("slots") };
  return {
    ...(token ? resource(token, table) : { text: t("arcs-web-what-slot-text") }),
    ...(cost === undefined ? {} : { numbers: [{ icon: "die-key", label: t("arcs-web-raid-cost"), value: cost }] }),
  };
};

const ambition: Teller = (name, table) => {
  const markers = viewOf(table).markers.filter((m) => m.ambition === name);
  return {
    picture: { sprite: `arcs/ambition-${markers[0]?.flipped ? "flipped" : "fresh"}` },
    text: maybe(`arcs-ambition-${name}-text`),
    numbers: [
      ...markers.map((m) => ({
        icon: "arcs-power",
        label: t("arcs-web-marker", { first: m.first, second: m.second }),
        value: m.first,
      })),
      ...standing(viewOf(table), name).map((s) => ({
        icon: `seat-${s.seat + 1}`,
        label: table.person(s.seat),
        value: s.count,
      })),
    ].slice(0, 6),
  };
};

function cardKind(name: string): string {
  if (actionFace(name)) return t("arcs-web-what-action");
  if (guildSuit(name)) return t("arcs-web-what-guild", { resource: t(`arcs-resource-${guildSuit(name)}`) });
  if (isVox(name)) return t("arcs-web-what-vox");
  return t(leaders.some((l) => l.id === name) ? "arcs-web-what-leader" : "arcs-web-what-lore");
}

const card: Teller = (name, table) => {
  const court = viewOf(table).court.find((c) => c.card === name);
  const keys = court?.keys ? [{ icon: "die-key", label: t("arcs-web-raid-cost"), value: court.keys }] : [];
  return {
    ...(actionFace(name) ? {} : { picture: { print: `arcs/${name}`, tint: tintOf(name) } }),
    kind: cardKind(name),
    text: maybe(`arcs-card-${name}-text`),
    numbers: court ? [...seats(table, (seat) => court.agents[seat]!), ...keys] : [],
  };
};

const seat: Teller = (name, table) => {
  const player = viewOf(table).players[Number(name)];
  if (!player) return undefined;
  const taken = (from: number) => sum(Object.values(player.trophies[from] ?? {}));
  return {
    numbers: [
      { icon: "arcs-power", label: t("arcs-web-power"), value: player.power },
      ...seats(table, taken).map((n) => ({ ...n, label: `${t("arcs-web-trophies")}: ${n.label}` })),
      ...seats(table, (from) => player.captives[from] ?? 0).map((n) => ({
        ...n,
        label: `${t("arcs-web-captives")}: ${n.label}`,
      })),
      { icon: "arcs-starport", label: t("arcs-web-what-starports"), value: player.starports },
      { icon: "arcs-city", label: t("arcs-web-what-cities"), value: player.cities },
    ].slice(0, 6),
  };
};

const SYMBOLS = ["die-hit", "die-building-hit", "die-self-hit", "die-intercept", "die-key", "die-blank"];

/** A kind of dice, and the number of its six faces with each symbol. */
const die: Teller = (name) => {
  const [kind = ""] = name.split(".");
  const shows = (face: readonly unknown[], symbol: string) =>
    symbol === "die-blank" ? face.length === 0 : face.includes(symbol);
  return {
    picture: { sprite: `arcs/die-${kind}` },
    text: maybe(`arcs-web-what-${kind}-text`),
    numbers: SYMBOLS.map((symbol) => ({
      icon: symbol,
      label: t(`arcs-web-what-${symbol}`),
      value: `${dieOf(kind, 0).faces.filter((face) => shows(face, symbol)).length} / 6`,
    })).filter((n) => !n.value.startsWith("0")),
  };
};

const number: Teller = (name, table) => {
  const me = viewOf(table).players[table.seat ?? 0];
  const damaged = name.startsWith("damaged");
  return {
    name: t(damaged ? "arcs-amount-number-damaged" : "arcs-amount-number-fresh"),
    picture: { sprite: "arcs/ship", seat: table.seat ?? 0, form: damaged ? "damaged" : "" },
    text: t(damaged ? "arcs-web-what-wreck-text" : "arcs-web-what-ship-text"),
    numbers: [{ icon: "arcs-ship", label: t("arcs-web-ships"), value: me?.ships ?? 0 }],
  };
};

const cluster: Teller = () => ({ picture: { sprite: "arcs/gate" }, text: t("arcs-web-what-cluster-text") });

const TELLERS: Record<string, Teller> = {
  ...AROUND,
  system,
  ship: ships(false),
  wreck: ships(true),
  building,
  resource,
  slot,
  ambition,
  card,
  seat,
  die,
  face: die,
  number,
  cluster,
};

export const whatOf = (target: string, table: Table): What | undefined =>
  viewOf(table) ? TELLERS[kindOf(target)]?.(nameOf(target), table) : undefined;
